import { readFileSync } from 'node:fs';

import { isEmail } from '#domain/emails';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Parses environment variables by type and collects the errors. */
export function openEnvironment(environment: Environment) {
  /** A sentence for each invalid setting. */
  const wrong: string[] = [];
  const text = (name: string, fallback = '') => environment[name]?.trim() || fallback;

  /**
   * Reads a secret from the variable itself, or from the file named by the variable with the suffix
   * `_FILE`.
   */
  const secret = (name: string) => {
    const file = text(`${name}_FILE`);
    if (text(name) !== '' || file === '') return text(name);
    try {
      return readFileSync(file, 'utf8').trim();
    } catch {
      wrong.push(`${name}_FILE is "${file}", which cannot be read.`);
      return '';
    }
  };

  const number = (name: string, fallback: number, max: number) => {
    const rawValue = text(name, String(fallback));
    const value = Number(rawValue);
    if (/^\d+$/.test(rawValue) && value <= max) return value;
    wrong.push(`${name} is "${rawValue}"; it must be a whole number from 0 to ${max}.`);
    return fallback;
  };

  const address = (name: string, fallback = '') => {
    const rawValue = withoutEndSlash(text(name));
    if (rawValue === '') return fallback;
    if (isUrl(rawValue, /^https?:$/)) return rawValue;
    wrong.push(`${name} is "${rawValue}"; it must be a full URL, such as https://example.com.`);
    return fallback;
  };

  /** The URL of a mail server; its password would be in a message that quoted it. */
  const mailServer = (name: string) => {
    const rawValue = withoutEndSlash(secret(name));
    if (rawValue === '' || isUrl(rawValue, /^smtps?:$/)) return rawValue;
    wrong.push(`${name} must be a full URL, such as smtps://user:password@mail.example.com.`);
    return '';
  };

  const addresses = (name: string) => {
    const rawValue = text(name)
      .split(/[\s,;]+/)
      .filter(Boolean);
    const invalid = rawValue.filter((one) => !isEmail(one));
    wrong.push(
      ...invalid.map((one) => `${name} contains "${one}", which is not an e-mail address.`),
    );
    return rawValue;
  };
  const origins = (name: string) =>
    text(name)
      .split(/[\s,]+/)
      .filter(Boolean)
      .map((rawValue) => originOf(name, rawValue, wrong));
  /** The setting as it is written in `options`, whatever its case. */
  const oneOf = <Option extends string>(
    name: string,
    options: readonly Option[],
    fallback: Option,
  ): Option => {
    const rawValue = text(name, fallback);
    const value = options.find((option) => option === rawValue.toLowerCase());
    if (!value) wrong.push(`${name} is "${rawValue}"; it must be one of ${options.join(', ')}.`);
    return value ?? fallback;
  };
  const isOn = (name: string, fallback = 'on') => !/^(off|false|no|0)$/i.test(text(name, fallback));

  return { wrong, text, secret, number, address, mailServer, addresses, origins, oneOf, isOn };
}

/** Name of the environment variable of a setting: ACK_ALARM_MINUTES of `ackAlarmMinutes`. */
export const settingName = (name: string): string => name.replace(/[A-Z]/g, '_$&').toUpperCase();

export type OpenEnvironment = ReturnType<typeof openEnvironment>;

const withoutEndSlash = (text: string) => text.replace(/\/+$/, '');

const isUrl = (text: string, protocols: RegExp): boolean =>
  URL.canParse(text) && protocols.test(new URL(text).protocol);

function originOf(name: string, rawValue: string, wrong: string[]): string {
  if (isUrl(rawValue, /^https?:$/)) return new URL(rawValue).origin;
  wrong.push(
    `${name} contains "${rawValue}"; each entry must be a full URL, such as https://example.com.`,
  );
  return '';
}

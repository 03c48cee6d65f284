import { readFileSync } from 'node:fs';

import { isEmail } from '#domain/emails';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Parses environment variables by type and collects the errors. */
export function openEnvironment(environment: Environment) {
  /** A sentence for each invalid setting. */
  const wrong: string[] = [];
  const text = (name: string, otherwise = '') => environment[name]?.trim() || otherwise;

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

  const number = (name: string, otherwise: number, max: number) => {
    const written = text(name, String(otherwise));
    const value = Number(written);
    if (/^\d+$/.test(written) && value <= max) return value;
    wrong.push(`${name} is "${written}"; it must be a whole number from 0 to ${max}.`);
    return otherwise;
  };

  const address = (name: string, otherwise = '', kinds = /^https?:$/, given = text(name)) => {
    const written = given.replace(/\/+$/, '');
    if (written === '') return otherwise;
    if (URL.canParse(written) && kinds.test(new URL(written).protocol)) return written;
    wrong.push(`${name} is "${written}"; it must be a full URL, such as https://example.com.`);
    return otherwise;
  };

  const addresses = (name: string) => {
    const written = text(name)
      .split(/[\s,;]+/)
      .filter(Boolean);
    const bad = written.filter((one) => !isEmail(one));
    wrong.push(...bad.map((one) => `${name} contains "${one}", which is not an e-mail address.`));
    return written;
  };
  const origins = (name: string) =>
    text(name)
      .split(/[\s,]+/)
      .filter(Boolean)
      .map((written) => originOf(name, written, wrong));
  const isOn = (name: string, otherwise = 'on') =>
    !/^(off|false|no|0)$/i.test(text(name, otherwise));

  return { wrong, text, secret, number, address, addresses, origins, isOn };
}

function originOf(name: string, written: string, wrong: string[]): string {
  if (URL.canParse(written) && /^https?:$/.test(new URL(written).protocol)) {
    return new URL(written).origin;
  }
  wrong.push(
    `${name} contains "${written}"; each entry must be a full URL, such as https://example.com.`,
  );
  return '';
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { TestServer } from './startOn';

export interface ReceivedMail {
  to: string;
  subject: string;
  /** Both versions of the body, decoded. */
  text: string;
  html: string;
  raw: string;
  /** Attachments by file name. */
  files: ReadonlyMap<string, Buffer>;
}

/** Decodes quoted-printable, or base64 if the part declares it. */
function decodeBody(part: string): string {
  const [head = '', ...rest] = part.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  if (/encoding: base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8');
  if (!/quoted-printable/i.test(head)) return body;
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_sign, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

const decodeHeader = (text: string): string =>
  text
    .replaceAll(/\r\n\s+/g, ' ')
    .replaceAll(/=\?utf-8\?([QB])\?([^?]*)\?=\s*/gi, (_all, kind, word) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString('utf8')
        : decodeBody(`encoding: quoted-printable\r\n\r\n${String(word).replaceAll('_', ' ')}`),
    );

function readMail(raw: string): ReceivedMail {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n'));
  const field = (name: string) =>
    decodeHeader(
      new RegExp(`^${name}: ((?:.*)(?:\\r\\n\\s+.*)*)`, 'im').exec(head)?.[1] ?? '',
    ).trim();
  const boundaries = Array.from(raw.matchAll(/boundary="([^"]+)"/g), ([, boundary]) => boundary);
  const parts = raw
    .split(new RegExp(boundaries.map((boundary) => `--${boundary}`).join('|') || 'none'))
    .map((part) => part.trim());
  const bodyOfType = (type: string) =>
    decodeBody(parts.find((part) => part.startsWith(`Content-Type: ${type}`)) ?? '').replaceAll(
      '\r\n',
      '\n',
    );
  return {
    to: field('To'),
    subject: field('Subject'),
    text: bodyOfType('text/plain'),
    html: bodyOfType('text/html'),
    raw,
    files: new Map(
      parts.flatMap((part) => {
        const name = /filename="?([^"\r\n]+)"?/.exec(part)?.[1];
        const [, body = ''] = part.split('\r\n\r\n');
        return name === undefined ? [] : [[name, Buffer.from(body, 'base64')] as const];
      }),
    ),
  };
}

/** Returns everything a server without a mail server has sent so far, oldest first. */
export async function mailsOf({ mails, dataDir }: TestServer): Promise<ReceivedMail[]> {
  await mails.sendAll();
  return mailsIn(dataDir);
}

/** Returns every e-mail in the outbox of a data folder, oldest first. */
export function mailsIn(dataDir: string): ReceivedMail[] {
  const folder = join(dataDir, 'outbox');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => readMail(readFileSync(join(folder, name), 'utf8')));
}

/** Returns the token in the first link of an e-mail. */
export const tokenIn = ({ text }: ReceivedMail): string =>
  /https?:\/\/\S+#([\w-]+)/.exec(text)?.[1] ?? '';

import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';

import { BadConfig, type Config } from '../config';

import { makeDataKeys, type DataKeys } from './dataKeys';

type Settings = Pick<Config, 'dataKey' | 'dataKeyFile'>;

const KEY_BYTES = 32;

const HEADER = `# Keys that encrypt confidential fields in Haberdash: the first encrypts, the others only decrypt.
# Back this file up separately from the data. Without it, the encrypted fields are lost.
`;

/** Opens the keys from the setting or, if it is unset, from the key file. */
export const openDataKeys = (settings: Settings): DataKeys =>
  makeDataKeys(() => {
    if (settings.dataKey !== undefined) return parseKeys(settings.dataKey, 'DATA_KEY');
    ensureKeyFile(settings);
    return parseKeys(readFileSync(settings.dataKeyFile, 'utf8'), settings.dataKeyFile);
  });

export const hasKeys = ({ dataKey, dataKeyFile }: Settings): boolean =>
  dataKey !== undefined || existsSync(dataKeyFile);

/** Creates the key file if one is needed and does not exist; returns whether it was created. */
export function ensureKeyFile(settings: Settings): boolean {
  if (hasKeys(settings)) return false;
  const { dataKeyFile } = settings;
  mkdirSync(dirname(dataKeyFile), { recursive: true });
  try {
    writeFileDurably(dataKeyFile, `${HEADER}${newKey()}\n`, 'wx');
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Prepends a new key; ciphertext of the existing keys can still be decrypted. */
export function addKey(file: string): void {
  const keys = readFileSync(file, 'utf8').replaceAll(/^#.*\n/gm, '');
  writeFileDurably(`${file}.new`, `${HEADER}${newKey()}\n${keys}`, 'w');
  renameSync(`${file}.new`, file);
}

const newKey = (): string => randomBytes(KEY_BYTES).toString('base64');

function writeFileDurably(file: string, text: string, flag: string): void {
  const handle = openSync(file, flag, 0o600);
  try {
    writeSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/**
 * Parses keys of 32 bytes each, in base64 or hexadecimal, newest first; lines starting with # are
 * comments.
 */
export function parseKeys(text: string, source: string): Buffer[] {
  const encodedKeys = text
    .replaceAll(/^\s*#.*$/gm, '')
    .split(/[\s,]+/)
    .filter(Boolean);
  const keys = encodedKeys.map((key) =>
    Buffer.from(key, /^[0-9a-f]{64}$/i.test(key) ? 'hex' : 'base64'),
  );
  if (keys.length > 0 && keys.every(({ length }) => length === KEY_BYTES)) return keys;
  throw new BadConfig(
    `${source} contains no usable keys: each must be ${KEY_BYTES} random bytes in base64 or hexadecimal.`,
  );
}

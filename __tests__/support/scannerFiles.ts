import { readScannerFile } from '../../domain/scanner/readScannerFile';
import type { ReadFile } from '../../domain/scanner/scannerFile';
import { sumScans } from '../../domain/scanner/sumScans';

import { utf8 } from './scannerBytes';

/** A file that must not be refused. */
export function read(content: string | Uint8Array, name?: string): ReadFile {
  const bytes = typeof content === 'string' ? utf8(content) : content;
  const file = readScannerFile(bytes, name);
  if (file.refusal) throw new Error(`refused as ${file.refusal}: ${JSON.stringify(file.unread)}`);
  return file;
}

/** Each code with its quantity, as the buyer sees it. */
export const quantitiesIn = ({ scans }: Pick<ReadFile, 'scans'>): Record<string, number> =>
  Object.fromEntries(sumScans(scans).map(({ code, item }) => [code, item]));

/** Why lines were not read, by line number. */
export const reasonsIn = ({ unread }: Pick<ReadFile, 'unread'>): Record<number, string> =>
  Object.fromEntries(unread.map(({ line, reason }) => [line, reason]));

import type { ReadFile } from '../../domain/scanner/scannerFile';

import { readScannerFile } from './readScannerFile';
import { utf8 } from './scannerBytes';

/** Reads a file that must not be rejected. */
export function read(content: string | Uint8Array, name?: string): ReadFile {
  const bytes = typeof content === 'string' ? utf8(content) : content;
  const file = readScannerFile(bytes, name);
  if (file.refusal) throw new Error(`refused as ${file.refusal}: ${JSON.stringify(file.unread)}`);
  return file;
}

/** Sums the quantity of each code, as shown to the buyer. */
export function quantitiesIn({ scans }: Pick<ReadFile, 'scans'>): Record<string, number> {
  const quantities: Record<string, number> = {};
  for (const { code, quantity } of scans) quantities[code] = (quantities[code] ?? 0) + quantity;
  return quantities;
}

/** Returns why lines were not read, by line number. */
export const reasonsIn = ({ unread }: Pick<ReadFile, 'unread'>): Record<number, string> =>
  Object.fromEntries(unread.map(({ line, reason }) => [line, reason]));

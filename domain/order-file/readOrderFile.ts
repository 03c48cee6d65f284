import { detectBinary } from '../delimited/binaryFiles';
import { decode } from '../delimited/decode';
import { MAX_SCANNER_BYTES } from '../scanner/scannerFile';

import { candidateCodes } from './candidateCodes';
import type { OrderReading, RefusedOrder } from './orderFile';
import { readOrderText } from './readOrderText';
import { readSheets, type Sheet, type SheetOptions } from './readSheets';

/** A workbook is a compressed archive; one that is too large when decompressed is rejected. */
export class TooLargeUnpacked extends Error {}

/** Parses a workbook; throws if it is encrypted, damaged or too large. */
export type OpenWorkbook = (bytes: Uint8Array) => Promise<Sheet[]>;

export interface OrderFile extends SheetOptions {
  bytes: Uint8Array;
  name: string;
  isQuotedRead?: boolean | undefined;
}

async function readWorkbook(
  { bytes, ...options }: OrderFile,
  openWorkbook: OpenWorkbook,
): Promise<OrderReading | RefusedOrder> {
  try {
    return readSheets(await openWorkbook(bytes), options);
  } catch (error) {
    if (error instanceof TooLargeUnpacked) return { refusal: 'tooLargeUnpacked', lines: [] };
    const isLocked = error instanceof Error && /password|encrypt/i.test(error.message);
    return { refusal: isLocked ? 'locked' : 'damaged', lines: [] };
  }
}

/**
 * Reads a submitted file from a scanner, a spreadsheet program or a text editor, as detected from
 * its content.
 */
export async function readOrderFile(
  file: OrderFile,
  openWorkbook: OpenWorkbook,
): Promise<OrderReading | RefusedOrder> {
  const { bytes, name, choice, namesOf, isQuotedRead } = file;
  if (bytes.length > MAX_SCANNER_BYTES) return { refusal: 'tooLarge', lines: [] };
  const binaryKind = detectBinary(bytes, name);
  if (binaryKind === 'spreadsheet') return readWorkbook(file, openWorkbook);
  if (binaryKind) return { refusal: binaryKind, lines: [] };
  const { text, encoding } = decode(bytes);
  const reading = readOrderText(text, { encoding, name, choice, namesOf, isQuotedRead });
  return reading === 'workbook' ? readWorkbook(file, openWorkbook) : reading;
}

/** Returns every part of a file that could be a code, to be looked up before it is parsed. */
export async function candidateCodesOf(
  { bytes, name }: OrderFile,
  openWorkbook: OpenWorkbook,
): Promise<string[]> {
  const binaryKind = detectBinary(bytes, name);
  if (binaryKind === 'binary' || bytes.length > MAX_SCANNER_BYTES) return [];
  if (!binaryKind) return candidateCodes(decode(bytes).text);
  const sheets = await openWorkbook(bytes).catch(() => []);
  return candidateCodes(sheets.flatMap(({ rows }) => rows.flat()).join('\n'));
}

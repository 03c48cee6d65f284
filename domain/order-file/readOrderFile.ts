import { decode } from '../delimited/decode';
import { recogniseBytes } from '../delimited/foreign';
import { MAX_SCANNER_BYTES } from '../scanner/scannerFile';

import type { Choice, OrderReading, RefusedOrder } from './orderFile';
import { readOrderText } from './readOrderText';
import { readSheets, type Sheet } from './readSheets';

/** Takes a workbook apart; it throws `locked` or `damaged` where it cannot. */
export type OpenWorkbook = (bytes: Uint8Array) => Promise<Sheet[]>;

export interface OrderFile {
  bytes: Uint8Array;
  name: string;
  /** The columns that a person chose. */
  choice?: Choice;
}

async function readWorkbook(
  { bytes, choice }: OrderFile,
  openWorkbook: OpenWorkbook,
): Promise<OrderReading | RefusedOrder> {
  try {
    return readSheets(await openWorkbook(bytes), choice);
  } catch (error) {
    const isLocked = error instanceof Error && /password|encrypt/i.test(error.message);
    return { refusal: isLocked ? 'locked' : 'damaged', lines: [] };
  }
}

/** Reads a file that somebody sent: of a scanner, of a spreadsheet program, or a text; its content decides. */
export async function readOrderFile(
  file: OrderFile,
  openWorkbook: OpenWorkbook,
): Promise<OrderReading | RefusedOrder> {
  const { bytes, name, choice } = file;
  if (bytes.length > MAX_SCANNER_BYTES) return { refusal: 'tooLarge', lines: [] };
  const foreign = recogniseBytes(bytes, name);
  if (foreign === 'spreadsheet') return readWorkbook(file, openWorkbook);
  if (foreign) return { refusal: foreign, lines: [] };
  const { text, encoding } = decode(bytes);
  const reading = readOrderText(text, { encoding, name, choice });
  return reading === 'workbook' ? readWorkbook(file, openWorkbook) : reading;
}

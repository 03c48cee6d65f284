import { ImportRefusal } from './importRefusal';

export interface DecodedText {
  text: string;
  encoding: string;
}

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OLD_WORKBOOK = [0xd0, 0xcf, 0x11, 0xe0];

/** File types commonly mistaken for text, identified by their first bytes. */
const FOREIGN: readonly [beginning: readonly number[], reason: string][] = [
  [
    ZIP,
    'This is an Excel workbook or a zip file. Open it and save the sheet as CSV, then import that.',
  ],
  [
    OLD_WORKBOOK,
    'This is an old Excel workbook. Open it and save the sheet as CSV, then import that.',
  ],
  [[0x25, 0x50, 0x44, 0x46], 'This is a PDF. Ask for the list as CSV or as a spreadsheet.'],
  [[0x1f, 0x8b], 'This is a compressed file. Unpack it first.'],
  [[0x89, 0x50, 0x4e, 0x47], 'This is a picture, not a table.'],
  [[0xff, 0xd8, 0xff], 'This is a picture, not a table.'],
];

const beginsWith = (bytes: Uint8Array, beginning: readonly number[]): boolean =>
  beginning.every((byte, at) => bytes[at] === byte);

/**
 * Whether the first bytes may be those of a workbook; other zip archives start like a modern one.
 */
export const isBook = (head: Uint8Array): boolean =>
  [ZIP, OLD_WORKBOOK].some((beginning) => beginsWith(head, beginning));

/** Decodes a text file, detecting its encoding; throws if it is not text. */
export function decodeText(bytes: Uint8Array): DecodedText {
  assertNoForeign(bytes);
  const encoding = markedEncoding(bytes) ?? (isUtf8(bytes) ? 'utf-8' : LATIN);
  const text = new TextDecoder(encoding).decode(bytes).replace(/^\ufeff/, '');
  if (text.trim() === '') throw new ImportRefusal(EMPTY, { code: 'upload.empty' });
  assertNoZeros(text);
  return { text: text.replace(/\r\n?/g, '\n'), encoding };
}

/** Fallback encoding for text that is not UTF-8. */
export const LATIN = 'windows-1252';

export const EMPTY = 'The file is empty.';

/** Throws for file types recognised by their first bytes. */
export function assertNoForeign(head: Uint8Array): void {
  const foreign = FOREIGN.find(([beginning]) => beginsWith(head, beginning));
  if (foreign) throw new ImportRefusal(foreign[1]);
}

/** Throws for the JSON files of other imports if a table is expected. */
export function assertNoJson(head: Uint8Array): void {
  const start = new TextDecoder().decode(head.subarray(0, 64)).trimStart();
  if (!/^[{[]\s*["{}\]]/.test(start)) return;
  throw new ImportRefusal(
    'This is JSON, not a catalogue. Import an order history with --orders FILE, and screen content with --content FILE.',
  );
}

export function assertNoZeros(text: string): void {
  if (!text.includes('\0')) return;
  throw new ImportRefusal('This is not a text file. Save the table as CSV, then import that.');
}

/**
 * Returns the encoding indicated by the first bytes of a file, or `undefined` if there is no
 * indication.
 */
export function markedEncoding(bytes: Uint8Array): string | undefined {
  if (beginsWith(bytes, [0xef, 0xbb, 0xbf])) return 'utf-8';
  if (beginsWith(bytes, [0xff, 0xfe])) return 'utf-16le';
  if (beginsWith(bytes, [0xfe, 0xff])) return 'utf-16be';
  return wideEncodingOf(bytes.subarray(0, 4096));
}

/** Detects UTF-16 without a byte order mark: in Latin text, nearly every other byte is zero. */
function wideEncodingOf(head: Uint8Array): string | undefined {
  const zeros = [0, 0];
  head.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const most = head.length / 2;
  if (odd > most * 0.7 && even < most * 0.1) return 'utf-16le';
  if (even > most * 0.7 && odd < most * 0.1) return 'utf-16be';
  return undefined;
}

/**
 * Returns a function that takes text in chunks, then nothing to finish, and returns whether it is
 * valid UTF-8 so far.
 */
export function utf8Check(): (part?: Uint8Array) => boolean {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  return (part) => {
    try {
      decoder.decode(part, { stream: part !== undefined });
      return true;
    } catch {
      return false;
    }
  };
}

function isUtf8(bytes: Uint8Array): boolean {
  const check = utf8Check();
  return check(bytes) && check();
}

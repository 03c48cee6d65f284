import { ImportRefusal } from './importRefusal';

export interface DecodedText {
  text: string;
  encoding: string;
}

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OLD_WORKBOOK = [0xd0, 0xcf, 0x11, 0xe0];

/** File types commonly mistaken for text, identified by their first bytes. */
const FOREIGN_FORMATS: readonly [beginning: readonly number[], reason: string][] = [
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
  beginning.every((byte, index) => bytes[index] === byte);

/**
 * Whether the first bytes may be those of a workbook; other zip archives start like a modern one.
 */
export const isWorkbook = (head: Uint8Array): boolean =>
  [ZIP, OLD_WORKBOOK].some((beginning) => beginsWith(head, beginning));

/** Decodes a text file, detecting its encoding; throws if it is not text. */
export function decodeText(bytes: Uint8Array): DecodedText {
  assertNotForeign(bytes);
  const encoding = markedEncoding(bytes) ?? (isUtf8(bytes) ? 'utf-8' : FALLBACK_ENCODING);
  const text = new TextDecoder(encoding).decode(bytes).replace(/^\ufeff/, '');
  if (text.trim() === '') throw new ImportRefusal(EMPTY_FILE, { code: 'upload.empty' });
  assertNoNuls(text);
  return { text: text.replace(/\r\n?/g, '\n'), encoding };
}

/** Fallback encoding for text that is not UTF-8. */
export const FALLBACK_ENCODING = 'windows-1252';

export const EMPTY_FILE = 'The file is empty.';

/** Throws for file types recognised by their first bytes. */
export function assertNotForeign(head: Uint8Array): void {
  const foreign = FOREIGN_FORMATS.find(([beginning]) => beginsWith(head, beginning));
  if (foreign) throw new ImportRefusal(foreign[1]);
}

/** Throws for the JSON files of other imports if a table is expected. */
export function assertNotJson(head: Uint8Array): void {
  const start = new TextDecoder().decode(head.subarray(0, 64)).trimStart();
  if (!/^[{[]\s*["{}\]]/.test(start)) return;
  throw new ImportRefusal(
    'This is JSON, not a catalogue. Import an order history with --orders FILE, and screen content with --content FILE.',
  );
}

export function assertNoNuls(text: string): void {
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
  return detectUtf16(bytes.subarray(0, 4096));
}

/** Detects UTF-16 without a byte order mark: in Latin text, nearly every other byte is zero. */
function detectUtf16(head: Uint8Array): string | undefined {
  const zeros = [0, 0];
  head.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const maxZeros = head.length / 2;
  if (odd > maxZeros * 0.7 && even < maxZeros * 0.1) return 'utf-16le';
  if (even > maxZeros * 0.7 && odd < maxZeros * 0.1) return 'utf-16be';
  return undefined;
}

/**
 * Returns a function that takes text in chunks, then nothing to finish, and returns whether it is
 * valid UTF-8 so far.
 */
export function makeUtf8Check(): (part?: Uint8Array) => boolean {
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
  const check = makeUtf8Check();
  return check(bytes) && check();
}

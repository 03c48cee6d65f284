import { ImportRefusal } from './importRefusal';

export interface DecodedText {
  text: string;
  encoding: string;
}

/** Files that people take for text, by how they begin. */
const FOREIGN: readonly [beginning: readonly number[], reason: string][] = [
  [
    [0x50, 0x4b, 0x03, 0x04],
    'This is an Excel workbook or a zip file. Open it and save the sheet as CSV, then import that.',
  ],
  [
    [0xd0, 0xcf, 0x11, 0xe0],
    'This is an old Excel workbook. Open it and save the sheet as CSV, then import that.',
  ],
  [[0x25, 0x50, 0x44, 0x46], 'This is a PDF. Ask for the list as CSV or as a spreadsheet.'],
  [[0x1f, 0x8b], 'This is a compressed file. Unpack it first.'],
  [[0x89, 0x50, 0x4e, 0x47], 'This is a picture, not a table.'],
  [[0xff, 0xd8, 0xff], 'This is a picture, not a table.'],
];

const beginsWith = (bytes: Uint8Array, beginning: readonly number[]): boolean =>
  beginning.every((byte, at) => bytes[at] === byte);

/** Reads the bytes of a text file in whatever encoding they were written; refuses what is no text. */
export function decodeText(bytes: Uint8Array): DecodedText {
  const foreign = FOREIGN.find(([beginning]) => beginsWith(bytes, beginning));
  if (foreign) throw new ImportRefusal(foreign[1]);
  const encoding = encodingOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes).replace(/^\ufeff/, '');
  if (text.trim() === '') throw new ImportRefusal('The file is empty.');
  if (text.includes('\0')) {
    throw new ImportRefusal('This is not a text file. Save the table as CSV, then import that.');
  }
  return { text: text.replace(/\r\n?/g, '\n'), encoding };
}

function encodingOf(bytes: Uint8Array): string {
  if (beginsWith(bytes, [0xef, 0xbb, 0xbf])) return 'utf-8';
  if (beginsWith(bytes, [0xff, 0xfe])) return 'utf-16le';
  if (beginsWith(bytes, [0xfe, 0xff])) return 'utf-16be';
  return wideEncodingOf(bytes.subarray(0, 4096)) ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252');
}

/** Plain Latin text in two-byte units has a zero in nearly every second place. */
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

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

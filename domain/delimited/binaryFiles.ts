const SPREADSHEET_NAME = /\.(xls|xlsx|xlsm|xlsb|ods|fods|numbers)$/i;

/** First bytes of binary files: compressed archives, documents, pictures, programs. */
const BINARY_SIGNATURES = [
  '%PDF-',
  '\x89PNG',
  '\xff\xd8\xff',
  'GIF87a',
  'GIF89a',
  '\x1f\x8b',
  '7z\xbc\xaf',
  'Rar!\x1a',
  '\x7fELF',
];
const ZIP = 'PK\x03\x04';
const OLE = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';

/**
 * Names of workbook parts inside an archive; the older format, and an encrypted workbook, use two
 * bytes per letter.
 */
const WORKBOOK = [
  'xl/',
  'opendocument.spreadsheet',
  'W\0o\0r\0k\0b\0o\0o\0k',
  'B\0o\0o\0k\0',
  'E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k\0a\0g\0e',
];

function latin(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}

/** Detects binary files by their first bytes; workbooks are reported separately. */
export function detectBinary(
  bytes: Uint8Array,
  name: string,
): 'spreadsheet' | 'binary' | undefined {
  const start = latin(bytes.subarray(0, 8));
  if (BINARY_SIGNATURES.some((mark) => start.startsWith(mark))) return 'binary';
  if (!start.startsWith(ZIP) && start !== OLE) return undefined;
  if (SPREADSHEET_NAME.test(name)) return 'spreadsheet';
  const ends = latin(bytes.subarray(0, 65_536)) + latin(bytes.subarray(-65_536));
  return WORKBOOK.some((part) => ends.includes(part)) ? 'spreadsheet' : 'binary';
}

const SAMPLE = 16_384;
const MIN_OCCURRENCES = 8;
/** TAB, LF, VT, FF, CR, the old end-of-file mark and the separator GS occur in scanner files. */
const ALLOWED = new Set([9, 10, 11, 12, 13, 0x1a, 0x1d]);

const isControl = (code: number): boolean =>
  (code < 32 && !ALLOWED.has(code)) || (code > 126 && code < 160) || code === 0xfffd;

/**
 * Detects binary content and spreadsheet markup in decoded text; zero bytes are allowed as
 * separators.
 */
export function detectBinaryText(text: string, name: string): 'spreadsheet' | 'binary' | undefined {
  const size = Math.min(text.length, SAMPLE);
  let controls = 0;
  let zeros = 0;
  for (let index = 0; index < size; index += 1) {
    const code = text.charCodeAt(index);
    if (code === 0) zeros += 1;
    else if (isControl(code)) controls += 1;
  }
  if (controls > MIN_OCCURRENCES && controls > size * 0.02) return 'binary';
  if (zeros > MIN_OCCURRENCES && zeros > size * 0.25) return 'binary';
  const start = text.slice(0, 4096);
  if (!/^\s*</.test(start)) return undefined;
  const isSheet = SPREADSHEET_NAME.test(name) || /<table|office:spreadsheet/i.test(start);
  return isSheet ? 'spreadsheet' : undefined;
}

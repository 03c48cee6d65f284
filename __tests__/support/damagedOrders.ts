import { utils, write, type BookType } from '@e965/xlsx';
import fc from 'fast-check';

import { crc32 } from '../../domain/workbook/unpackZip';
import { storedZip, zipEntries } from '../../domain/workbook/zipEntries';
import type { ReadRequest } from '../../src/features/order-file/readContent';

import { ENCODINGS } from './scannerBytes';
import { SCANNER_FORMS } from './scannerForms';
import { SESSION } from './scannerSession';

const ROWS = [
  ['Code', 'Description', 'Qté', 'Date', 'Total'],
  ['AB-100', 'Crayon <b>rouge</b> & bleu', 3, new Date(Date.UTC(2026, 4, 12)), 12.5],
  ['036000291452', 'Gomme', 12, null, 0.1],
  [22577, 'Ciseaux, 10 cm', 1_000, true, -3],
  [null, null, null, null, null],
  ['8.71E+12', 'Colle', 0, 'x', 1e300],
];

/** Builds a workbook of two sheets with formulas, merged cells, a hidden row and a hidden sheet. */
function bookOf(bookType: BookType, compression: boolean): Uint8Array {
  const book = utils.book_new();
  const sheet = utils.aoa_to_sheet(ROWS);
  sheet.E2 = { t: 'n', f: 'SUM(C2:C5)*2', v: 7 };
  sheet.E3 = { t: 'n', f: 'C3*2' };
  sheet['!merges'] = [utils.decode_range('A5:C5')];
  sheet['!rows'] = [{}, {}, { hidden: true }];
  utils.book_append_sheet(book, sheet, 'Order');
  utils.book_append_sheet(book, utils.aoa_to_sheet(ROWS.slice(0, 3)), 'Commande 2');
  utils.book_append_sheet(book, utils.aoa_to_sheet(ROWS), 'Hidden');
  book.Workbook = { Sheets: [{ Hidden: 0 }, { Hidden: 0 }, { Hidden: 1 }] };
  return new Uint8Array(write(book, { type: 'array', bookType, compression }) as ArrayBuffer);
}

const KINDS: [bookType: BookType, ending: string][] = [
  ['xlsx', 'xlsx'],
  ['xlsm', 'xlsm'],
  ['xlsb', 'xlsb'],
  ['biff8', 'xls'],
  ['biff5', 'xls'],
  ['ods', 'ods'],
  ['fods', 'fods'],
  ['xlml', 'xls'],
  ['sylk', 'slk'],
  ['dif', 'dif'],
  ['dbf', 'dbf'],
  ['rtf', 'rtf'],
  ['html', 'html'],
  ['eth', 'eth'],
];

export const BOOKS: { bytes: Uint8Array; name: string }[] = KINDS.flatMap(([bookType, ending]) =>
  [false, true].map((isPacked) => ({
    bytes: bookOf(bookType, isPacked),
    name: `order.${ending}`,
  })),
);

const LIST = `Hello, please send\r\n1. 22423 - 4\n2 doz of AB-100 and 3 x 85123A\n
AB-100\t3\tCrayon\n"22577";"1,000";"Ciseaux ""10"" cm"\n6 de AB-100 et 12 de 22577, total 18
1 A-1 NAME 4 EA 12.75 51.00\n036000291452 (case of 12) x 2\n`.repeat(3);

const TEXTS = [LIST, ...Object.values(SCANNER_FORMS).map((form) => form(SESSION))];

/** Numbers at which counting, multiplication and memory allocation fail. */
const FIGURES = ['0', '-1', '1048577', '16777217', '2147483647', '4294967295', '9'.repeat(20)];

const anyChange = fc.record({
  at: fc.nat(),
  length: fc.integer({ min: 1, max: 400 }),
  what: fc.constantFrom('overwrite', 'ones', 'insert', 'remove', 'repeat', 'move', 'cut', 'figure'),
  byte: fc.nat(255),
  figure: fc.constantFrom(...FIGURES),
});
type Change = typeof anyChange extends fc.Arbitrary<infer One> ? One : never;

const isFigure = (byte: number | undefined) => byte !== undefined && byte >= 48 && byte <= 57;

/** Replaces the next number written as text in the bytes. */
function withFigure(bytes: number[], from: number, figure: string): void {
  const found = bytes.findIndex((byte, at) => at >= from && isFigure(byte));
  if (found < 0) return;
  let end = found;
  while (isFigure(bytes[end])) end += 1;
  bytes.splice(found, end - found, ...Buffer.from(figure));
}

function damage(bytes: number[], { at, length, what, byte, figure }: Change): void {
  const offset = at % Math.max(1, bytes.length);
  const piece = bytes.slice(offset, offset + length);
  if (what === 'overwrite') bytes[offset] = byte;
  else if (what === 'ones') bytes.fill(255, offset, offset + (length % 8));
  else if (what === 'insert') bytes.splice(offset, 0, byte);
  else if (what === 'remove') bytes.splice(offset, length);
  else if (what === 'repeat') bytes.splice(offset, 0, ...piece, ...piece);
  else if (what === 'move') bytes.splice(at % 512, 0, ...bytes.splice(offset, length));
  else if (what === 'cut') bytes.splice(offset);
  else withFigure(bytes, offset, figure);
}

const anyChanges = fc.array(anyChange, { minLength: 1, maxLength: 12 });

function damaged(original: Uint8Array, changes: readonly Change[]): Uint8Array {
  const bytes = [...original];
  for (const change of changes) damage(bytes, change);
  return Uint8Array.from(bytes);
}

const anyBook = fc
  .tuple(fc.constantFrom(...BOOKS), anyChanges)
  .map(([{ bytes, name }, changes]): ReadRequest => ({
    name,
    language: '',
    content: damaged(bytes, changes),
  }));

/** Workbooks whose ZIP archive is uncompressed. */
const OPEN_BOOKS = KINDS.filter(([kind]) => ['xlsx', 'xlsm', 'xlsb', 'ods'].includes(kind)).map(
  ([kind, ending]) => ({ files: zipEntries(bookOf(kind, false)), name: `order.${ending}` }),
);

/** An intact archive in which the content of one file is damaged. */
const anyInside = fc
  .tuple(fc.constantFrom(...OPEN_BOOKS), fc.nat(), anyChanges)
  .map(([{ files, name }, which, changes]): ReadRequest => {
    const content = storedZip(
      files.map((file, at) => {
        if (at !== which % files.length) return file;
        const packed = damaged(file.packed, changes);
        return { ...file, packed, crc: crc32(packed) };
      }),
    );
    return { name, language: '', content };
  });

const anyText = fc
  .tuple(fc.constantFrom(...TEXTS), fc.constantFrom(...Object.values(ENCODINGS)), anyChanges)
  .map(([text, encode, changes]) => damaged(encode(text), changes));

/** Workbooks, text files and pasted text, each damaged in up to a dozen places. */
export const anyDamagedOrder: fc.Arbitrary<ReadRequest> = fc.oneof(
  { weight: 4, arbitrary: anyBook },
  { weight: 4, arbitrary: anyInside },
  {
    weight: 1,
    arbitrary: anyText.map((content): ReadRequest => ({
      name: 'order.csv',
      language: '',
      content,
    })),
  },
  {
    weight: 1,
    arbitrary: anyText.map((bytes): ReadRequest => ({
      name: 'pasted',
      language: '',
      content: Buffer.from(bytes).toString('latin1'),
    })),
  },
);

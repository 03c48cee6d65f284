import { utils, write, type BookType, type WorkSheet } from '@e965/xlsx';

import { readOrderFile } from '../../domain/order-document/readOrderFile';
import { crc32, unpackZip } from '../../domain/workbook/unpackZip';
import { storedZip, zipEntries } from '../../domain/workbook/zipEntries';
import { openersOf } from '../../src/features/order-file/openers';
import { formatReading } from '../support/orderReading';
import { ENCODINGS, rawBytes, utf8 } from '../support/scannerBytes';

type Cells = (string | number | boolean | Date | null)[][];

const sheetOf = (cells: Cells, formats: Record<string, string> = {}): WorkSheet => {
  const sheet = utils.aoa_to_sheet(cells);
  for (const [cell, format] of Object.entries(formats)) sheet[cell].z = format;
  return sheet;
};

function bookOf(sheets: Record<string, WorkSheet>, bookType: BookType = 'xlsx'): Uint8Array {
  const book = utils.book_new();
  for (const [name, sheet] of Object.entries(sheets)) utils.book_append_sheet(book, sheet, name);
  return new Uint8Array(write(book, { type: 'array', bookType }) as ArrayBuffer);
}

const readBytes = async (bytes: Uint8Array, name = 'order.xlsx') =>
  readOrderFile({ bytes, name }, openersOf());

const readSheet = async (sheet: WorkSheet) =>
  formatReading(await readBytes(bookOf({ Sheet1: sheet })));

/** Hides a row, as LibreOffice does when it filters. */
function withHiddenRow(xml: Uint8Array, row: number): Uint8Array {
  let at = -1;
  const tag = () => ((at += 1) === row ? ' table:visibility="filter"' : '');
  return utf8(
    Buffer.from(xml)
      .toString()
      .replace(/(?<=<table:table-row)(?=>)/g, tag),
  );
}

const ORDER: Cells = [
  ['Code', 'Description', 'Qté'],
  ['AB-100', 'Crayon', 3],
  [22577, 'Gomme', 12],
];

describe('a workbook', () => {
  it.each(['xlsx', 'xlsm', 'xlsb', 'biff8', 'ods', 'fods', 'xlml'] as const)(
    'of type %s yields its lines',
    async (bookType) => {
      const bytes = bookOf({ Sheet1: sheetOf(ORDER) }, bookType);
      const name =
        { biff8: 'order.xls', xlml: 'order.xls' }[bookType as string] ?? `order.${bookType}`;

      expect(formatReading(await readBytes(bytes, name))).toBe('AB-100=3 22577=12');
    },
  );

  it('yields all digits of a number, however the cell shows it', async () => {
    const sheet = sheetOf(
      [
        ['UPC', 'Qty'],
        [7401010000000, 1000],
        [123, 12],
        [456, 3],
      ],
      { A2: '0.00000E+00', B2: '#,##0', A3: '00000', B3: '0.00' },
    );

    expect(await readSheet(sheet)).toBe('7401010000000=1000 00123=12 456=3');
  });

  it('keeps the zeros of a code that is text, and reports a number that lost digits', async () => {
    expect(
      await readSheet(
        sheetOf([
          ['SKU', 'Qty'],
          ['00123', 2],
          [1234567890123456, 3],
        ]),
      ),
    ).toBe('00123=2 !damagedCode');
  });

  it('yields the words with which a cell displays a number', async () => {
    const sheet = sheetOf(
      [
        ['SKU', 'Qty'],
        [123, 2],
        [124, 3],
        [125, 4],
        [126, 5],
      ],
      { A2: '"AB-"00000', B2: '0" dz"', B3: '0 "pcs"', B4: '0.0E+00', B5: '[$CAD] 0.00' },
    );

    expect(await readSheet(sheet)).toBe('AB-00123=24 124=3 125=4 126=5');
  });

  it('refuses a fraction of a pack, and a date instead of a code', async () => {
    const sheet = sheetOf(
      [
        ['SKU', 'Qty'],
        ['A-1', 1.5],
        [45000, 3],
      ],
      { A3: 'd-mmm' },
    );

    expect(await readSheet(sheet)).toBe('!fraction(A-1) !codeIsDate');
  });

  it('yields the stored result of a formula', async () => {
    const sheet = sheetOf([
      ['SKU', 'Qty'],
      ['A-1', null],
      ['A-2', 4],
    ]);
    sheet.B2 = { t: 'n', v: 6, f: '2*3' };

    expect(await readSheet(sheet)).toBe('A-1=6 A-2=4');
  });

  it.each([
    ['of all rows', [undefined, undefined, undefined], '!formula(A-1) !formula(A-2) !formula(A-3)'],
    ['of some rows', [6, undefined, undefined], 'A-1=6 !formula(A-2) !formula(A-3)'],
    ['of one row', [6, 9, undefined], 'A-1=6 A-2=9 !formula(A-3)'],
  ])(
    'asks about a formula without a result %s, and uses no other column',
    async (_which, results, expected) => {
      const sheet = sheetOf([
        ['Item', 'Cases', 'Qty', 'Price'],
        ['A-1', 2, 0, 1.5],
        ['A-2', 3, 0, 1.5],
        ['A-3', 4, 0, 2],
      ]);
      results.forEach((v, at) => {
        sheet[`C${at + 2}`] = { t: 'n', f: `B${at + 2}*3`, ...(v !== undefined && { v }) };
      });

      expect(await readSheet(sheet)).toBe(expected);
    },
  );

  it('asks about formulas without results if no column has a heading', async () => {
    const sheet = sheetOf([
      ['A-1', 2, 0],
      ['A-2', 3, 0],
      ['A-3', 4, 0],
    ]);
    sheet.C1 = { t: 'n', f: 'B1*3', v: 6 };
    for (const at of [2, 3]) sheet[`C${at}`] = { t: 'n', f: `B${at}*3` };

    expect(await readSheet(sheet)).toBe(
      '?quantity !ambiguousLine(A-1) !formula(A-2) !formula(A-3)',
    );
  });

  it('is read from the sheet with the order, and names that sheet', async () => {
    const bytes = bookOf({
      Info: sheetOf([['How to order'], ['Fill in the next sheet']]),
      Order: sheetOf(ORDER),
    });
    const reading = await readBytes(bytes);

    expect(formatReading(reading)).toBe('AB-100=3 22577=12');
    expect(reading).toMatchObject({ sheet: { names: ['Order'], others: ['Info'] } });
  });

  it('reports a hidden row and does not order it', async () => {
    const sheet = sheetOf(ORDER);
    sheet['!rows'] = [{}, { hidden: true }];

    expect(await readSheet(sheet)).toBe('!hiddenRow(AB-100) 22577=12');
  });

  it('is read from the columns that are seen, if they are enough', async () => {
    const sheet = sheetOf([
      ['SKU', 'Qty ordered', 'Qty', 'Code'],
      ['A-1', 20, 3, 'B-1'],
      ['A-2', 30, 4, 'B-2'],
    ]);
    sheet['!cols'] = [{}, { hidden: true }];
    expect(await readSheet(sheet)).toBe('A-1=3 A-2=4');

    sheet['!cols'] = [{ hidden: true }, {}, { hidden: true }];
    expect(await readSheet(sheet)).toBe('B-1=20 B-2=30');

    sheet['!cols'] = [{ hidden: true }, {}, {}, { hidden: true }];
    expect(await readSheet(sheet)).toBe('A-1=20 A-2=30');
  });

  it('reports a hidden row that is wider than the others', async () => {
    const sheet = sheetOf([
      ['SKU', 'Name', 'Qty'],
      ['A-1', 'Crayon', 3],
      ['A-2', 'Gomme', 'rose', 5],
      ['A-3', 'Ruban', 4],
    ]);
    sheet['!rows'] = [{}, {}, { hidden: true }];

    expect(await readSheet(sheet)).toBe('A-1=3 !hiddenRow(A-2) A-3=4');
  });

  it.each(['ods', 'fods'] as const)('of type %s reports rows that are hidden', async (bookType) => {
    const book = bookOf({ Sheet1: sheetOf(ORDER), Sheet2: sheetOf(ORDER) }, bookType);
    const bytes =
      bookType === 'fods'
        ? withHiddenRow(book, 4)
        : storedZip(
            zipEntries(await unpackZip(book, 10_000_000)).map(({ name, packed }) => {
              const isContent = Buffer.from(name).toString() === 'content.xml';
              const content = isContent ? withHiddenRow(packed, 4) : packed;
              return { name, packed: content, crc: crc32(content) };
            }),
          );
    const file = { bytes, name: `order.${bookType}`, sheets: ['Sheet2'] };

    expect(formatReading(await readOrderFile(file, openersOf()))).toBe(
      '!hiddenRow(AB-100) 22577=12',
    );
  });

  it('may have merged titles, empty rows and totals', async () => {
    const sheet = sheetOf([
      ['Studio North', null, null],
      [null, null, null],
      ...ORDER,
      [null, null, null],
      ['Total', null, 15],
    ]);
    sheet['!merges'] = [utils.decode_range('A1:C1')];

    expect(await readSheet(sheet)).toBe('AB-100=3 22577=12');
  });
});

describe('a web page that is called a workbook', () => {
  const pageOf = (rows: string[][]): Uint8Array =>
    utf8(
      `<table>${rows.map((cells) => `<tr><td>${cells.join('</td><td>')}</td></tr>`).join('')}</table>`,
    );

  it('is read as written, since its numbers are text', async () => {
    const page = pageOf([
      ['SKU', 'Qty'],
      ['00123', '2'],
      ['1E5', '3'],
      ['1-2', '4'],
      ['7.40101E+11', '5'],
      ['A-1', '1,5'],
      ['A-2', '1.000'],
    ]);

    expect(formatReading(await readBytes(page, 'order.xls'))).toBe(
      '00123=2 1E5=3 1-2=4 !damagedCode !fraction(A-1) !ambiguousQuantity(A-2)',
    );
  });
});

describe('a text file', () => {
  it.each(Object.entries(ENCODINGS))('may be %s', async (_name, encode) => {
    const bytes = encode('Référence;Désignation;Qté\r\n22577;Été;2\r\nÉ-102;Noël;4\r\n');

    expect(formatReading(await readBytes(bytes, 'commande.csv'))).toBe('22577=2 É-102=4');
  });
});

describe('a file that cannot be read is refused', () => {
  const book = bookOf({ Sheet1: sheetOf(ORDER) });
  const changed = book.slice();
  changed[Buffer.from(book).indexOf('AB-100')] = 'X'.charCodeAt(0);
  const locked = `\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1${'\0'.repeat(600)}E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k\0a\0g\0e\0`;

  it.each([
    ['nothing in it', utf8(''), 'a.csv', 'empty'],
    ['only blank lines', utf8('\r\n ; ;\r\n'), 'a.csv', 'empty'],
    ['an empty workbook', bookOf({ Sheet1: sheetOf([]) }), 'a.xlsx', 'empty'],
    ['a picture', rawBytes('\x89PNG\r\n\x1a\n'), 'a.png', 'binary'],
    ['half a workbook', book.subarray(0, book.length >> 1), 'a.xlsx', 'damaged'],
    ['a byte changed in transit', changed, 'a.xlsx', 'damaged'],
    ['a password', rawBytes(locked), 'a.xlsx', 'locked'],
    ['a letter', utf8('Dear Sir or Madam,\nthank you for all.\n'), 'a.txt', 'noCodes'],
    ['more than 10 MB', new Uint8Array(10 * 1024 * 1024 + 1), 'a.csv', 'tooLarge'],
    ['too many lines', utf8('22577,1\n'.repeat(50_001)), 'a.csv', 'tooManyLines'],
  ])('with its reason: %s', async (_what, bytes, name, refusal) => {
    expect((await readBytes(bytes, name)).refusal).toBe(refusal);
  });
});

import { buffer, text } from 'node:stream/consumers';

import { read, utils } from '@e965/xlsx';

import { csvDialectOf } from '../../domain/csv';
import { csvStream } from '../../server/spreadsheets/csvStream';
import type { Cell, ExportColumn, ExportTable } from '../../server/spreadsheets/sheet';
import { xlsxStream } from '../../server/spreadsheets/xlsxStream';

const columns: ExportColumn[] = [
  { title: 'Product', kind: 'text', width: 14 },
  { title: 'Name', kind: 'text', width: 40 },
  { title: 'Packs', kind: 'number', width: 10 },
  { title: 'Price', kind: 'money', width: 10 },
  { title: 'Day', kind: 'day', width: 12 },
];

const sheetOf = (...batches: Cell[][][]): ExportTable => ({
  name: 'What: is/sold?',
  columns,
  batches: (async function* () {
    yield* batches;
  })(),
});

const workbookOf = async (sheet: ExportTable) =>
  read(await buffer(xlsxStream(sheet)), { cellStyles: true, cellNF: true, cellDates: false });

/** Returns what a spreadsheet program reads from the first sheet, row by row. */
async function readBack(sheet: ExportTable): Promise<Cell[][]> {
  const { Sheets, SheetNames } = await workbookOf(sheet);
  return utils.sheet_to_json(Sheets[SheetNames[0]!]!, { header: 1, defval: null });
}

describe('a workbook', () => {
  it('reads back as it was written, with zeros in codes and numbers as numbers', async () => {
    const row = ['00123', 'Thread & <needle> "fine"', 12, 2.5, null];

    expect(await readBack(sheetOf([row], [['7', '', -3, 0, null]]))).toEqual([
      ['Product', 'Name', 'Packs', 'Price', 'Day'],
      row,
      ['7', null, -3, 0, null],
    ]);
  });

  it.each(['=SUM(A1)', '+1', '-1', '@x', '  spaced  ', 'two\nlines', '_x0041_', 'é 漢 🧵'])(
    'keeps the text %j exactly and calculates nothing',
    async (written) => {
      const { Sheets, SheetNames } = await workbookOf(sheetOf([['1', written, 1, 1, null]]));
      const cell = Sheets[SheetNames[0]!]!.B2;

      expect(cell).toMatchObject({ t: 's', v: written });
      expect(cell).not.toHaveProperty('f');
    },
  );

  it('drops characters that XML cannot contain instead of failing', async () => {
    const [, row] = await readBack(sheetOf([['1', 'a\u0000b\u001fc\ud800d', 1, 1, null]]));

    expect(row?.[1]).toBe('abcd');
  });

  it('shows prices with two decimals and dates as dates', async () => {
    const { Sheets, SheetNames } = await workbookOf(sheetOf([['1', 'a', 1, 2.5, '2026-03-01']]));
    const sheet = Sheets[SheetNames[0]!]!;

    expect(sheet.D2).toMatchObject({ t: 'n', v: 2.5, w: '2.50' });
    expect(sheet.E2).toMatchObject({ t: 'n', v: 46082 });
    expect(sheet.E2.w).toMatch(/3\/1\/(20)?26/);
  });

  it('has a sheet name that programs accept, column widths and a bold frozen header', async () => {
    const bytes = await buffer(xlsxStream(sheetOf([])));
    const { SheetNames, Sheets, files } = read(bytes, {
      bookFiles: true,
      cellStyles: true,
    }) as never as {
      SheetNames: string[];
      Sheets: Record<string, { '!cols': { width: number }[] }>;
      files: Record<string, { content: Uint8Array }>;
    };
    const xml = Buffer.from(files['xl/worksheets/sheet1.xml']!.content).toString();

    expect(SheetNames).toEqual(['What  is sold ']);
    expect(Sheets[SheetNames[0]!]!['!cols'].map(({ width }) => width)).toEqual([
      14, 40, 10, 10, 12,
    ]);
    expect(xml).toContain('<pane ySplit="1" topLeftCell="A2"');
    expect(xml).toContain('<c r="A1" s="1"');
  });

  it('fails if the rows cannot be read, so that half a file is never taken for a whole one', async () => {
    const sheet = sheetOf();
    sheet.batches = (async function* () {
      yield [['1', 'a', 1, 1, null]];
      throw new Error('The database is gone.');
    })();

    await expect(buffer(xlsxStream(sheet))).rejects.toThrow('The database is gone.');
  });

  it('stops reading rows once nobody takes them', async () => {
    const sheet = sheetOf();
    const stopped = new Promise((resolve) => {
      sheet.batches = (async function* () {
        try {
          for (;;) yield Array.from({ length: 100 }, () => [crypto.randomUUID(), '', 1, 1, null]);
        } finally {
          resolve('stopped');
        }
      })();
    });
    let readLength = 0;
    for await (const part of xlsxStream(sheet)) if ((readLength += part.length) > 100_000) break;

    expect(await stopped).toBe('stopped');
  });
});

describe('a CSV file', () => {
  const written = (language: string, ...rows: Cell[][]) =>
    buffer(csvStream(sheetOf(rows), csvDialectOf(language))).then(String);

  it('is marked as UTF-8 and writes formulas as text', async () => {
    const file = await written(
      'en-CA',
      ['00123', '=1+1', -3, 2.5, '2026-03-01'],
      ['-9', '', 1, 1, null],
    );

    expect(file).toBe(
      "\ufeffProduct,Name,Packs,Price,Day\r\n00123,'=1+1,-3,2.5,2026-03-01\r\n'-9,,1,1,\r\n",
    );
  });

  it('is written for a French spreadsheet with semicolons and decimal commas', async () => {
    expect(await written('fr-CA', ['1', 'Fil, fin', 1, 2.5, null])).toContain(
      '1;Fil, fin;1;2,5;\r\n',
    );
  });

  it('fails if the rows cannot be read', async () => {
    const sheet = sheetOf();
    sheet.batches = (async function* () {
      yield [];
      throw new Error('The database is gone.');
    })();

    await expect(text(csvStream(sheet, csvDialectOf('en-CA')))).rejects.toThrow('is gone');
  });
});

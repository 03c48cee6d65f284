import { Readable } from 'node:stream';

import { BYTE_ORDER_MARK, csvRow, type CsvManner } from '#domain/csv';

import type { Sheet } from './sheet';

/** The table as a CSV file in the manner of the reader's spreadsheet program, batch by batch. */
export const csvStream = (sheet: Sheet, manner: CsvManner): Readable =>
  Readable.from(csvParts(sheet, manner), { objectMode: false });

async function* csvParts({ columns, batches }: Sheet, manner: CsvManner) {
  const titles = columns.map(({ title }) => title);
  yield BYTE_ORDER_MARK + csvRow(titles, manner);
  for await (const rows of batches) {
    const text = rows
      .map((row) =>
        csvRow(
          row.map((cell) => cell ?? ''),
          manner,
        ),
      )
      .join('');
    if (text !== '') yield text;
  }
}

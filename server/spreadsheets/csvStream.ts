import { Readable } from 'node:stream';

import { BYTE_ORDER_MARK, csvRow, type CsvDialect, type CsvValue } from '#domain/csv';

import type { Cell, ExportColumn, ExportTable } from './sheet';

/** Streams a table as a CSV file in the dialect of the reader's spreadsheet program. */
export const csvStream = (sheet: ExportTable, dialect: CsvDialect): Readable =>
  Readable.from(csvParts(sheet, dialect), { objectMode: false });

async function* csvParts({ columns, batches }: ExportTable, dialect: CsvDialect) {
  const titles = columns.map(({ title }) => title);
  yield BYTE_ORDER_MARK + csvRow(titles, dialect);
  for await (const rows of batches) {
    const text = rows
      .map((row) =>
        csvRow(
          row.map((cell, index) => valueOf(cell, columns[index])),
          dialect,
        ),
      )
      .join('');
    if (text !== '') yield text;
  }
}

const valueOf = (cell: Cell, column: ExportColumn | undefined): CsvValue =>
  typeof cell === 'string' && column?.kind === 'code' ? { code: cell } : (cell ?? '');

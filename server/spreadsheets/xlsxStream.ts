import { Readable } from 'node:stream';

import { ZipFile } from 'yazl';

import type { ExportTable } from './sheet';
import { formatHeadRow, formatRow } from './xlsxCells';
import { SHEET_END, SHEET_PATH, sheetStart, workbookParts } from './xlsxParts';

/**
 * Streams a table as a single-sheet workbook (ECMA-376) while its rows are read. Closing the stream
 * stops reading rows; an error while reading rows truncates the file instead of completing it.
 */
export function xlsxStream(sheet: ExportTable): Readable {
  const zip = new ZipFile();
  for (const [path, xml] of workbookParts(sheet.name)) zip.addBuffer(Buffer.from(xml), path);
  const rows = Readable.from(sheetParts(sheet), { objectMode: false });
  zip.addReadStream(rows, SHEET_PATH);
  zip.end();

  const file = zip.outputStream as Readable;
  rows.on('error', (error) => file.destroy(error));
  file.on('close', () => rows.destroy());
  return file;
}

async function* sheetParts({ columns, batches }: ExportTable) {
  yield sheetStart(columns) + formatHeadRow(columns);
  let number = 1;
  for await (const rows of batches) {
    const text = rows.map((row) => formatRow((number += 1), row, columns)).join('');
    if (text !== '') yield text;
  }
  yield SHEET_END;
}

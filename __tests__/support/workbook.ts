import { utils, write, type CellObject } from '@e965/xlsx';

type Cell = string | number | null | CellObject;

/** Returns the bytes of a workbook with these sheets, as spreadsheet programs save them. */
export function bookOf(
  sheets: Record<string, readonly (readonly Cell[])[]>,
): Uint8Array<ArrayBuffer> {
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets)) {
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), name);
  }
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer);
}

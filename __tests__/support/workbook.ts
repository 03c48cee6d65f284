import { utils, write, type CellObject } from '@e965/xlsx';

type Cell = string | number | null | CellObject;

/** Indexes of what is hidden in every sheet. */
interface Hidden {
  row?: number;
  column?: number;
}

const hiddenAt = (index: number) =>
  Array.from({ length: index + 1 }, (_, at) => (at === index ? { hidden: true } : {}));

/** Returns the bytes of a workbook with these sheets, as spreadsheet programs save them. */
export function bookOf(
  sheets: Record<string, readonly (readonly Cell[])[]>,
  { row, column }: Hidden = {},
): Uint8Array<ArrayBuffer> {
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets)) {
    const sheet = utils.aoa_to_sheet(rows.map((cells) => [...cells]));
    if (row !== undefined) sheet['!rows'] = hiddenAt(row);
    if (column !== undefined) sheet['!cols'] = hiddenAt(column);
    utils.book_append_sheet(book, sheet, name);
  }
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer);
}

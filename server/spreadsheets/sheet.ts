/** An empty cell is null; a day is written YYYY-MM-DD. */
export type Cell = string | number | null;

/**
 * How a column's cells are written: what is text stays text, so that no code loses its zeros. A code is
 * written exactly; in free text a spreadsheet is kept from calculating.
 */
export type ColumnKind = 'text' | 'code' | 'number' | 'money' | 'day';

export interface Column {
  title: string;
  /** What programs call it, where they read the table too. */
  name?: string;
  kind: ColumnKind;
  /** In characters. */
  width: number;
}

/** A table on its way out: rows come in batches and are never held together. */
export interface Sheet {
  /** What the sheet is called in a workbook. */
  name: string;
  columns: readonly Column[];
  batches: AsyncIterable<readonly (readonly Cell[])[]>;
}

export type SheetFormat = 'csv' | 'xlsx' | 'json';

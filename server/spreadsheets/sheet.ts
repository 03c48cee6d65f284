/** Empty cells are null; days are written YYYY-MM-DD. */
export type Cell = string | number | null;

/**
 * Determines how cells are written: text stays text, so that codes keep their leading zeros. Codes
 * are written verbatim, whereas free text is protected from formula evaluation.
 */
export type ColumnKind = 'text' | 'code' | 'number' | 'money' | 'day';

export interface Column {
  title: string;
  /** Field name for programs that read the table. */
  name?: string;
  kind: ColumnKind;
  /** In characters. */
  width: number;
}

/** A table to export: rows are streamed in batches and never held in memory all at once. */
export interface Sheet {
  /** Name of the sheet in a workbook. */
  name: string;
  columns: readonly Column[];
  batches: AsyncIterable<readonly (readonly Cell[])[]>;
}

export type SheetFormat = 'csv' | 'xlsx' | 'json';

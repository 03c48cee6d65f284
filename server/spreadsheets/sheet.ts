/** Empty cells are null; days are written YYYY-MM-DD. */
export type Cell = string | number | null;

/**
 * Determines how cells are written: text stays text, so that codes keep their leading zeros. Codes
 * are written verbatim, whereas free text is protected from formula evaluation.
 */
export type ExportColumnKind = 'text' | 'code' | 'number' | 'money' | 'day';

export interface ExportColumn {
  title: string;
  /** Field name for programs that read the table. */
  name?: string;
  kind: ExportColumnKind;
  /** In characters. */
  width: number;
}

/** A table to export: rows are streamed in batches and never held in memory all at once. */
export interface ExportTable {
  /** Name of the sheet in a workbook. */
  name: string;
  columns: readonly ExportColumn[];
  batches: AsyncIterable<readonly (readonly Cell[])[]>;
}

export type ExportFormat = 'csv' | 'xlsx' | 'json';

/**
 * Any of these may separate fields, including line feeds and zero bytes; two spaces stand for any
 * run of them.
 */
export type Delimiter = ',' | ';' | '\t' | '|' | '\x1d' | '\0' | ' ' | '  ' | '/' | '\n' | '\r';

/** A record split into columns: `cells` are trimmed, `text` is the original. */
export interface Row {
  /** Line of the source, from 1. */
  place: number;
  text: string;
  cells: string[];
  /** The delimiter that split it; `null` if it is a single cell. */
  delimiter?: Delimiter | null;
  /** The original cells, if they differ. */
  written?: string[];
  isHidden?: boolean;
  /** A quotation mark opens a cell that does not end in this line, so the row may go on below. */
  isTorn?: boolean;
}

/** A scanner writes at most 8 columns; lists made by hand have a few more. */
export const MAX_FIELDS = 16;

/** Cells beyond this column are ignored: a sheet may be formatted far to the right. */
export const MAX_COLUMNS = 64;

/** Returns the most common width of the rows; the wider one if there is a tie. */
export function widthOf(rows: readonly Row[]): number {
  const widths = new Map<number, number>();
  for (const { cells } of rows) {
    let width = cells.length;
    while (width > 0 && cells[width - 1] === '') width -= 1;
    widths.set(width, (widths.get(width) ?? 0) + 1);
  }
  const [mostCommon] = [...widths].toSorted((a, b) => b[1] - a[1] || b[0] - a[0]);
  return Math.min(MAX_COLUMNS, Math.max(1, mostCommon?.[0] ?? 1));
}

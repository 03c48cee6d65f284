/** Fields may be set apart by any of these, line feeds and zero bytes included; two blanks stand for any run of them. */
export type Delimiter = ',' | ';' | '\t' | '|' | '\x1d' | '\0' | ' ' | '  ' | '/' | '\n' | '\r';

/** A record cut into columns: `cells` are trimmed, `text` is what the source says. */
export interface Row {
  /** Line of the source, from 1. */
  place: number;
  text: string;
  cells: string[];
  /** What cut it; `null` where it is one cell. */
  delimiter?: Delimiter | null;
  /** The cells as they were written, where that is something else. */
  written?: string[];
  isHidden?: boolean;
}

/** A scanner writes 8 columns at most; lists made by hand have a few more. */
export const MOST_FIELDS = 16;

/** Cells behind this column are not read: a sheet may be formatted far to the right. */
export const MOST_COLUMNS = 64;

/** The width that most rows have; of two equal ones the wider. */
export function widthOf(rows: readonly Row[]): number {
  const widths = new Map<number, number>();
  for (const { cells } of rows) {
    let width = cells.length;
    while (width > 0 && cells[width - 1] === '') width -= 1;
    widths.set(width, (widths.get(width) ?? 0) + 1);
  }
  const [most] = [...widths].toSorted((a, b) => b[1] - a[1] || b[0] - a[0]);
  return Math.min(MOST_COLUMNS, Math.max(1, most?.[0] ?? 1));
}

import type { CellObject, read, SSF, WorkSheet } from '@e965/xlsx';

import type { Sheet } from '../order-file/readSheets';

import { unpackZip } from './unpackZip';

/** The parts of the workbook library in use; client and server each supply their own import. */
export interface Xlsx {
  read: typeof read;
  SSF: Pick<typeof SSF, 'format' | 'is_date'>;
}

export interface WorkbookLimits {
  /** Maximum number of rows and columns read per sheet. */
  rows: number;
  columns: number;
  /** Maximum size of a decompressed workbook, in bytes. */
  unpacked: number;
}

/** A number displayed with leading zeros or hyphens is a code, used as displayed. */
function isDisplayedAsCode(displayed: string, digits: string): boolean {
  if (!/^[\d-]+$/.test(displayed) || displayed === digits) return false;
  return /^\d/.test(displayed) && displayed.replaceAll('-', '').replace(/^0+/, '') === digits;
}

/** Significant digits of a number in a workbook; any beyond these are lost. */
const SIGNIFICANT_DIGITS = 15;

/** Returns all digits of a whole number, even if the cell displays it as `7.40101E+12`. */
function digitsOf(value: number): string {
  if (Math.abs(value) >= 10 ** SIGNIFICANT_DIGITS)
    return value.toExponential(5).replace('e+', 'E+');
  return Number.isInteger(value)
    ? value.toFixed(0)
    : String(Number(value.toPrecision(SIGNIFICANT_DIGITS)));
}

function numberText({ v, w, z }: CellObject, { format, is_date }: Xlsx['SSF']): string {
  const value = Number(v);
  if (z !== undefined && is_date(String(z))) return format('yyyy/mm/dd', value);
  const digits = digitsOf(value);
  const displayed = w?.trim() ?? '';
  return isDisplayedAsCode(displayed, digits) ? displayed : digits;
}

/**
 * Returns a cell as its author means it: the number itself rather than its rounded display, with
 * leading zeros if displayed.
 */
function cellText(cell: CellObject | undefined, dates: Xlsx['SSF']): string {
  if (cell?.v === undefined || cell.v === null) return '';
  if (cell.t === 'e') return cell.w ?? '#N/A';
  if (cell.t === 'n') return numberText(cell, dates);
  if (cell.t === 'd') return dates.format('yyyy/mm/dd', cell.v);
  return String(cell.v);
}

type Cells = (CellObject | undefined)[][];

const cellsOf = (sheet: WorkSheet, { rows, columns }: WorkbookLimits): Cells =>
  Array.from(((sheet['!data'] ?? []) as Cells).slice(0, rows), (row) =>
    (row ?? []).slice(0, columns),
  );

/**
 * Whether formulas have results. Programs that write a workbook without calculating it omit
 * results, or write zero or an empty value for each.
 */
const hasFormulaResults = (sheets: readonly Cells[]): boolean =>
  sheets.some((rows) =>
    rows.some((row) => row.some((cell) => cell?.f && cell.v && cell.t !== 'e')),
  );

const isUncalculated = ({ f, v }: CellObject, hasResults: boolean): boolean =>
  Boolean(f) && (v === undefined || (!v && !hasResults));

/**
 * Where one cell spans several, the others are empty, so nothing is read twice. A formula without a
 * result is returned as a formula.
 */
const textsOf = (cells: Cells, hasResults: boolean, dates: Xlsx['SSF']): string[][] =>
  cells.map((row) =>
    Array.from(row, (cell) =>
      cell && isUncalculated(cell, hasResults) ? `=${cell.f}` : cellText(cell, dates),
    ),
  );

const isDecimal = (cell: CellObject | undefined): boolean =>
  cell?.t === 'n' && !Number.isInteger(cell.v);

/** Returns the cells that are decimal numbers, as opposed to text that may mean one. */
const decimalsOf = (cells: Cells): Map<number, number[]> =>
  new Map(
    cells.flatMap((row, index) => {
      const columnIndexes = Array.from(row, isDecimal).flatMap((is, column) =>
        is ? [column] : [],
      );
      return columnIndexes.length > 0 ? [[index, columnIndexes] as const] : [];
    }),
  );

/**
 * A damaged workbook may refer to a row far beyond all others, so only existing entries are
 * visited.
 */
const hiddenRows = (sheet: WorkSheet): Set<number> =>
  new Set(
    Object.entries(sheet['!rows'] ?? {}).flatMap(([index, row]) =>
      row?.hidden ? [Number(index)] : [],
    ),
  );

/**
 * Parses workbooks (XLSX, XLS, ODS and similar) into the text of their cells, including hidden rows
 * and cached formula results. Hidden sheets are skipped. Throws if a workbook is encrypted, damaged
 * or too large.
 */
export const workbookOpener =
  ({ read: readBook, SSF: dates }: Xlsx, limits: WorkbookLimits) =>
  async (bytes: Uint8Array): Promise<Sheet[]> => {
    const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
    const book = readBook(isZip ? await unpackZip(bytes, limits.unpacked) : bytes, {
      type: 'array',
      dense: true,
      cellNF: true,
      cellText: true,
      cellHTML: false,
      cellFormula: true,
      cellStyles: true,
      sheetRows: limits.rows,
      UTC: true,
    });
    const hidden = new Set(
      (book.Workbook?.Sheets ?? []).flatMap(({ Hidden }, index) => (Hidden ? [index] : [])),
    );
    const cells = new Map(
      Object.entries(book.Sheets).map(([name, sheet]) => [name, cellsOf(sheet, limits)]),
    );
    const hasResults = hasFormulaResults([...cells.values()]);
    return book.SheetNames.filter((_, index) => !hidden.has(index)).map((name) => ({
      name,
      rows: textsOf(cells.get(name) ?? [], hasResults, dates),
      hidden: hiddenRows(book.Sheets[name]!),
      decimals: decimalsOf(cells.get(name) ?? []),
    }));
  };

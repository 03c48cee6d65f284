import type { CellObject, read, SSF, WorkSheet } from '@e965/xlsx';

import type { WorkbookSheet } from '../order-file/readSheets';

import { hiddenOdsRows } from './hiddenOdsRows';
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

/**
 * Whether a whole number is displayed with words around its digits: `AB-00123` is a code, `2 dz` a
 * quantity with its unit.
 */
const isDisplayedWithWords = (displayed: string, digits: string): boolean =>
  /^\d+$/.test(digits) &&
  /\p{L}/u.test(displayed) &&
  !/\dE[+-]/.test(displayed) &&
  new RegExp(`(?<!\\d)0*${digits}(?![\\d.,])`).test(displayed);

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
  const isDisplayed =
    isDisplayedAsCode(displayed, digits) || isDisplayedWithWords(displayed, digits);
  return isDisplayed ? displayed : digits;
}

/**
 * Returns a cell as its author means it: the number itself rather than its rounded display, with
 * leading zeros and words if displayed.
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

/** Returns the numbers that have decimals or are displayed with words, as opposed to text. */
const numbersOf = (cells: Cells, texts: readonly string[][]): Map<number, Map<number, string>> =>
  new Map(
    cells.flatMap((row, index) => {
      const numbers = row.flatMap((cell, column): [number, string][] => {
        if (cell?.t !== 'n') return [];
        const isWorded = /\p{L}/u.test(texts[index]?.[column] ?? '');
        const value = Number(cell.v);
        return isWorded || !Number.isInteger(value) ? [[column, digitsOf(value)]] : [];
      });
      return numbers.length > 0 ? [[index, new Map(numbers)] as const] : [];
    }),
  );

/**
 * Returns the indexes of hidden rows or columns. A damaged workbook may refer to a row far beyond
 * all others, so only existing entries are visited.
 */
const hiddenIn = (list: WorkSheet['!rows'] | WorkSheet['!cols'] = []): Set<number> =>
  new Set(Object.entries(list).flatMap(([index, one]) => (one?.hidden ? [Number(index)] : [])));

/**
 * Parses workbooks (XLSX, XLS, ODS and similar) into the text of their cells, including hidden rows
 * and cached formula results. Hidden sheets are skipped. Throws if a workbook is encrypted, damaged
 * or too large.
 */
export const workbookOpener =
  ({ read: readBook, SSF: dates }: Xlsx, limits: WorkbookLimits) =>
  async (bytes: Uint8Array): Promise<WorkbookSheet[]> => {
    const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
    const unpacked = isZip ? await unpackZip(bytes, limits.unpacked) : bytes;
    const hiddenRows = hiddenOdsRows(unpacked, isZip, limits.rows);
    const book = readBook(unpacked, {
      type: 'array',
      dense: true,
      cellNF: true,
      cellText: true,
      cellHTML: false,
      cellFormula: true,
      cellStyles: true,
      sheetRows: limits.rows,
      // Of a web page called a workbook, the text: `1,5` is not fifteen.
      raw: true,
      UTC: true,
    });
    const hidden = new Set(
      (book.Workbook?.Sheets ?? []).flatMap(({ Hidden }, index) => (Hidden ? [index] : [])),
    );
    const cells = new Map(
      Object.entries(book.Sheets).map(([name, sheet]) => [name, cellsOf(sheet, limits)]),
    );
    const hasResults = hasFormulaResults([...cells.values()]);
    return book.SheetNames.filter((_, index) => !hidden.has(index)).map((name) => {
      const rows = textsOf(cells.get(name) ?? [], hasResults, dates);
      return {
        name,
        rows,
        hidden: hiddenRows[book.SheetNames.indexOf(name)] ?? hiddenIn(book.Sheets[name]!['!rows']),
        hiddenColumns: hiddenIn(book.Sheets[name]!['!cols']),
        numbers: numbersOf(cells.get(name) ?? [], rows),
      };
    });
  };

import type { CellObject, read, SSF, WorkSheet } from '@e965/xlsx';

import type { Sheet } from '../order-file/readSheets';

import { unpackZip } from './unpackZip';

/** What is used of the reader of workbooks, which each side brings along. */
export interface Xlsx {
  read: typeof read;
  SSF: Pick<typeof SSF, 'format' | 'is_date'>;
}

export interface WorkbookLimits {
  /** Rows and columns of a sheet that are read. */
  rows: number;
  columns: number;
  /** Bytes that a workbook may have once it is unpacked. */
  unpacked: number;
}

/** A number that is shown with zeros before it, or with hyphens in it, is a code as it is shown. */
function isShownAsCode(shown: string, figures: string): boolean {
  if (!/^[\d-]+$/.test(shown) || shown === figures) return false;
  return /^\d/.test(shown) && shown.replaceAll('-', '').replace(/^0+/, '') === figures;
}

/** Figures that a workbook keeps of a number; those behind them are lost. */
const KEPT_FIGURES = 15;

/** All the figures of a whole number, where the cell shows it as `7.40101E+12` too. */
function figuresOf(value: number): string {
  if (Math.abs(value) >= 10 ** KEPT_FIGURES) return value.toExponential(5).replace('e+', 'E+');
  return Number.isInteger(value)
    ? value.toFixed(0)
    : String(Number(value.toPrecision(KEPT_FIGURES)));
}

function numberText({ v, w, z }: CellObject, { format, is_date }: Xlsx['SSF']): string {
  const value = Number(v);
  if (z !== undefined && is_date(String(z))) return format('yyyy/mm/dd', value);
  const figures = figuresOf(value);
  const shown = w?.trim() ?? '';
  return isShownAsCode(shown, figures) ? shown : figures;
}

/** A cell as a person means it: the number itself and not how it is rounded, zeros before it where they are shown. */
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

/** Programs that write a workbook without working it out leave results away, or write zero or nothing for each. */
const isWorkedOut = (sheets: readonly Cells[]): boolean =>
  sheets.some((rows) =>
    rows.some((row) => row.some((cell) => cell?.f && cell.v && cell.t !== 'e')),
  );

const isOpen = ({ f, v }: CellObject, hasResults: boolean): boolean =>
  Boolean(f) && (v === undefined || (!v && !hasResults));

/** Where one cell spans several, the others are empty; nothing is read twice. A formula without a result is told as it is. */
const textsOf = (cells: Cells, hasResults: boolean, dates: Xlsx['SSF']): string[][] =>
  cells.map((row) =>
    Array.from(row, (cell) =>
      cell && isOpen(cell, hasResults) ? `=${cell.f}` : cellText(cell, dates),
    ),
  );

const isDecimal = (cell: CellObject | undefined): boolean =>
  cell?.t === 'n' && !Number.isInteger(cell.v);

/** Cells that are numbers with decimals, and no texts that may mean one. */
const decimalsOf = (cells: Cells): Map<number, number[]> =>
  new Map(
    cells.flatMap((row, at) => {
      const places = Array.from(row, isDecimal).flatMap((is, place) => (is ? [place] : []));
      return places.length > 0 ? [[at, places] as const] : [];
    }),
  );

/** A damaged workbook may speak of a row far beyond all others: only what is there is looked at. */
const hiddenRows = (sheet: WorkSheet): Set<number> =>
  new Set(
    Object.entries(sheet['!rows'] ?? {}).flatMap(([at, row]) => (row?.hidden ? [Number(at)] : [])),
  );

/**
 * Takes workbooks apart (XLSX, XLS, ODS and their kin) into the texts of their cells, those of hidden rows and of formulas'
 * last results too. Sheets that are hidden are not read. Throws where one is locked, damaged or too large.
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
      (book.Workbook?.Sheets ?? []).flatMap(({ Hidden }, at) => (Hidden ? [at] : [])),
    );
    const cells = new Map(
      Object.entries(book.Sheets).map(([name, sheet]) => [name, cellsOf(sheet, limits)]),
    );
    const hasResults = isWorkedOut([...cells.values()]);
    return book.SheetNames.filter((_, at) => !hidden.has(at)).map((name) => ({
      name,
      rows: textsOf(cells.get(name) ?? [], hasResults, dates),
      hidden: hiddenRows(book.Sheets[name]!),
      decimals: decimalsOf(cells.get(name) ?? []),
    }));
  };

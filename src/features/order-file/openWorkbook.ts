import { read, SSF, type CellObject, type WorkSheet } from '@e965/xlsx';

import { MOST_COLUMNS } from '#domain/delimited/row';
import type { Sheet } from '#domain/order-file/readSheets';
import { MAX_SCANNER_LINES } from '#domain/scanner/scannerFile';

import { unpackZip } from './unpackZip';

/** Bytes that a workbook may have once it is unpacked: several times what the most lines of an order take. */
const MOST_UNPACKED = 64 * 1024 * 1024;

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

function numberText({ v, w, z }: CellObject): string {
  const value = Number(v);
  if (z !== undefined && SSF.is_date(String(z))) return SSF.format('yyyy/mm/dd', value);
  const figures = figuresOf(value);
  const shown = w?.trim() ?? '';
  return isShownAsCode(shown, figures) ? shown : figures;
}

/** A cell as a person means it: the number itself and not how it is rounded, zeros before it where they are shown. */
function cellText(cell: CellObject | undefined): string {
  if (cell?.v === undefined || cell.v === null) return '';
  if (cell.t === 'e') return cell.w ?? '#N/A';
  if (cell.t === 'n') return numberText(cell);
  if (cell.t === 'd') return SSF.format('yyyy/mm/dd', cell.v);
  return String(cell.v);
}

type Cells = (CellObject | undefined)[][];

/** One row more than an order may have lines tells that there are too many. */
const MOST_ROWS = MAX_SCANNER_LINES + 2;

const cellsOf = (sheet: WorkSheet): Cells => ((sheet['!data'] ?? []) as Cells).slice(0, MOST_ROWS);

/** Programs that write a workbook without working it out leave results away, or write zero or nothing for each. */
const isWorkedOut = (sheets: readonly WorkSheet[]): boolean =>
  sheets.some((sheet) =>
    cellsOf(sheet).some((row) => row?.some((cell) => cell?.f && cell.v && cell.t !== 'e')),
  );

const isOpen = ({ f, v }: CellObject, hasResults: boolean): boolean =>
  Boolean(f) && (v === undefined || (!v && !hasResults));

/** Where one cell spans several, the others are empty; nothing is read twice. A formula without a result is told as it is. */
const rowsOf = (sheet: WorkSheet, hasResults: boolean): string[][] =>
  Array.from(cellsOf(sheet), (row) =>
    Array.from((row ?? []).slice(0, MOST_COLUMNS), (cell) =>
      cell && isOpen(cell, hasResults) ? `=${cell.f}` : cellText(cell),
    ),
  );

/** A damaged workbook may speak of a row far beyond all others: only what is there is looked at. */
const hiddenRows = (sheet: WorkSheet): Set<number> =>
  new Set(
    Object.entries(sheet['!rows'] ?? {}).flatMap(([at, row]) => (row?.hidden ? [Number(at)] : [])),
  );

/**
 * Takes a workbook apart (XLSX, XLS, ODS and their kin) into the texts of its cells, those of hidden rows and of formulas'
 * last results too. Sheets that are hidden are not read. Throws where it is locked, damaged or too large.
 */
export async function openWorkbook(bytes: Uint8Array): Promise<Sheet[]> {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const book = read(isZip ? await unpackZip(bytes, MOST_UNPACKED) : bytes, {
    type: 'array',
    dense: true,
    cellNF: true,
    cellText: true,
    cellHTML: false,
    cellFormula: true,
    cellStyles: true,
    sheetRows: MOST_ROWS,
    UTC: true,
  });
  const hidden = new Set(
    (book.Workbook?.Sheets ?? []).flatMap(({ Hidden }, at) => (Hidden ? [at] : [])),
  );
  const hasResults = isWorkedOut(Object.values(book.Sheets));
  return book.SheetNames.filter((_, at) => !hidden.has(at)).map((name) => ({
    name,
    rows: rowsOf(book.Sheets[name]!, hasResults),
    hidden: hiddenRows(book.Sheets[name]!),
  }));
}

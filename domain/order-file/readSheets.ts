import type { Row } from '../delimited/row';
import { tableRow } from '../delimited/tableRow';
import { withAsciiDigits } from '../normaliseDigits';
import { MAX_SCANNER_LINES } from '../scanner/scannerFile';

import { containsOrders } from './containsOrders';
import { emptyCodeColumn } from './emptyCodeColumn';
import { noNames, type NamesOf } from './namesOf';
import type { ColumnChoice, OrderReading, RefusedOrder } from './orderFile';
import { readTable, type OrderTableReading } from './readTable';
import { sumLines } from './sumLines';

/** One sheet of a workbook: rows of cells as text, empty strings for blank cells. */
export interface WorkbookSheet {
  name: string;
  rows: string[][];
  /** Indexes of hidden rows. */
  hidden: ReadonlySet<number>;
  /** Indexes of hidden columns. */
  hiddenColumns?: ReadonlySet<number>;
  /** Numbers with decimals or displayed with words, by row and column index. */
  numbers?: ReadonlyMap<number, ReadonlyMap<number, string>>;
}

/** Returns the rows of a sheet, numbered on from those of the sheets before it. */
const rowsOf = ({ rows, hidden }: WorkbookSheet, before = 0): Row[] =>
  rows.map((written, index) => {
    const cells = written.map(withAsciiDigits);
    return {
      ...tableRow(before + index + 1, cells, cells.filter((cell) => cell !== '').join(' | ')),
      isHidden: hidden.has(index),
    };
  });

/** Returns the sheet as it is seen, with its hidden columns empty. */
const seen = ({ rows, hiddenColumns, ...sheet }: WorkbookSheet): WorkbookSheet => ({
  ...sheet,
  rows: rows.map((cells) => cells.map((cell, column) => (hiddenColumns?.has(column) ? '' : cell))),
});

/** Whether headings name the columns of the codes and quantities. */
function isHeaded({ columns, lines }: OrderTableReading): boolean {
  const { all, code, quantity, uncertainColumn } = columns;
  if (quantity === null || uncertainColumn || lines.every(({ unread }) => unread)) return false;
  return [code, quantity].every((column) => (all[column]?.heading ?? '') !== '');
}

/** Reads a sheet; a hidden column is used only if those that are seen are not enough. */
function readSheet(
  sheet: WorkbookSheet,
  before: number,
  namesOf: NamesOf | undefined,
): OrderTableReading {
  if (sheet.hiddenColumns?.size) {
    const reading = readTable(rowsOf(seen(sheet), before), undefined, namesOf);
    if (isHeaded(reading)) return reading;
  }
  return readTable(rowsOf(sheet, before), undefined, namesOf);
}

/**
 * Scores a sheet; one without headings and without digits in its codes is an explanation, not an
 * order.
 */
function sheetScore({ lines, columns }: OrderTableReading): number {
  const coded = lines.filter(({ code }) => /\d/.test(code)).length;
  const isCounted = columns.quantity !== null;
  const hasHeadings = columns.all.some(({ heading }) => heading !== '');
  const read = lines.filter(({ unread }) => !unread).length;
  return coded * (hasHeadings ? 2 : 1) * (isCounted ? 2 : 1) + read * 0.1;
}

export interface SheetOptions {
  /** Columns chosen by a person. */
  choice?: ColumnChoice | undefined;
  /** Names of the sheets chosen by a person; by default the one that contains the order. */
  sheets?: readonly string[] | undefined;
  /** Catalogue lookup for the codes in the workbook. */
  namesOf?: NamesOf | undefined;
}

const headingsOf = ({ columns }: OrderTableReading): string =>
  columns.all.map(({ heading }) => heading).join('\n');

/**
 * Reads the chosen sheets as one order; a person's choice of columns applies to those with the same
 * headings.
 */
function readChosen(
  sheets: readonly WorkbookSheet[],
  { choice, namesOf }: SheetOptions,
): OrderTableReading {
  let before = 0;
  const readings = sheets.map((sheet) => {
    const own = readSheet(sheet, before, namesOf);
    const rows = rowsOf(sheet, before);
    before += rows.length;
    return { rows, own };
  });
  const first = readings[0]!.own;
  const chosen = readings.map(({ rows, own }) =>
    choice && headingsOf(own) === headingsOf(first) ? readTable(rows, choice, namesOf) : own,
  );
  return {
    ...chosen[0]!,
    lines: sumLines(chosen.flatMap(({ lines }) => lines)),
    skipped: chosen.flatMap(({ skipped }) => skipped),
    blank: chosen.reduce((sum, { blank }) => sum + blank, 0),
    total: before,
  };
}

const namesIn = (sheets: readonly WorkbookSheet[]): string[] => sheets.map(({ name }) => name);

/**
 * Reads the sheet of a workbook that contains the order, or those chosen by a person, and reports
 * which.
 */
export function readSheets(
  sheets: readonly WorkbookSheet[],
  options: SheetOptions = {},
): OrderReading | RefusedOrder {
  const filled = sheets.filter(({ rows }) =>
    rows.some((cells) => cells.some((cell) => cell !== '')),
  );
  if (filled.length === 0) return { refusal: 'empty', lines: [] };
  if (filled.some(({ rows }) => rows.length > MAX_SCANNER_LINES))
    return { refusal: 'tooManyLines', lines: [] };
  const readings = filled.map((sheet) => readSheet(sheet, 0, options.namesOf));
  const best = readings.reduce(
    (leading, reading, index) =>
      sheetScore(reading) > sheetScore(readings[leading]!) ? index : leading,
    0,
  );
  const named = filled.filter(({ name }) => options.sheets?.includes(name));
  const chosen = named.length > 0 ? named : [filled[best]!];
  const reading = readChosen(chosen, options);
  const heading = emptyCodeColumn(reading, options.namesOf ?? noNames);
  if (heading !== undefined) return { refusal: 'emptyCodes', heading, lines: [] };
  if (!containsOrders(reading)) return { refusal: 'noCodes', lines: reading.lines };
  const others = filled.filter((sheet) => !chosen.includes(sheet));
  const orders = others.filter((sheet) => {
    const other = readings[filled.indexOf(sheet)]!;
    return other.columns.quantity !== null && containsOrders(other);
  });
  const sheet = {
    names: namesIn(chosen),
    others: namesIn(others),
    orders: namesIn(orders),
  };
  return { ...reading, sheet };
}

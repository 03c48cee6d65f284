import { gtinReader } from '#domain/barcodes';

import { fieldOf, isDayField, isTimeField, typeOf, type Columns, type FileKind } from './fileKinds';
import { findHeadings, type FoundHeadings, type Reading } from './findHeadings';
import { countMarks, dominantMark, makeMarkCounts, type DecimalMark } from './numbers';
import { detectOrder, type DayOrder } from './orderDates';
import { splitBarcodes } from './parseBarcodes';
import type { TableRow } from './readTable';
import type { Table, TableReading } from './table';

/** The form of a table: where its headings are, what its columns hold, how it writes values. */
export interface TableForm extends FoundHeadings {
  mark: DecimalMark | undefined;
  /** Whether day or month comes first in the numeric dates of a column, if its rows settle that. */
  dayOrders: ReadonlyMap<number, DayOrder>;
  /** Returns how a barcode is compared; undefined if it is invalid. */
  gtinOf: (code: string) => string | undefined;
}

/** Number of rows from which the columns are determined. */
const SAMPLE_ROWS = 500;

/** Determines the form of a table from all of its rows. */
export async function surveyTable(table: Table, reading: Reading): Promise<TableForm> {
  let first: TableRow[] = [];
  const marks = makeMarkCounts();
  const dayOrders = new Map<number, DayOrder>();
  let form: FoundHeadings | undefined;
  const survey = (rows: readonly TableRow[], { columns }: FoundHeadings) => {
    for (const column of numberColumns(reading.kind, columns)) {
      countMarks(marks, textCells(rows, column));
    }
    // A column is of one writer, so one date that can be read in one way only settles the others.
    for (const column of dateColumns(columns).filter((one) => !dayOrders.has(one))) {
      const order = detectOrder(rows.map(({ cells }) => cells[column] ?? ''));
      if (order) dayOrders.set(column, order);
    }
  };
  const surveyFirst = () => {
    const found = findHeadings(first, reading);
    survey(first.slice(found.above), found);
    return found;
  };
  for await (const rows of table.read().rows) {
    if (form) survey(rows, form);
    else {
      first = first.concat(rows);
      if (first.length >= SAMPLE_ROWS) form = surveyFirst();
    }
  }
  form ??= surveyFirst();
  const codes = first.map(({ cells }) => cells[form?.columns.barcode ?? -1] ?? '');
  const gtinOf = gtinReader(codes.flatMap(splitBarcodes));
  return { ...form, mark: dominantMark(marks), dayOrders, gtinOf };
}

/** Returns the columns that hold amounts and integers. */
const numberColumns = ({ shape }: FileKind, columns: Columns): number[] =>
  Object.entries(columns).flatMap(([name, column]) =>
    column !== undefined && /^(integer|number)$/.test(typeOf(shape, fieldOf(name))) ? [column] : [],
  );

const dateColumns = (columns: Columns): number[] =>
  Object.entries(columns).flatMap(([name, column]) =>
    column !== undefined && (isDayField(name) || isTimeField(name)) ? [column] : [],
  );

/**
 * Returns the text cells of a column: number cells say nothing about how the file writes numbers as
 * text.
 */
const textCells = (rows: readonly TableRow[], column: number): string[] =>
  rows.filter(({ numbers }) => !numbers?.has(column)).map(({ cells }) => cells[column] ?? '');

/** Yields the rows below the headings. */
export async function* rowsBelow(
  { rows }: TableReading,
  above: number,
): AsyncGenerator<TableRow[]> {
  let headingRowsLeft = above;
  for await (const part of rows) {
    yield part.slice(headingRowsLeft);
    headingRowsLeft = Math.max(0, headingRowsLeft - part.length);
  }
}

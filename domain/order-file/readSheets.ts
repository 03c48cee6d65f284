import type { Row } from '../delimited/row';
import { tableRow } from '../delimited/tableRow';
import { MAX_SCANNER_LINES } from '../scanner/scannerFile';

import { holdsOrders } from './holdsOrders';
import type { Choice, OrderReading, RefusedOrder } from './orderFile';
import { readTable, type TableReading } from './readTable';

/** One sheet of a workbook: rows of cells as texts, empty where there is nothing. */
export interface Sheet {
  name: string;
  rows: string[][];
  /** Indexes of rows that are hidden. */
  hidden: ReadonlySet<number>;
}

const rowsOf = ({ rows, hidden }: Sheet): Row[] =>
  rows.map((cells, at) => ({
    ...tableRow(at + 1, cells, cells.filter((cell) => cell !== '').join(' | ')),
    isHidden: hidden.has(at),
  }));

/** A sheet without headings and without a figure in its codes is an explanation, not an order. */
function worthOf({ lines, columns }: TableReading): number {
  const coded = lines.filter(({ code }) => /\d/.test(code)).length;
  const isCounted = columns.quantity !== null;
  const hasHeadings = columns.all.some(({ heading }) => heading !== '');
  const read = lines.filter(({ unread }) => !unread).length;
  return coded * (hasHeadings ? 2 : 1) * (isCounted ? 2 : 1) + read * 0.1;
}

/** Reads a workbook by the sheet that holds the order; which one that was is said. */
export function readSheets(sheets: readonly Sheet[], choice?: Choice): OrderReading | RefusedOrder {
  const filled = sheets.filter(({ rows }) =>
    rows.some((cells) => cells.some((cell) => cell !== '')),
  );
  if (filled.length === 0) return { refusal: 'empty', lines: [] };
  if (filled.some(({ rows }) => rows.length > MAX_SCANNER_LINES))
    return { refusal: 'tooManyLines', lines: [] };
  const readings = filled.map((sheet) => readTable(rowsOf(sheet)));
  const best = readings.reduce(
    (most, reading, at) => (worthOf(reading) > worthOf(readings[most]!) ? at : most),
    0,
  );
  const reading = choice ? readTable(rowsOf(filled[best]!), choice) : readings[best]!;
  if (!holdsOrders(reading)) return { refusal: 'noCodes', lines: reading.lines };
  const others = filled.filter((_, at) => at !== best).map(({ name }) => name);
  return { ...reading, sheet: { name: filled[best]!.name, others } };
}

import { findHeadings, type Headings } from '../delimited/headings';
import { MAX_COLUMNS, widthOf, type Row } from '../delimited/row';
import type { InputLine } from '../inputLine';

import { findCancelledRows } from './cancelledRows';
import { chooseColumns, type ChosenColumns } from './chooseColumns';
import { tellsOfLinesBelow } from './headingLines';
import { noNames, type NamesOf } from './namesOf';
import { isTotal } from './nonOrderLines';
import type {
  ColumnChoice,
  SampledColumn,
  OrderReading,
  ReadReason,
  SkippedRow,
} from './orderFile';
import { readTableRow, type RowContext } from './readTableRow';
import { sumLines } from './sumLines';
import { casesIn, multipleIn, unitColumns } from './unitColumns';
import { unreadLine } from './unreadLine';

export type OrderTableReading = OrderReading & Required<Pick<OrderReading, 'columns'>>;

const SAMPLES = 3;

const isFilled = ({ cells }: Row): boolean => cells.some((cell) => cell !== '');

/**
 * Returns the width of the table; short numbers after a final quantity heading are remainders of
 * `1,5` or `1,000`, unless they have a heading of their own.
 */
function tableWidth(rows: readonly Row[], width: number, { of, texts, last }: Headings): number {
  const headed = of.findLastIndex((heading) => heading !== undefined) + 1;
  const remainders = rows.slice(last + 1).flatMap(({ cells }) => cells[headed] || []);
  const isSplit =
    !texts[headed] && remainders.length > 0 && remainders.every((cell) => /^\d{1,3}$/.test(cell));
  if (of[headed - 1]?.kind === 'quantity' && isSplit) return headed;
  return Math.min(MAX_COLUMNS, Math.max(width, of.length));
}

function describeColumns(
  rows: readonly Row[],
  width: number,
  { texts }: Headings,
): SampledColumn[] {
  return Array.from({ length: width }, (_, column) => ({
    heading: texts[column] ?? '',
    samples: rows
      .map(({ cells }) => cells[column] ?? '')
      .filter((cell) => cell !== '')
      .slice(0, SAMPLES),
  }));
}

/**
 * Whether the rows are a filled-in order form: most have no quantity, because they were not
 * ordered.
 */
function isOrderForm(rows: readonly Row[], { code, quantity }: ColumnChoice): boolean {
  if (quantity === null) return false;
  const coded = rows.filter(({ cells }) => (cells[code] ?? '') !== '');
  const open = coded.filter(({ cells }) => /^0*$/.test(cells[quantity] ?? ''));
  return coded.length >= 4 && open.length > coded.length / 2 && open.length < coded.length;
}

const mayBeLine = ({ cells }: Row, { code, quantity }: ColumnChoice): boolean => {
  const isCounted = quantity === null || Boolean(cells[quantity]);
  return isCounted && Boolean(cells[code]) && !isTotal(cells[code]!);
};

function readRows(rows: readonly Row[], context: RowContext) {
  const lines: InputLine<ReadReason>[] = [];
  const skipped: SkippedRow[] = [];
  let sum = 0;
  let isTold = false;
  const last = rows.findLastIndex((row) => mayBeLine(row, context));
  for (const [index, row] of rows.entries()) {
    const around = { sum, linesAbove: lines.length, isAboveLines: index < last };
    const read = readTableRow(row, context, around);
    if ('why' in read) {
      skipped.push(read);
      const isAlone = row.cells.filter((cell) => cell !== '').length === 1;
      isTold = isAlone && tellsOfLinesBelow(row.text);
    } else if (isTold && !read.unread)
      lines.push(unreadLine(row.place, row.text, 'statement', read.code));
    else {
      lines.push(read);
      sum += read.quantity ?? 0;
    }
  }
  return { lines, skipped };
}

/** Holds back every line until a person has decided between the columns. */
function holdBack(
  lines: readonly InputLine<ReadReason>[],
  rows: readonly Row[],
): InputLine<ReadReason>[] {
  const texts = new Map(rows.map(({ place, text }) => [place, text]));
  return lines.map((line) => {
    const [place = 0] = line.places;
    return line.unread
      ? line
      : unreadLine(place, texts.get(place) ?? '', 'ambiguousLine', line.code);
  });
}

/**
 * Reads the rows of a table: a spreadsheet, a CSV file or pasted cells. `choice` is a person's
 * choice of columns.
 */
export function readTable(
  all: readonly Row[],
  choice?: ColumnChoice,
  namesOf: NamesOf = noNames,
): OrderTableReading {
  const rows = all.filter(isFilled);
  const width = widthOf(rows);
  const headings = findHeadings(rows, width);
  const columnCount = tableWidth(rows, width, headings);
  const below = rows.filter(
    ({ place }, index) => index > headings.last && !headings.places.has(place),
  );
  const facts = below.filter(
    ({ cells }) => columnCount < 3 || cells.filter((cell) => cell !== '').length > 1,
  );
  const chosen: ChosenColumns = choice
    ? { code: choice.code, quantity: choice.quantity, otherCodes: [] }
    : chooseColumns(facts.length > 0 ? facts : below, columnCount, headings, namesOf);
  const read = readRows(rows, {
    ...chosen,
    width: columnCount,
    isChosen: choice !== undefined,
    units: unitColumns(below, columnCount, headings.of, chosen),
    headedUnit:
      multipleIn(headings.texts[chosen.quantity ?? -1] ?? '') ||
      (choice ? '' : casesIn(headings.texts, chosen.quantity ?? -1)),
    headings,
    isCancelled: findCancelledRows(headings, columnCount, chosen),
    namesOf,
    isOrderForm: headings.of.length > 0 && !chosen.uncertainColumn && isOrderForm(below, chosen),
    firstPlace: rows[headings.last + 1]?.place ?? 0,
  });
  return {
    refusal: null,
    source: 'table',
    lines: sumLines(chosen.uncertainColumn ? holdBack(read.lines, rows) : read.lines),
    skipped: read.skipped,
    blank: all.length - rows.length,
    total: all.length,
    columns: {
      all: describeColumns(below, columnCount, headings),
      code: chosen.code,
      quantity: chosen.quantity,
      ...(chosen.uncertainColumn && { uncertainColumn: chosen.uncertainColumn }),
    },
  };
}

import { truncateText, type FoundColumn, type Layout } from './conversion';
import { textCells } from './exactNumbers';
import { normaliseHeading } from './fields';
import {
  columnsOf,
  fieldOf,
  isDayField,
  isTimeField,
  missingColumns,
  reasonAgainst,
  typeOf,
  type FileKind,
} from './fileKinds';
import { HEADING_SEARCH_ROWS } from './findHeadings';
import { createRefusal, type ImportRefusal } from './importRefusal';
import { layoutOf } from './layoutOf';
import type { MatchedColumns } from './matchHeadings';
import {
  countMarks,
  dominantMark,
  makeMarkCounts,
  type DecimalMark,
  type MarkCounts,
} from './numbers';
import { detectOrder, type DayOrder } from './orderDates';
import { areOrderHeadings } from './orderFields';
import type { TableRow } from './readTable';
import type { Table } from './table';

/** The kind of file that a table is read as, and the known column mappings. */
export interface Reading {
  kind: FileKind;
  layouts: readonly Layout[];
}

interface Survey {
  /** Number of rows up to and including the headings. */
  above: number;
  columns: MatchedColumns<string>;
  mark: DecimalMark | undefined;
  /** Whether day or month comes first in the numeric dates of a column, if its rows settle that. */
  dayOrders: ReadonlyMap<number, DayOrder>;
  found: FoundColumn[];
  /** Set if the columns that are recognised are too few to read a row, or ambiguous. */
  lacking: ImportRefusal['reason'] | undefined;
}

/**
 * Determines the layout of a table: where its headings are, what its columns hold, how it writes
 * decimals.
 */
export async function surveyTable(table: Table, reading: Reading): Promise<Survey> {
  const first: TableRow[] = [];
  const marks = makeMarkCounts();
  let columns: MatchedColumns<string> | undefined;
  let numbers: (number | undefined)[] = [];
  let dates: number[] = [];
  const dayOrders = new Map<number, DayOrder>();
  let above = 0;
  const detectColumns = () => {
    above = findHeadings(first, reading);
    columns = mapColumns(reading, first[above - 1]?.cells ?? []);
    numbers = numberColumns(reading.kind, columns);
    dates = dateColumns(columns);
    survey(first.slice(above));
  };
  const survey = (rows: readonly TableRow[]) => {
    countDecimalMarks(marks, rows, numbers);
    detectDayOrders(dayOrders, rows, dates);
  };
  for await (const part of table.read().rows) {
    if (columns) {
      survey(part);
      continue;
    }
    first.push(...part);
    if (first.length >= HEADING_SEARCH_ROWS) detectColumns();
  }
  if (!columns) detectColumns();
  const columnOf = columns ?? {};
  const found = foundColumns(first.slice(above - 1), columnOf);
  const layout = layoutOf(found);
  const isMapped = knownLayout(reading.layouts, first[above - 1]?.cells ?? []) !== undefined;
  return {
    above,
    columns: columnOf,
    mark: dominantMark(marks),
    dayOrders,
    found,
    lacking: isMapped ? missingColumns(reading.kind, layout) : reasonAgainst(reading.kind, layout),
  };
}

/** Returns every column by its heading, with the field it is mapped to. */
function foundColumns(
  [headings, ...rows]: readonly TableRow[],
  columns: MatchedColumns<string>,
): FoundColumn[] {
  const fields = new Map(Object.entries(columns).map(([field, column]) => [column, field]));
  return (headings?.cells ?? []).map((heading, column) => ({
    heading: truncateText(heading),
    field: fields.get(column) ?? null,
    example: truncateText(rows.find(({ cells }) => cells[column])?.cells[column] ?? ''),
  }));
}

function countDecimalMarks(
  marks: MarkCounts,
  rows: readonly TableRow[],
  numbers: readonly (number | undefined)[],
): void {
  for (const column of numbers) {
    if (column === undefined) continue;
    // How a workbook stores its numbers says nothing about how its texts are written.
    countMarks(marks, textCells(rows, column));
  }
}

/** Returns the columns that hold amounts and integers. */
const numberColumns = ({ shape }: FileKind, columns: MatchedColumns<string>) =>
  Object.entries(columns)
    .filter(([name]) => /^(integer|number)$/.test(typeOf(shape, fieldOf(name))))
    .map(([, column]) => column);

const dateColumns = (columns: MatchedColumns<string>): number[] =>
  Object.entries(columns).flatMap(([name, column]) =>
    column !== undefined && (isDayField(name) || isTimeField(name)) ? [column] : [],
  );

/** A column is of one writer, so one date that can be read in one way only settles the others. */
function detectDayOrders(
  dayOrders: Map<number, DayOrder>,
  rows: readonly TableRow[],
  dates: readonly number[],
): void {
  for (const column of dates) {
    if (dayOrders.has(column)) continue;
    const order = detectOrder(rows.map(({ cells }) => cells[column] ?? ''));
    if (order) dayOrders.set(column, order);
  }
}

const ORDER_HISTORY = createRefusal('upload.history');

/**
 * Ranks a row whose columns were mapped by a person first, then one with the needed columns, then
 * the one with most recognised fields.
 */
const KEY_SCORE = 1_000_000;
const FIELD_SCORE = 1_000;

/** Scores how likely these cells are to be the headings. */
export function headingScore({ kind, layouts }: Reading, cells: readonly string[]): number {
  if (knownLayout(layouts, cells)) return 2 * KEY_SCORE;
  const fields = Object.keys(columnsOf(kind, cells.map(normaliseHeading)));
  const isKeyed = kind.needed.every((one) => fields.includes(one));
  return (isKeyed ? KEY_SCORE : 0) + fields.length * FIELD_SCORE;
}

/** Returns the number of rows up to and including the headings. */
function findHeadings(rows: readonly TableRow[], reading: Reading): number {
  const first = rows.slice(0, HEADING_SEARCH_ROWS);
  const isKnown = first.some(({ cells }) => knownLayout(reading.layouts, cells));
  if (
    !isKnown &&
    !reading.kind.needed.includes('order_id') &&
    first.some(({ cells }) => areOrderHeadings(cells))
  )
    throw ORDER_HISTORY;
  const scores = first.map(({ cells }) => headingScore(reading, cells));
  const bestScore = Math.max(...scores);
  if (bestScore > 0) return scores.indexOf(bestScore) + 1;
  const widths = first.map(({ cells }) => cells.filter(Boolean).length);
  return widths.indexOf(Math.max(...widths)) + 1;
}

const knownLayout = (layouts: readonly Layout[], cells: readonly string[]): Layout | undefined =>
  layouts.find(
    ({ headings }) =>
      headings.length === cells.length &&
      headings.every((heading, column) => heading === truncateText(cells[column] ?? '')),
  );

/**
 * Maps the columns. A lone description column could mean the name, so it is mapped to neither
 * unless a person does so.
 */
function mapColumns(
  { kind, layouts }: Reading,
  headings: readonly string[],
): MatchedColumns<string> {
  const plain = headings.map(normaliseHeading);
  const layout = knownLayout(layouts, headings);
  if (layout) {
    return columnsOf(
      kind,
      plain,
      layout.fields.map((field, column) => [column, field ?? '']),
    );
  }
  const columns = columnsOf(kind, plain);
  for (const name of ['name', 'name_fr', 'name_es']) {
    if ((plain[columns[name] ?? -1] ?? '').includes('desc')) delete columns[name];
  }
  return columns;
}

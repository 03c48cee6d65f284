import { plainHeading } from '../../import/fields';
import { HEADINGS_WITHIN } from '../../import/findHeadings';
import { refused, type ImportRefusal } from '../../import/importRefusal';
import type { Matched } from '../../import/matchHeadings';
import {
  countMarks,
  markOf,
  noMarks,
  type DecimalMark,
  type MarkCounts,
} from '../../import/numbers';
import { areOfOrders } from '../../import/orderFields';
import type { TableRow } from '../../import/readTable';
import type { Table } from '../../import/table';

import { shownText, type FoundColumn, type Layout } from './conversion';
import { columnsOf, fieldOf, lackingIn, typeOf, type FileKind } from './fileKinds';

/** The kind of file that a table is read as, and the known column mappings. */
export interface Reading {
  kind: FileKind;
  layouts: readonly Layout[];
}

interface Survey {
  /** Number of rows up to and including the headings. */
  above: number;
  columns: Matched<string>;
  mark: DecimalMark | undefined;
  found: FoundColumn[];
  /** Set if too few columns are recognised to read a row. */
  lacking: ImportRefusal['said'] | undefined;
}

/**
 * Determines the layout of a table: where its headings are, what its columns hold, how it writes
 * decimals.
 */
export async function surveyTable(table: Table, reading: Reading): Promise<Survey> {
  const first: TableRow[] = [];
  const marks = noMarks();
  let columns: Matched<string> | undefined;
  let numbers: (number | undefined)[] = [];
  let above = 0;
  const settle = () => {
    above = headingsAmong(first, reading);
    columns = columnsIn(reading, first[above - 1]?.cells ?? []);
    numbers = numbersIn(reading.kind, columns);
    noteMarks(marks, first.slice(above), numbers);
  };
  for await (const part of table.read().rows) {
    if (columns) {
      noteMarks(marks, part, numbers);
      continue;
    }
    first.push(...part);
    if (first.length >= HEADINGS_WITHIN) settle();
  }
  if (!columns) settle();
  const columnOf = columns ?? {};
  return {
    ...{ above, columns: columnOf, mark: markOf(marks) },
    found: foundColumns(first.slice(above - 1), columnOf),
    lacking: lackingIn(reading.kind, {
      headings: first[above - 1]?.cells ?? [],
      fields: Object.keys(columnOf),
    }),
  };
}

/** Returns every column by its heading, with the field it is mapped to. */
function foundColumns(
  [headings, ...rows]: readonly TableRow[],
  columns: Matched<string>,
): FoundColumn[] {
  const fields = new Map(Object.entries(columns).map(([field, at]) => [at, field]));
  return (headings?.cells ?? []).map((heading, at) => ({
    heading: shownText(heading),
    field: fields.get(at) ?? null,
    example: shownText(rows.find(({ cells }) => cells[at])?.cells[at] ?? ''),
  }));
}

function noteMarks(
  marks: MarkCounts,
  rows: readonly TableRow[],
  numbers: readonly (number | undefined)[],
): void {
  for (const at of numbers) {
    if (at === undefined) continue;
    // How a workbook stores its numbers says nothing about how its texts are written.
    const texts = rows.filter(({ decimals }) => !decimals?.includes(at));
    countMarks(
      marks,
      texts.map(({ cells }) => cells[at] ?? ''),
    );
  }
}

/** Returns the columns that hold amounts and integers. */
const numbersIn = ({ shape }: FileKind, columns: Matched<string>) =>
  Object.entries(columns)
    .filter(([name]) => /^(integer|number)$/.test(typeOf(shape, fieldOf(name))))
    .map(([, at]) => at);

const HISTORY = refused('upload.history');

/**
 * Ranks a row whose columns were mapped by a person first, then one with the needed columns, then
 * the one with most recognised fields.
 */
const KNOWN = 1_000_000;
const FIELD = 1_000;

/** Scores how likely these cells are to be the headings. */
export function headingScore({ kind, layouts }: Reading, cells: readonly string[]): number {
  if (layoutSaid(layouts, cells)) return 2 * KNOWN;
  const fields = Object.keys(columnsOf(kind, cells.map(plainHeading)));
  const isKeyed = kind.needed.every((one) => fields.includes(one));
  return (isKeyed ? KNOWN : 0) + fields.length * FIELD;
}

/** Returns the number of rows up to and including the headings. */
function headingsAmong(rows: readonly TableRow[], reading: Reading): number {
  const first = rows.slice(0, HEADINGS_WITHIN);
  const isSaid = first.some(({ cells }) => layoutSaid(reading.layouts, cells));
  if (!isSaid && reading.kind.data && first.some(({ cells }) => areOfOrders(cells))) throw HISTORY;
  const worths = first.map(({ cells }) => headingScore(reading, cells));
  const most = Math.max(...worths);
  if (most > 0) return worths.indexOf(most) + 1;
  const widths = first.map(({ cells }) => cells.filter(Boolean).length);
  return widths.indexOf(Math.max(...widths)) + 1;
}

const layoutSaid = (layouts: readonly Layout[], cells: readonly string[]): Layout | undefined =>
  layouts.find(
    ({ headings }) =>
      headings.length === cells.length &&
      headings.every((heading, at) => heading === shownText(cells[at] ?? '')),
  );

/**
 * Maps the columns. A lone description column could mean the name, so it is mapped to neither
 * unless a person does so.
 */
function columnsIn({ kind, layouts }: Reading, headings: readonly string[]): Matched<string> {
  const plain = headings.map(plainHeading);
  const layout = layoutSaid(layouts, headings);
  if (layout) {
    return columnsOf(
      kind,
      plain,
      layout.fields.map((field, at) => [at, field ?? '']),
    );
  }
  const columns = columnsOf(kind, plain);
  for (const name of ['name', 'name_fr', 'name_es']) {
    if ((plain[columns[name] ?? -1] ?? '').includes('desc')) delete columns[name];
  }
  return columns;
}

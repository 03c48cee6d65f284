import { classify, typedKind } from './classify';
import { factsOf, type ColumnFacts } from './columnFacts';
import type { Header } from './header';
import { MAX_COLUMNS, type ColumnKind, type Row } from './scannerFile';

/** The columns of one shape of row; each named kind is the position of its first column, or -1. */
export interface Layout {
  kinds: ColumnKind[];
  rows: Row[];
  code: number;
  quantity: number;
  symbology: number;
  time: number;
  date: number;
  timeAndDate: number;
  serial: number;
  /** A scanner wrote these rows, each when a code was scanned. */
  isScan: boolean;
}

export interface Layouts {
  main: Layout;
  of: (row: Row) => Layout;
}

/** By delimiter, then by the number of columns. */
class ByShape<T> {
  private readonly shapes = new Map<string | null, T[]>();

  get({ delimiter, fields }: Row): T | undefined {
    return this.shapes.get(delimiter)?.[fields.length];
  }

  set({ delimiter, fields }: Row, value: T): void {
    const widths = this.shapes.get(delimiter) ?? [];
    widths[fields.length] = value;
    this.shapes.set(delimiter, widths);
  }
}

function groupByShape(rows: readonly Row[]): Row[][] {
  const byShape = new ByShape<Row[]>();
  const groups: Row[][] = [];
  for (const row of rows) {
    if (row.fields.length > MAX_COLUMNS) continue;
    const known = byShape.get(row);
    if (known) known.push(row);
    else {
      const group = [row];
      byShape.set(row, group);
      groups.push(group);
    }
  }
  return groups;
}

/** The shape that most rows have; of two equal ones the wider. */
function largest(groups: readonly Row[][]): Row[] {
  let most: Row[] = [];
  for (const group of groups) {
    const isWider = (group[0]?.fields.length ?? 0) > (most[0]?.fields.length ?? 0);
    if (group.length > most.length || (group.length === most.length && isWider)) most = group;
  }
  return most;
}

const TYPED: readonly (ColumnKind | undefined)[] = [
  'time',
  'date',
  'timeAndDate',
  'symbology',
  'clockOff',
];

/** Numbers, but for what has the zeros and the length of a serial number. */
const looksCounted = ({ counts, isZeroLed, longest }: ColumnFacts): boolean =>
  counts.integer + counts.number > 0 && !(isZeroLed && longest === 6);

/** Rows with some columns too many or too few follow the main layout where what they hold agrees with it. */
function followsMain(rows: readonly Row[], width: number, main: readonly ColumnKind[]): boolean {
  const code = main.indexOf('code');
  if (code < 0 || code >= width) return false;
  return Array.from({ length: width }, (_, column) => column).every((column) => {
    const facts = factsOf(rows, column);
    const typed = typedKind(facts);
    const kind = main[column];
    if (facts.filled === 0) return true;
    if (kind === 'quantity') return looksCounted(facts);
    return TYPED.includes(kind) || TYPED.includes(typed) ? kind === typed : true;
  });
}

const layoutOf = (rows: Row[], kinds: ColumnKind[]): Layout => ({
  kinds,
  rows,
  code: kinds.indexOf('code'),
  quantity: kinds.indexOf('quantity'),
  symbology: kinds.indexOf('symbology'),
  time: kinds.indexOf('time'),
  date: kinds.indexOf('date'),
  timeAndDate: kinds.indexOf('timeAndDate'),
  serial: kinds.indexOf('serial'),
  isScan: kinds.some((kind) => TYPED.includes(kind) || kind === 'serial'),
});

/**
 * Works out the columns once for each shape of row, because appended downloads and switched-off clocks
 * leave rows of several shapes in one file.
 */
export function layOut(rows: readonly Row[], { labels }: Header): Layouts {
  const groups = groupByShape(rows);
  const mainRows = largest(groups);
  const main = layoutOf(mainRows, classify(mainRows, mainRows[0]?.fields.length ?? 1, labels));
  const layouts = new ByShape<Layout>();
  for (const group of groups) {
    const row = group[0]!;
    const width = row.fields.length;
    if (group === mainRows) layouts.set(row, main);
    else {
      const kinds = followsMain(group, width, main.kinds)
        ? Array.from({ length: width }, (_, column) => main.kinds[column] ?? 'other')
        : classify(group, width, labels);
      layouts.set(row, layoutOf(group, kinds));
    }
  }
  return { main, of: (row) => layouts.get(row) ?? main };
}

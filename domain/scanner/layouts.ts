import type { Heading } from '../delimited/headingOf';
import type { Headings } from '../delimited/headings';
import { MAX_FIELDS, type Row } from '../delimited/row';

import { classify, typedKind } from './classify';
import { scanFactsOf, type ScanFacts } from './scanFacts';
import type { ColumnKind } from './scannerFile';

/** The columns of one shape of row; each named kind is the index of its first column, or -1. */
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
  /** Whether a scanner wrote these rows, one per scan. */
  isScan: boolean;
}

export interface Layouts {
  main: Layout;
  of: (row: Row) => Layout;
}

const shapeOf = ({ delimiter, cells }: Row): string => `${delimiter}${cells.length}`;

function groupByShape(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    if (row.cells.length > MAX_FIELDS) continue;
    const shape = shapeOf(row);
    const group = groups.get(shape);
    if (group) group.push(row);
    else groups.set(shape, [row]);
  }
  return groups;
}

/** Returns the rows of the most common shape; the wider one if there is a tie. */
function largest(groups: Iterable<Row[]>): Row[] {
  let largestGroup: Row[] = [];
  for (const group of groups) {
    const isWider = (group[0]?.cells.length ?? 0) > (largestGroup[0]?.cells.length ?? 0);
    if (group.length > largestGroup.length || (group.length === largestGroup.length && isWider))
      largestGroup = group;
  }
  return largestGroup;
}

const CONTENT_KINDS: readonly (ColumnKind | undefined)[] = [
  'time',
  'date',
  'timeAndDate',
  'symbology',
  'clockOff',
];

/** Numbers, except those with the zeros and length of a serial number. */
const looksLikeQuantity = ({ counts, isZeroLed, longest }: ScanFacts): boolean =>
  counts.integer + counts.number > 0 && !(isZeroLed && longest === 6);

/**
 * Rows with a few columns too many or too few follow the main layout if their content agrees with
 * it.
 */
function followsMain(rows: readonly Row[], width: number, main: readonly ColumnKind[]): boolean {
  const code = main.indexOf('code');
  if (code < 0 || code >= width) return false;
  return Array.from({ length: width }, (_, column) => column).every((column) => {
    const facts = scanFactsOf(rows, column);
    const typed = typedKind(facts);
    const kind = main[column];
    if (facts.filled === 0) return true;
    if (kind === 'quantity') return looksLikeQuantity(facts);
    return CONTENT_KINDS.includes(kind) || CONTENT_KINDS.includes(typed) ? kind === typed : true;
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
  isScan: kinds.some((kind) => CONTENT_KINDS.includes(kind) || kind === 'serial'),
});

/** A heading for the item itself may belong to its code or its number. */
const labelOf = (heading: Heading | undefined): ColumnKind | undefined =>
  heading?.kind === 'thing' ? undefined : heading?.kind;

/** Removes the last row from its group: the end of the file may have cut its last cell. */
function removeOpenRow(groups: Map<string, Row[]>, rows: readonly Row[]): void {
  const last = rows.at(-1);
  const group = last && groups.get(shapeOf(last));
  if (group && group.length > 1) group.pop();
}

/**
 * Determines the columns once per shape of row, because appended downloads and disabled clocks
 * leave rows of several shapes in one file. `isOpen`: the file ends within the last row.
 */
export function detectLayouts(rows: readonly Row[], { of }: Headings, isOpen: boolean): Layouts {
  const labels = of.map(labelOf);
  const groups = groupByShape(rows);
  if (isOpen) removeOpenRow(groups, rows);
  const mainRows = largest(groups.values());
  const main = layoutOf(mainRows, classify(mainRows, mainRows[0]?.cells.length ?? 1, labels));
  const layouts = new Map<string, Layout>();
  for (const [shape, group] of groups) {
    const width = group[0]!.cells.length;
    if (group === mainRows) layouts.set(shape, main);
    else {
      const kinds = followsMain(group, width, main.kinds)
        ? Array.from({ length: width }, (_, column) => main.kinds[column] ?? 'other')
        : classify(group, width, labels);
      layouts.set(shape, layoutOf(group, kinds));
    }
  }
  return { main, of: (row) => layouts.get(shapeOf(row)) ?? main };
}

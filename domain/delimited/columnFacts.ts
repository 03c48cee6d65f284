import type { CellKind } from './cells';
import type { Row } from './row';
import { sampleOf } from './sample';

/** Statistics of one column, over all rows with the same shape. */
export interface ColumnFacts {
  rows: number;
  /** The non-empty cells of the sample. */
  cells: readonly string[];
  filled: number;
  counts: Record<CellKind, number>;
  distinct: number;
  /** Whether all rows have the same value, even in a large file; empty cells are ignored. */
  isConstant: boolean;
  /** First number, if the cells number the rows consecutively. */
  countsFrom: number | undefined;
  meanLength: number;
}

/** Number of rows inspected in detail, spread over a larger file. */
const SAMPLE_SIZE = 1000;
/** Row numbering is uniform throughout a file, so its first rows suffice. */
const NUMBERING_SAMPLE_SIZE = 60;
const MIN_NUMBERED_ROWS = 3;

const noCounts = (): Record<CellKind, number> => ({
  empty: 0,
  integer: 0,
  count: 0,
  figures: 0,
  number: 0,
  time: 0,
  date: 0,
  shortDate: 0,
  timeAndDate: 0,
  symbology: 0,
  clockOff: 0,
  code: 0,
  text: 0,
});

const isConstantColumn = (rows: readonly Row[], column: number, value: string): boolean =>
  rows.every(({ cells }) => (cells[column] || value) === value);

function firstCount(rows: readonly Row[], column: number): number | undefined {
  const cells = rows.slice(0, NUMBERING_SAMPLE_SIZE).flatMap((row) => row.cells[column] || []);
  const first = Number(cells[0]);
  const isCounting = cells.every(
    (cell, index) => /^\d{1,8}$/.test(cell) && Number(cell) === first + index,
  );
  return isCounting && cells.length >= MIN_NUMBERED_ROWS ? first : undefined;
}

/** Collects the statistics of one column, classifying its cells with `kindOf`. */
export function factsOf(
  rows: readonly Row[],
  column: number,
  kindOf: (cell: string) => CellKind,
): ColumnFacts {
  const sample = sampleOf(rows, SAMPLE_SIZE).map((row) => row.cells[column] ?? '');
  const cells = sample.filter((cell) => cell !== '');
  const [first = ''] = cells;
  const counts = noCounts();
  for (const cell of sample) counts[kindOf(cell)] += 1;
  return {
    rows: sample.length,
    cells,
    filled: cells.length,
    counts,
    distinct: new Set(cells).size,
    isConstant: first !== '' && isConstantColumn(rows, column, first),
    countsFrom: firstCount(rows, column),
    meanLength: meanOf(cells, ({ length }) => length),
  };
}

/** Returns the mean measure of the cells; 0 if there are none. */
export const meanOf = (cells: readonly string[], measure: (cell: string) => number): number =>
  cells.reduce((sum, cell) => sum + measure(cell), 0) / Math.max(1, cells.length);

/** Returns the share of the filled cells that are of these kinds. */
export const shareOf = ({ counts, filled }: ColumnFacts, ...kinds: CellKind[]): number =>
  kinds.reduce((sum, kind) => sum + counts[kind], 0) / Math.max(1, filled);

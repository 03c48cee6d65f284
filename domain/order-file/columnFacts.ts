import { sampleOf } from '../scanner/sample';

import { lookOf, type Look } from './cellLooks';
import type { TableRow } from './orderFile';

/** What the cells of one column have in common, headings and titles left off. */
export interface ColumnFacts {
  rows: number;
  filled: number;
  counts: Record<Look, number>;
  /** Share of the filled cells that differ from each other. */
  variety: number;
  /** Each is one more than the one above. */
  isSequence: boolean;
  isConstant: boolean;
  meanLength: number;
}

const SAMPLE = 400;
const MANY = 3;

const isCounting = (cells: readonly string[]): boolean =>
  cells.length >= MANY &&
  cells.every((cell, at) => /^\d{1,5}$/.test(cell) && Number(cell) === Number(cells[0]) + at) &&
  Number(cells[0]) <= 1;

/** Describes one column of a table. */
export function columnFacts(rows: readonly TableRow[], column: number): ColumnFacts {
  const cells = sampleOf(rows, SAMPLE).map((row) => row.cells[column] ?? '');
  const filled = cells.filter((cell) => cell !== '');
  const counts: Record<Look, number> = {
    empty: 0,
    count: 0,
    figures: 0,
    number: 0,
    code: 0,
    date: 0,
    words: 0,
  };
  for (const cell of cells) counts[lookOf(cell)] += 1;
  const distinct = new Set(filled).size;
  const first = rows.slice(0, 60).map((row) => row.cells[column] ?? '');
  return {
    rows: cells.length,
    filled: filled.length,
    counts,
    variety: distinct / Math.max(1, filled.length),
    isSequence: isCounting(first.filter((cell) => cell !== '')),
    isConstant: filled.length >= MANY && distinct === 1,
    meanLength: filled.reduce((sum, { length }) => sum + length, 0) / Math.max(1, filled.length),
  };
}

/** Share of the filled cells with one of these looks. */
export const shareOf = ({ counts, filled }: ColumnFacts, ...looks: Look[]): number =>
  looks.reduce((sum, look) => sum + counts[look], 0) / Math.max(1, filled);

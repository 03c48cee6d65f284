import { kindOf, type CellKind } from './cells';
import { sampleOf } from './sample';
import type { Row } from './scannerFile';
import { splitFields } from './tokenise';

/** What the cells of one column have in common, over all rows of one shape. */
export interface ColumnFacts {
  rows: number;
  filled: number;
  counts: Record<CellKind, number>;
  /** Share of filled cells that are one word with a figure in it; two or three words count half. */
  codeShare: number;
  /** Share of filled cells that are eight figures or more. */
  longShare: number;
  distinct: number;
  /** True only if all rows of the file agree, in a large file too. */
  isConstant: boolean;
  /** The cells count the rows: each is one more than the one above. */
  isSequence: boolean;
  /** Two blanks or more beside the text of most cells. */
  isPadded: boolean;
  /** Most cells begin with a zero. */
  isZeroLed: boolean;
  meanLength: number;
  shortest: number;
  longest: number;
  /** Largest plain integer, its sign left off. */
  largest: number;
  first: string;
}

/** Rows whose cells are looked at closely, from all over a larger file. */
const SAMPLE = 1000;
/** More different values than this are many; counting on would only cost time. */
const MANY = 64;
/** Padding and numbering are the same all through a file, so its first rows tell. */
const FIRST = 20;
/** A TAB stands for a line break inside a bar code. */
const ONE_WORD = /^[\S\t]+$/;
const FEW_WORDS = /^\S+(?: \S+){1,2}$/;
const FIGURES = /^\d+$/;
const LONG_FIGURES = /^\d{8,40}$/;

const noCounts = (): Record<CellKind, number> => ({
  empty: 0,
  integer: 0,
  number: 0,
  time: 0,
  date: 0,
  shortDate: 0,
  timeAndDate: 0,
  symbology: 0,
  clockOff: 0,
  text: 0,
});

const cellsOf = (rows: readonly Row[], column: number): string[] =>
  rows.map(({ fields }) => fields[column] ?? '');

/** True where all cells say the same; an empty one says nothing. */
function isConstantColumn(rows: readonly Row[], column: number, value: string): boolean {
  return rows.every(({ fields }) => {
    const cell = fields[column];
    return cell === value || cell === '' || cell === undefined;
  });
}

function isPaddedColumn(rows: readonly Row[], column: number): boolean {
  const first = rows.slice(0, FIRST);
  const padded = first.filter(({ text, delimiter }) => {
    const raw = splitFields(text, delimiter)[column] ?? '';
    return raw.startsWith('  ') || raw.endsWith('  ');
  });
  return padded.length > first.length / 2;
}

function isNumberedColumn(rows: readonly Row[], column: number): boolean {
  const first = cellsOf(rows.slice(0, FIRST), column);
  if (first.length < 5 || !first.every((cell) => FIGURES.test(cell))) return false;
  return first.every((cell, row) => Number(cell) === Number(first[0]) + row);
}

function codeLikeness(cell: string): number {
  if (cell.length >= MANY || !/\d/.test(cell)) return 0;
  if (ONE_WORD.test(cell)) return 1;
  return FEW_WORDS.test(cell) ? 0.5 : 0;
}

/** Describes one column. */
export function factsOf(rows: readonly Row[], column: number): ColumnFacts {
  const cells = cellsOf(sampleOf(rows, SAMPLE), column);
  const filled = cells.filter((cell) => cell !== '');
  const [first = ''] = filled;
  const values = new Set(filled.slice(0, MANY * 8));
  const isConstant = first !== '' && isConstantColumn(rows, column, first);

  const counts = noCounts();
  let largest = 0;
  for (const cell of cells) {
    const kind = kindOf(cell);
    counts[kind] += 1;
    if (kind === 'integer') largest = Math.max(largest, Math.abs(Number(cell.replaceAll(' ', ''))));
  }
  const mean = (measure: (cell: string) => number): number =>
    filled.reduce((sum, cell) => sum + measure(cell), 0) / Math.max(1, filled.length);
  const lengths = filled.map(({ length }) => length);
  return {
    rows: cells.length,
    filled: filled.length,
    counts,
    codeShare: mean(codeLikeness),
    longShare: mean((cell) => (LONG_FIGURES.test(cell) ? 1 : 0)),
    distinct: isConstant ? 1 : Math.min(Math.max(2, values.size), MANY),
    isConstant,
    isSequence: isNumberedColumn(rows, column),
    isPadded: isPaddedColumn(rows, column),
    isZeroLed: mean((cell) => (cell.startsWith('0') ? 1 : 0)) > 0.5,
    meanLength: mean(({ length }) => length),
    shortest: Math.min(...lengths),
    longest: Math.max(0, ...lengths),
    largest,
    first,
  };
}

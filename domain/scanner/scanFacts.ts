import { kindOf } from '../delimited/cells';
import { factsOf, meanOf, type ColumnFacts } from '../delimited/columnFacts';
import type { Row } from '../delimited/row';
import { splitFields } from '../delimited/splitFields';

/** Statistics that distinguish the columns of a scanner file. */
export interface ScanFacts extends ColumnFacts {
  /** Share of filled cells that are one word containing a digit; two or three words count half. */
  codeShare: number;
  /** Share of filled cells with eight digits or more. */
  longShare: number;
  /** The cells number the rows. */
  isSequence: boolean;
  /** Most cells are padded with two or more spaces. */
  isPadded: boolean;
  /** Most cells start with a zero. */
  isZeroLed: boolean;
  shortest: number;
  longest: number;
  /** Smallest and largest absolute value of the plain integers. */
  smallest: number;
  largest: number;
  first: string;
}

/** Padding is uniform throughout a file, so its first rows suffice. */
const PADDING_SAMPLE_SIZE = 20;
const MAX_CODE_LENGTH = 64;
/** A TAB stands for a line break inside a barcode. */
const ONE_WORD = /^[\S\t]+$/;
const FEW_WORDS = /^\S+(?: \S+){1,2}$/;
const LONG_FIGURES = /^\d{8,40}$/;

function isPaddedColumn(rows: readonly Row[], column: number): boolean {
  const first = rows.slice(0, PADDING_SAMPLE_SIZE);
  const padded = first.filter(({ text, delimiter = null }) => {
    const raw = splitFields(text, delimiter)[column] ?? '';
    return raw.startsWith('  ') || raw.endsWith('  ');
  });
  return padded.length > first.length / 2;
}

function codeLikeness(cell: string): number {
  if (cell.length >= MAX_CODE_LENGTH || !/\d/.test(cell)) return 0;
  if (ONE_WORD.test(cell)) return 1;
  return FEW_WORDS.test(cell) ? 0.5 : 0;
}

const size = (cell: string): number => Math.abs(Number(cell.replaceAll(' ', '')));

/** Collects the statistics of one column of a scanner file. */
export function scanFactsOf(rows: readonly Row[], column: number): ScanFacts {
  const facts = factsOf(rows, column, kindOf);
  const { cells, countsFrom } = facts;
  const lengths = cells.map(({ length }) => length);
  const sizes = cells.filter((cell) => kindOf(cell) === 'integer').map(size);
  return {
    ...facts,
    codeShare: meanOf(cells, codeLikeness),
    longShare: meanOf(cells, (cell) => (LONG_FIGURES.test(cell) ? 1 : 0)),
    isSequence: countsFrom !== undefined && rows.length >= 5,
    isPadded: isPaddedColumn(rows, column),
    isZeroLed: meanOf(cells, (cell) => (cell.startsWith('0') ? 1 : 0)) > 0.5,
    shortest: Math.min(...lengths),
    longest: Math.max(0, ...lengths),
    smallest: Math.min(...sizes),
    largest: Math.max(0, ...sizes),
    first: cells[0] ?? '',
  };
}

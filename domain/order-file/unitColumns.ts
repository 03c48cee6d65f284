import { isFigures } from '../delimited/cells';
import { wordsOf, type Heading } from '../delimited/headingOf';
import { PACK } from '../delimited/headingWords';
import type { Row } from '../delimited/row';
import { sampleOf } from '../delimited/sample';

import type { ColumnChoice } from './orderFile';
import { isUnit, multiplierOf } from './parseAmount';

/** One unit for all rows or a few different ones: a small sample shows what a column has. */
const SAMPLE = 60;
const MIN_SHARE = 0.5;

const CURRENCIES = /USD|CAD|MXN/gi;

const isFigure = (cell: string): boolean => isFigures(cell.replace(CURRENCIES, ''));
const hasDigit = (cell: string): boolean => /\d/.test(cell);

/** Whether the cells below a heading are units: `DZ`, `box`, `each`. */
export function haveUnits(heading: Heading | undefined, cells: readonly string[]): boolean {
  if (cells.length === 0 || (heading && !heading.unit)) return false;
  const share = (is: (cell: string) => boolean) => cells.filter(is).length / cells.length;
  if (heading?.unit === 'sure') return share(isFigure) <= MIN_SHARE;
  if (heading?.unit === 'orSizes') return share(hasDigit) <= MIN_SHARE;
  return share(isUnit) >= MIN_SHARE;
}

/** Words for pairs and gross that mean something else beside a quantity: `par`, `Gross qty`. */
const OTHER_MEANINGS = new Set(['pr', 'par', 'gross']);

/** Returns the word for dozens, pairs or gross in the heading of a quantity; empty if there is none. */
export const multipleIn = (heading: string): string =>
  wordsOf(heading).find((word) => multiplierOf(word) && !OTHER_MEANINGS.has(word)) ?? '';

const CASES = /^(?:cases?|boxes|cartons?|caisses?|cajas?)$/;

/**
 * Returns the word for cases in the heading of a quantity, if it is the whole heading or another
 * column may say what a case holds: 4 `Cases` beside a `Case pack` of 24 are not 4 packs.
 */
export function casesIn(headings: readonly string[], quantity: number): string {
  const isPack = (heading: string, column: number) =>
    column !== quantity && wordsOf(heading).some((word) => PACK.has(word));
  const words = wordsOf(headings[quantity] ?? '');
  if (!words.every((word) => CASES.test(word)) && !headings.some(isPack)) return '';
  return words.find((word) => CASES.test(word)) ?? '';
}

/** Returns the columns that say what the quantities count. */
export function unitColumns(
  rows: readonly Row[],
  width: number,
  headings: readonly (Heading | undefined)[],
  { code, quantity }: ColumnChoice,
): number[] {
  const sample = sampleOf(rows, SAMPLE);
  return Array.from({ length: width }, (_, column) => column).filter(
    (column) =>
      column !== code &&
      column !== quantity &&
      haveUnits(
        headings[column],
        sample.flatMap(({ cells }) => cells[column] || []),
      ),
  );
}

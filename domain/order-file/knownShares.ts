import { meanOf, type ColumnFacts } from '../delimited/columnFacts';
import type { Heading } from '../delimited/headingOf';
import type { Headings } from '../delimited/headings';

import { noNames, type NamesOf } from './namesOf';
import { codesUnderHeading, isKnownCode } from './productName';

/**
 * Share of a column's cells that determines what it is; the other cells are reported line by line.
 */
export const MIN_SHARE = 0.5;

export interface KnownShares {
  /** Share of each column's cells that are codes of the catalogue. */
  known: readonly number[];
  /** The same with short numbers that products have; 0 for a column with a heading. */
  possible: readonly number[];
}

/**
 * Whether a cell is a code of the catalogue rather than a number that a product happens to have:
 * `12` is a quantity below `Qty`, and may be one below no heading.
 */
function isCatalogueCode(cell: string, heading: Heading | undefined, namesOf: NamesOf): boolean {
  if (!heading) return isKnownCode(cell, namesOf);
  if (heading.kind === 'code' || heading.kind === 'thing') return namesOf(cell) !== undefined;
  return codesUnderHeading(cell, namesOf).includes(cell);
}

/** Returns the shares of each column's cells that are, or may be, codes of the catalogue. */
export function knownShares(
  facts: readonly ColumnFacts[],
  { of }: Headings,
  namesOf: NamesOf,
): KnownShares {
  if (namesOf === noNames) return { known: facts.map(() => 0), possible: facts.map(() => 0) };
  const isPossible = (cell: string) => (namesOf(cell) ? 1 : 0);
  return {
    known: facts.map(({ cells }, column) =>
      meanOf(cells, (cell) => (isCatalogueCode(cell, of[column], namesOf) ? 1 : 0)),
    ),
    possible: facts.map(({ cells }, column) => (of[column] ? 0 : meanOf(cells, isPossible))),
  };
}

/**
 * Returns the column in which clearly more cells are known than in any other: `our item` beside
 * `vendor item`.
 */
export function clearestColumn(shares: readonly number[]): number | undefined {
  const [best, second] = shares
    .map((share, column) => ({ share, column }))
    .toSorted((a, b) => b.share - a.share);
  const isClear =
    best !== undefined && best.share >= MIN_SHARE && best.share > (second?.share ?? 0) + 0.2;
  return isClear ? best.column : undefined;
}

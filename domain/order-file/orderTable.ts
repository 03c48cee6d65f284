import type { ColumnFacts } from '../delimited/columnFacts';
import type { Headings } from '../delimited/headings';
import type { Row } from '../delimited/row';

import type { KnownShares } from './knownShares';

/** This many identical cells are no coincidence. */
export const MIN_IDENTICAL = 3;

/** The rows of an order, and what is known of its columns. */
export interface OrderFileTable extends KnownShares {
  rows: readonly Row[];
  facts: readonly ColumnFacts[];
  headings: Headings;
}

export const isNumbered = ({ countsFrom }: ColumnFacts): boolean =>
  countsFrom !== undefined && countsFrom <= 1;

export const columnsOf = ({ facts }: OrderFileTable): number[] => facts.map((_, column) => column);

export const kindAt = ({ headings }: OrderFileTable, column: number) => headings.of[column]?.kind;

/** Line numbers and a constant order number are the least likely meaning of `Ref.`. */
export const isUnlikely = (facts: ColumnFacts): boolean =>
  isNumbered(facts) || (facts.isConstant && facts.filled >= MIN_IDENTICAL);

/** Columns whose heading is of this kind, the best heading first. */
export function columnsHeaded(table: OrderFileTable, kind: 'code' | 'quantity'): number[] {
  const rankOf = (column: number) =>
    table.headings.of[column]!.rank +
    (kind === 'code' && isUnlikely(table.facts[column]!) ? 10 : 0);
  return columnsOf(table)
    .filter((column) => kindAt(table, column) === kind && table.facts[column]!.filled > 0)
    .sort((a, b) => rankOf(a) - rankOf(b) || a - b);
}

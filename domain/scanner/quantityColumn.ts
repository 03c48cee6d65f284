import type { ColumnFacts } from './columnFacts';
import type { ColumnKind } from './scannerFile';

/** Whole numbers of a size that is ordered; one row in a few may be wrong and is reported by itself. */
function mayBeQuantity(facts: ColumnFacts): boolean {
  const { counts, filled, isZeroLed, isConstant, meanLength, longest, largest } = facts;
  if (counts.integer === 0 || counts.integer < filled / 2) return false;
  if (counts.integer + counts.number < filled * 0.6) return false;
  if (isZeroLed && longest >= 5) return !isConstant || largest <= 999;
  return meanLength <= 4.5;
}

/** Before the code stand row numbers, shelves and terminal numbers as well as quantities. */
function mayStandFirst({ isSequence, isConstant, isZeroLed, longest }: ColumnFacts): boolean {
  if (isSequence) return false;
  return !(isConstant && (isZeroLed || longest >= 3));
}

/** `001` in every row is the number of a terminal. */
const isNumbering = ({ isConstant, isZeroLed, longest }: ColumnFacts): boolean =>
  isConstant && isZeroLed && longest === 3;

/** Finds the quantity: the first column of small whole numbers after the code, else one before it. */
export function findQuantity(
  facts: readonly ColumnFacts[],
  kinds: readonly (ColumnKind | undefined)[],
): number | undefined {
  const code = kinds.indexOf('code');
  const open = facts.flatMap((column, index) =>
    kinds[index] === undefined && mayBeQuantity(column) ? [index] : [],
  );
  const after = open.filter((column) => column > code);
  if (after.length > 0) return after.find((column) => !isNumbering(facts[column]!)) ?? after[0];
  if (kinds[0] === 'timeAndDate') return undefined;
  return open.findLast((column) => mayStandFirst(facts[column]!));
}

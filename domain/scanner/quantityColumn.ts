import type { ScanFacts } from './scanFacts';
import type { ColumnKind } from './scannerFile';

/** Whole numbers of an orderable size; a few rows may be wrong and are reported individually. */
function mayBeQuantity(facts: ScanFacts): boolean {
  const { counts, filled, isZeroLed, meanLength, longest, smallest } = facts;
  if (counts.integer === 0 || counts.integer < filled / 2) return false;
  if (counts.integer + counts.number < filled * 0.6) return false;
  // Zeros in front of four digits in every row: the serial numbers of several scanners.
  if (isZeroLed && longest >= 5) return smallest <= 999;
  return meanLength <= 4.5;
}

/** Numbers with a comma or a point: perhaps prices, but no reason to order one of each. */
const isNumeric = ({ counts, filled }: ScanFacts): boolean =>
  counts.number > 0 && counts.integer + counts.number >= filled * 0.6;

/** Before the code there may be row numbers, shelves and terminal numbers as well as quantities. */
function mayPrecedeCode({ isSequence, isConstant, isZeroLed, longest }: ScanFacts): boolean {
  if (isSequence) return false;
  return !(isConstant && (isZeroLed || longest >= 3));
}

/** `001` in every row is the number of a terminal. */
const isNumbering = ({ isConstant, isZeroLed, longest }: ScanFacts): boolean =>
  isConstant && isZeroLed && longest === 3;

/**
 * Finds the quantity: the first column of small whole numbers after the code, else one before it.
 * If there are only doubtful numbers, they are used anyway, so that each line is reported.
 */
export function findQuantity(
  facts: readonly ScanFacts[],
  kinds: readonly (ColumnKind | undefined)[],
): number | undefined {
  const code = kinds.indexOf('code');
  const open = facts.flatMap((_, column) => (kinds[column] === undefined ? [column] : []));
  const candidates = open.filter((column) => mayBeQuantity(facts[column]!));
  const after = candidates.filter((column) => column > code);
  if (after.length > 0) return after.find((column) => !isNumbering(facts[column]!)) ?? after[0];
  const isDatedFirst = kinds[0] === 'timeAndDate';
  const before = candidates.findLast((column) => !isDatedFirst && mayPrecedeCode(facts[column]!));
  return before ?? open.find((column) => isNumeric(facts[column]!));
}

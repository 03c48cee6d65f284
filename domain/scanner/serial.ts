import type { ScanFacts } from './scanFacts';
import type { ColumnKind } from './scannerFile';

type Kinds = readonly (ColumnKind | undefined)[];

const SERIAL = /^(?=\D*\d)[A-Z0-9]{4,8}$/i;
/**
 * The column before the code is usually a terminal name; a serial number is distinguished by its
 * form.
 */
const OPTICON_SERIAL = /^(?=\D*\d)[A-F0-9]{6}$/i;
/** Length of the serial numbers of Opticon scanners. */
const OPTICON_LENGTH = 6;

const isClock = (kind: ColumnKind | undefined): boolean =>
  kind === 'time' || kind === 'date' || kind === 'clockOff';

const isAllIntegers = ({ counts, filled }: ScanFacts): boolean => counts.integer === filled;

/** One serial number throughout, or those of a few scanners whose downloads share a file. */
function isSameThroughout(facts: ScanFacts): boolean {
  const { isConstant, distinct, rows, shortest, longest } = facts;
  if (isConstant) return true;
  const isUsual = shortest === OPTICON_LENGTH && longest === OPTICON_LENGTH;
  const areQuantities = isAllIntegers(facts) && facts.largest <= 999;
  return isUsual && !areQuantities && distinct <= 3 && distinct * 3 <= rows;
}

/** `0002` and `0000012` are zero-padded quantities; so is a column between symbology and date. */
function isPaddedQuantity(
  facts: ScanFacts,
  before: ColumnKind | undefined,
  after: ColumnKind | undefined,
): boolean {
  if (!isAllIntegers(facts)) return false;
  if (facts.isZeroLed && before === 'symbology' && isClock(after)) return true;
  return (
    facts.isZeroLed && facts.longest !== OPTICON_LENGTH && facts.longest < 8 && facts.largest <= 99
  );
}

/** Whether the column could still hold the codes once another is taken as the serial number. */
const mayBeCode = (facts: ScanFacts): boolean =>
  facts.codeShare > 0.4 && (!isAllIntegers(facts) || facts.meanLength >= 4 || facts.isZeroLed);

/**
 * Scores the typical Opticon length, the position and the form of a serial number; two points are
 * required.
 */
function serialScore(facts: ScanFacts, column: number, isNextToClock: boolean): number {
  const { first, longest, isZeroLed } = facts;
  const hasBoth = /\d/.test(first) && /[a-z]/i.test(first);
  let points = 0;
  if (longest === OPTICON_LENGTH) points += 3;
  if (isNextToClock) points += 2;
  if (isZeroLed || hasBoth) points += 1;
  if (column === 0) points -= 1;
  return points;
}

/** Four to eight letters and digits, never padded, the same in all rows. */
function looksLikeSerial(facts: ScanFacts, column: number): boolean {
  const form = column === 0 ? OPTICON_SERIAL : SERIAL;
  if (facts.isPadded || !form.test(facts.first)) return false;
  return isSameThroughout(facts) && facts.filled >= facts.rows / 2;
}

function leavesCodeColumn(facts: readonly ScanFacts[], kinds: Kinds, serial: number): boolean {
  if (kinds.includes('code')) return true;
  const { distinct } = facts[serial]!;
  return facts.some((other, column) => {
    if (column === serial || kinds[column] !== undefined) return false;
    return mayBeCode(other) && other.distinct >= distinct;
  });
}

/**
 * Finds the column of the scanner's serial number, usually next to the time or date. A quantity or
 * the only code column must never be taken for it.
 */
export function findSerial(facts: readonly ScanFacts[], kinds: Kinds): number | undefined {
  if (kinds.includes('timeAndDate')) return undefined;
  let found: number | undefined;
  let bestScore = 2;
  facts.forEach((column, index) => {
    if (kinds[index] !== undefined || !looksLikeSerial(column, index)) return;
    const [before, after] = [kinds[index - 1], kinds[index + 1]];
    // The name of the symbology follows the code.
    if (after === 'symbology') return;
    if (isPaddedQuantity(column, before, after) || !leavesCodeColumn(facts, kinds, index)) return;
    const points = serialScore(column, index, isClock(before) || isClock(after));
    if (points >= bestScore) [found, bestScore] = [index, points];
  });
  return found;
}

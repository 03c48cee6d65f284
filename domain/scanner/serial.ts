import { MAX_ITEM } from '../quantity';

import type { ColumnFacts } from './columnFacts';
import type { ColumnKind } from './scannerFile';

type Kinds = readonly (ColumnKind | undefined)[];

const SERIAL = /^(?=\D*\d)[A-Z0-9]{4,8}$/i;
/** In front of the code stands a terminal's name as a rule; a serial number is told from it by its form. */
const USUAL_SERIAL = /^(?=\D*\d)[A-F0-9]{6}$/i;
/** The length of the serial numbers that Opticon gives its scanners. */
const USUAL_LENGTH = 6;

const isClock = (kind: ColumnKind | undefined): boolean =>
  kind === 'time' || kind === 'date' || kind === 'clockOff';

const isAllIntegers = ({ counts, filled }: ColumnFacts): boolean => counts.integer === filled;

/** One serial number all through, or those of a few scanners whose downloads were put into one file. */
function isSameThroughout(facts: ColumnFacts): boolean {
  const { isConstant, distinct, rows, shortest, longest } = facts;
  if (isConstant) return true;
  const isUsual = shortest === USUAL_LENGTH && longest === USUAL_LENGTH;
  return isUsual && distinct <= 3 && distinct * 3 <= rows && facts.largest > 999;
}

/** `0002` and `0000012` are quantities filled up with zeros; so is what stands between bar code kind and date. */
function isPaddedQuantity(
  facts: ColumnFacts,
  before: ColumnKind | undefined,
  after: ColumnKind | undefined,
) {
  if (!isAllIntegers(facts)) return false;
  if (facts.isZeroLed && before === 'symbology' && isClock(after)) return true;
  return (
    facts.isZeroLed && facts.longest !== USUAL_LENGTH && facts.longest < 8 && facts.largest <= 99
  );
}

/** What is left once a serial number is taken must still hold something to order by. */
const isWorthyOfCode = (facts: ColumnFacts): boolean =>
  facts.codeShare > 0.4 && (!isAllIntegers(facts) || facts.meanLength >= 4 || facts.isZeroLed);

function worth(facts: ColumnFacts, column: number, isBesideClock: boolean): number {
  const { first, longest, isZeroLed } = facts;
  const hasBoth = /\d/.test(first) && /[a-z]/i.test(first);
  let points = 0;
  if (longest === USUAL_LENGTH) points += 3;
  if (isBesideClock) points += 2;
  if (isZeroLed || hasBoth) points += 1;
  if (column === 0) points -= 1;
  return points;
}

/**
 * Finds the column of the scanner's serial number: four to eight letters and figures, the same in all rows,
 * never padded, as a rule beside the time or date. It must never be taken for a quantity, nor the only code for a serial.
 */
export function findSerial(facts: readonly ColumnFacts[], kinds: Kinds): number | undefined {
  if (kinds.includes('timeAndDate')) return undefined;
  let found: number | undefined;
  let most = 1;
  facts.forEach((column, index) => {
    if (kinds[index] !== undefined || column.isPadded) return;
    if (!(index === 0 ? USUAL_SERIAL : SERIAL).test(column.first)) return;
    if (!isSameThroughout(column) || column.filled < column.rows / 2) return;
    const [before, after] = [kinds[index - 1], kinds[index + 1]];
    if (isPaddedQuantity(column, before, after)) return;
    const isTaken = kinds.includes('code');
    const others = facts.filter((_, other) => other !== index && kinds[other] === undefined);
    if (
      !isTaken &&
      !others.some((other) => isWorthyOfCode(other) && other.distinct >= column.distinct)
    )
      return;
    const points = worth(column, index, isClock(before) || isClock(after));
    const isTooMany = isAllIntegers(column) && column.largest > MAX_ITEM;
    if (points < 2 && !isTooMany) return;
    if (points >= most) [found, most] = [index, points];
  });
  return found;
}

import type { Row } from '../delimited/row';

import { findQuantity } from './quantityColumn';
import { scanFactsOf, type ScanFacts } from './scanFacts';
import type { ColumnKind } from './scannerFile';
import { findSerial } from './serial';

type Label = ColumnKind | undefined;
type Kinds = Label[];

/**
 * Share of a column's cells that determines what it is; the other cells are reported line by line.
 */
const MIN_SHARE = 0.6;

const isTimed = (kind: Label): boolean =>
  kind === 'time' || kind === 'timeAndDate' || kind === 'clockOff';

/** Returns the kind of a column that its cells determine by themselves. */
export function typedKind({ counts, filled }: ScanFacts): Label {
  if (filled === 0) return 'other';
  const threshold = filled * MIN_SHARE;
  if (counts.time >= threshold) return 'time';
  if (counts.timeAndDate >= threshold) return 'timeAndDate';
  if (counts.date >= threshold) return 'date';
  if (counts.symbology >= threshold) return 'symbology';
  if (counts.clockOff >= threshold) return 'clockOff';
  return undefined;
}

/**
 * Content takes precedence over headings, except for codes that look like dates and quantities that
 * are all blank.
 */
function resolveKind(typed: Label, label: Label): Label {
  if (label === 'code' && (typed === undefined || typed === 'date')) return 'code';
  if (label === 'quantity' && (typed === undefined || typed === 'other')) return 'quantity';
  return typed ?? label;
}

/** If a list has two columns of codes or quantities, the first of each is used. */
function keepFirst(kinds: Kinds, kind: ColumnKind): void {
  const first = kinds.indexOf(kind);
  kinds.forEach((other, column) => {
    if (other === kind && column !== first) kinds[column] = 'other';
  });
}

/** Whole numbers of up to three digits, or zero-padded: more likely quantities than codes. */
function isSmallIntegers({ counts, filled, meanLength, isZeroLed, largest }: ScanFacts): boolean {
  if (counts.integer < filled * MIN_SHARE) return false;
  return meanLength <= 3 || (isZeroLed && largest <= 999);
}

/** `23-11` is a date if there is a time next to it; `10-11-12` is a code if there is no other. */
function resolveDates(facts: readonly ScanFacts[], kinds: Kinds): void {
  const hasTime = kinds.some(isTimed);
  facts.forEach(({ counts, filled }, column) => {
    const isShortDate = filled > 0 && counts.shortDate >= filled * MIN_SHARE;
    if (hasTime && isShortDate && kinds[column] === undefined) kinds[column] = 'date';
  });
  const open = facts.filter((_, column) => kinds[column] === undefined);
  if (hasTime || kinds.includes('code') || !open.every(isSmallIntegers)) return;
  const date = kinds.indexOf('date');
  if (date >= 0 && !facts[date]!.first.includes('/')) kinds[date] = 'code';
}

/** Scores how much a column looks like codes, for comparison with other columns. */
function codeScore(facts: ScanFacts, column: number, isDatedFirst: boolean): number {
  const { codeShare, longShare, meanLength, distinct, rows } = facts;
  const variety = distinct / Math.min(rows, 64);
  const length = codeShare * Math.min(meanLength, 6) * 0.5;
  const penalty = isSmallIntegers(facts) ? 4 : 0;
  const positionBonus = isDatedFirst ? column * 2 : 0;
  return codeShare * 3 + longShare * 4 + length + variety * 3 + positionBonus - penalty;
}

function findCode(facts: readonly ScanFacts[], kinds: Kinds): number | undefined {
  const isDatedFirst = kinds[0] === 'timeAndDate';
  let found: number | undefined;
  let bestScore = -Infinity;
  facts.forEach((column, index) => {
    const score = codeScore(column, index, isDatedFirst);
    if (kinds[index] === undefined && score > bestScore) [found, bestScore] = [index, score];
  });
  return found;
}

/** A few words that recur: the name of a terminal or shelf. A run of `000` is not one. */
const isTerminal = ({ codeShare, distinct, rows, first, longest }: ScanFacts): boolean =>
  codeShare > MIN_SHARE &&
  longest <= 20 &&
  first !== '000' &&
  (distinct === 1 || distinct * 4 <= rows);

/** Assigns the column found to a kind, unless a heading or the content has already done so. */
function assignKind(kinds: Kinds, kind: ColumnKind, find: () => number | undefined): void {
  const column = kinds.includes(kind) ? undefined : find();
  if (column !== undefined) kinds[column] = kind;
}

/**
 * Determines the kind of each column of rows of one width from the content of all rows: first the
 * self-evident ones (times, dates, symbologies), then the scanner's serial number, the code and the
 * quantity.
 */
export function classify(
  rows: readonly Row[],
  width: number,
  labels: readonly Label[],
): ColumnKind[] {
  if (width === 1) return ['code'];
  const facts = Array.from({ length: width }, (_, column) => scanFactsOf(rows, column));
  const kinds: Kinds = facts.map((column, index) => resolveKind(typedKind(column), labels[index]));
  keepFirst(kinds, 'code');
  keepFirst(kinds, 'quantity');
  resolveDates(facts, kinds);
  assignKind(kinds, 'serial', () => findSerial(facts, kinds));
  assignKind(kinds, 'code', () => findCode(facts, kinds));
  assignKind(kinds, 'symbology', () => findSymbologyId(rows, kinds));
  assignKind(kinds, 'quantity', () => findQuantity(facts, kinds));
  return kinds.map((kind, column) => kind ?? (isTerminal(facts[column]!) ? 'terminal' : 'other'));
}

/** Two hexadecimal digits, as batch scanners write the kind of a barcode (Symbol CS1504, CS3070). */
const ID = /^[01][\dA-F]$/i;

/** The digits that a barcode of a kind has: UPC-A, EAN-8, EAN-13. */
const LENGTHS: Readonly<Record<string, number>> = { '08': 12, '0A': 8, '0B': 13 };

const agrees = (id: string, code: string): boolean => {
  const length = LENGTHS[id.toUpperCase()];
  return length === undefined || (code.length === length && /^\d+$/.test(code));
};

/**
 * Returns the column between the time and the code if it numbers the kind of each barcode: each
 * code has one, all agree with the length of their codes, and one of them can be told by it.
 */
function findSymbologyId(
  rows: readonly Row[],
  kinds: readonly (ColumnKind | undefined)[],
): number | undefined {
  const code = kinds.indexOf('code');
  const column = code - 1;
  const isStamped = kinds[column - 1] === 'time' || kinds[column - 1] === 'timeAndDate';
  if (!isStamped || kinds[column] !== undefined) return undefined;
  const ids = new Map<string, string>();
  const areIds = rows.every(({ cells }) => {
    const [id = '', text = ''] = [cells[column], cells[code]];
    const earlier = ids.get(text) ?? id;
    ids.set(text, id);
    return ID.test(id) && earlier === id && agrees(id, text);
  });
  const isTold = [...ids.values()].some((id) => LENGTHS[id.toUpperCase()] !== undefined);
  return areIds && isTold ? column : undefined;
}

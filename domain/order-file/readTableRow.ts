import type { Headings } from '../delimited/headings';
import type { Row } from '../delimited/row';
import { shapedCodes } from '../delimited/shapedCodes';
import type { InputLine } from '../inputLine';

import type { ChosenColumns } from './chooseColumns';
import { classifyCell } from './classifyCell';
import type { NamesOf } from './namesOf';
import { isLetterText, isTotal } from './nonOrderLines';
import { MAX_SHOWN_LENGTH, type ReadReason, type SkippedRow, type SkipReason } from './orderFile';
import { countsPieces, isMultiple, isSameUnit, parseAmount, withUnit } from './parseAmount';
import { parseCode, type ParsedCode } from './parseCode';
import { codesUnderHeading, knownCodes } from './productName';
import { realignRow } from './realignRow';
import { areSizes } from './tokenOf';
import { unreadLine } from './unreadLine';

export interface RowContext extends ChosenColumns {
  width: number;
  /** A person chose the columns. */
  isChosen: boolean;
  /** Columns that say what the quantities count. */
  units: readonly number[];
  /** What the heading of the quantities says that they count, if it is dozens or the like. */
  headedUnit: string;
  headings: Headings;
  /** Whether a note or status says that the row is not ordered. */
  isCancelled: (row: Row) => boolean;
  /** Most rows have no quantity because they were not ordered. */
  isOrderForm: boolean;
  namesOf: NamesOf;
  /** The first row below the headings. */
  firstPlace: number;
}

type RowReading = InputLine<ReadReason> | SkippedRow;

/** Skips a row that is not a line; one that names a catalogue product is left for review. */
function skipUnlessProduct(row: Row, why: SkipReason, { namesOf }: RowContext): RowReading {
  const [code] = knownCodes(row.text, namesOf);
  return code === undefined ? skip(row, why) : unreadLine(row.place, row.text, 'notACode', code);
}

const skip = ({ place, text }: Row, why: SkipReason): SkippedRow => ({
  place,
  text: text.slice(0, MAX_SHOWN_LENGTH),
  why,
});

const filledOf = ({ cells }: Row): string[] => cells.filter((cell) => cell !== '');

/** A row above the headings counts only if it is unmistakably an order line. */
function isDataAbove(row: Row, { code, quantity }: RowContext): boolean {
  const cellKind = classifyCell(row.cells[code] ?? '');
  if (cellKind !== 'code' && cellKind !== 'figures') return false;
  return quantity !== null && typeof parseAmount(row.cells[quantity] ?? '') === 'number';
}

/** The lines above a row and below it. */
export interface Surroundings {
  /** Quantities of the lines above. */
  sum: number;
  linesAbove: number;
  /** Some row below may be a line. */
  isAboveLines: boolean;
}

/**
 * Text alone is a title or the name of a shelf; a number equal to the sum of the rows above is a
 * total, if it is below all lines and not a repetition of the only one.
 */
function skipReasonOf(row: Row, around: Surroundings): SkipReason | undefined {
  const filled = filledOf(row);
  if (filled.every((cell) => classifyCell(cell) === 'text'))
    return filled.length === 1 ? 'title' : 'note';
  if (filled.some(isLetterText)) return 'note';
  const numbers = filled.filter((cell) => classifyCell(cell) !== 'text');
  const isSumOfRows =
    numbers.length === filled.length && numbers.some((cell) => parseAmount(cell) === around.sum);
  // Money alone below the lines is what they cost together.
  const isMoney = filled.length === 1 && classifyCell(filled[0]!) === 'number';
  return (isSumOfRows || isMoney) && around.linesAbove > 1 && !around.isAboveLines
    ? 'total'
    : undefined;
}

/**
 * The word is in the code column, or no column has a code: a product may be called `Total Cover`.
 */
function isTotalRow(row: Row, { code, otherCodes }: RowContext): boolean {
  const codes = [code, ...otherCodes].map((column) => row.cells[column] ?? '');
  if (codes.some((cell) => cell !== '' && (!isTotal(cell) || classifyCell(cell) === 'code')))
    return false;
  return filledOf(row).some(isTotal);
}

/** Returns the code of a row, from the next code column if the first is empty. */
function codeOf(
  { cells, written }: Row,
  { code, otherCodes }: RowContext,
): ParsedCode | ReadReason {
  for (const column of [code, ...otherCodes]) {
    const cell = cells[column] ?? '';
    if (cell !== '') return parseCode(written?.[column] ?? cell);
  }
  return 'noCode';
}

/** Size, colour: the further part of a code. */
const VARIANT = /^(?:\p{Lu}{1,4}|\d{1,3}\p{Lu}{0,2})$/u;

/** `AB-1042 | BL | 4` is AB-1042-BL, if the catalogue knows it. */
function variantOf(found: ParsedCode, { cells }: Row, context: RowContext): ParsedCode {
  const { code, quantity, namesOf } = context;
  const known = cells.flatMap((cell, column) =>
    column === code || column === quantity || !VARIANT.test(cell)
      ? []
      : [`${found.code}-${cell}`, `${found.code}${cell}`].filter((variant) => namesOf(variant)),
  );
  return known.length === 1 ? { ...found, code: known[0]! } : found;
}

/** An unquoted `1,000` is split into two cells if commas are the delimiter. */
function isSplitThousand(row: Row, quantity: number, width: number): boolean {
  if (row.cells.length <= width) return false;
  const [whole = '', rest = ''] = [row.cells[quantity], row.cells[quantity + 1]];
  return /^[+-]?[1-9]\d{0,2}$/.test(whole) && /^\d{3}$/.test(rest);
}

/**
 * Returns the unit of a row, from its own cells or the heading of the quantities; two different ones
 * together are no unit that can be parsed.
 */
function unitOf({ cells }: Row, { units, headedUnit }: RowContext): string {
  const own =
    units.length === 1
      ? (cells[units[0]!] ?? '')
      : [...new Set(units.map((column) => cells[column]?.toLowerCase() ?? ''))].join(' ').trim();
  if (headedUnit === '' || own === '') return own || headedUnit;
  return isSameUnit(headedUnit, own) ? own : `${headedUnit} ${own}`;
}

/** `TH1000 | 2x6`: a row without a quantity counts one, unless its only number could be it. */
function hasOnlySizes({ cells }: Row, { code, headings, isChosen }: RowContext): boolean {
  if (isChosen) return false;
  const others = cells.flatMap((cell, column) =>
    cell === '' || column === code ? [] : [{ cell, heading: headings.texts[column] ?? '' }],
  );
  return others.length > 0 && others.every(({ cell, heading }) => heading === '' && areSizes(cell));
}

interface Counted {
  amount: number | ReadReason;
  /** The quantity with its unit, as written in the row. */
  counted: string;
}

/** A quantity counts what its unit says: `2` beside `dz` is read like `2 dz` in one cell. */
function countedIn(row: Row, context: RowContext): Counted {
  const { quantity, width } = context;
  const cell = quantity === null ? '' : (row.cells[quantity] ?? '');
  if (quantity !== null && isSplitThousand(row, quantity, width))
    return { amount: 'ambiguousQuantity', counted: cell };
  if (quantity === null && hasOnlySizes(row, context))
    return { amount: 'noQuantity', counted: cell };
  const amount = quantity === null ? 1 : parseAmount(cell);
  const unit = unitOf(row, context);
  if (unit === '' || typeof amount === 'string') return { amount, counted: cell };
  if (!/\p{L}/u.test(unit)) return { amount: 'invalidQuantity', counted: cell };
  const counted = withUnit(cell || '1', unit);
  return { amount: parseAmount(counted), counted };
}

const isSameProduct = (one: string, other: string, namesOf: NamesOf): boolean => {
  const names = namesOf(one) ?? [];
  return (namesOf(other) ?? []).some((name) => names.includes(name));
};

/** `Refill for AB-100` is the name of a product of its own. */
const isInName = (one: string, other: string, namesOf: NamesOf): boolean =>
  (namesOf(one) ?? []).some((name) => knownCodes(name, namesOf).includes(other));

/**
 * A second code in a row may be another order line: a catalogue code in any column, other than a
 * figure or a word under a heading such as `Total` or `Name`, or anything shaped like a code in a
 * column without a heading.
 */
function otherCode(found: string, row: Row, context: RowContext): string | undefined {
  const { code, quantity, otherCodes, headings, namesOf } = context;
  const isNamed = headings.of[code]?.kind === 'code';
  const isSure = isNamed && namesOf(found) !== undefined;
  const known = row.cells.flatMap((cell, index) => {
    if (index === code || cell === '') return [];
    const isOpen = headings.of[index] === undefined || index === quantity;
    const isSearched = !isSure || isOpen || otherCodes.includes(index);
    return isSearched ? knownCodes(cell, namesOf) : codesUnderHeading(cell, namesOf);
  });
  const other = known.find(
    (each) => !isSameProduct(found, each, namesOf) && !isInName(found, each, namesOf),
  );
  if (other !== undefined) return other;
  const shaped = row.cells.filter(
    (cell, index) =>
      index !== code &&
      headings.of[index] === undefined &&
      !otherCodes.includes(index) &&
      (!isNamed || cell.includes(' ')),
  );
  return shapedCodes(shaped.join('\n'))[0];
}

/** `3 of the red ones`: a cell without a heading counts something else. */
const ITEM = /^\d{1,4} (?:x|of|de|des|del|d['’]) ?\p{L}{2,}/iu;

const hasOtherItem = ({ cells }: Row, { code, quantity, headings }: RowContext): boolean =>
  cells.some(
    (cell, index) =>
      index !== code && index !== quantity && headings.of[index] === undefined && ITEM.test(cell),
  );

function readLine(row: Row, context: RowContext, around: Surroundings): RowReading {
  const written = codeOf(row, context);
  const code = typeof written === 'string' ? written : variantOf(written, row, context);
  const { amount, counted } = countedIn(row, context);
  const { place, text } = row;
  if (typeof code === 'string') {
    const why =
      typeof amount === 'number' && code !== 'noCode' ? undefined : skipReasonOf(row, around);
    return why ? skipUnlessProduct(row, why, context) : unreadLine(place, text, code);
  }
  const isUncounted = context.quantity !== null && !row.cells[context.quantity];
  if (isUncounted && (!/\d/.test(code.code) || isLetterText(code.code))) {
    const why = skipReasonOf(row, around);
    if (why) return skipUnlessProduct(row, why, context);
  }
  const isCancelled = typeof amount === 'number' && context.isCancelled(row);
  const isOpenLine = otherCode(code.code, row, context) !== undefined || hasOtherItem(row, context);
  if (isCancelled || isOpenLine) return unreadLine(place, text, 'ambiguousLine', code.code);
  if (typeof amount === 'number') {
    const line = {
      ...code,
      quantity: amount,
      places: [place],
      ...(isMultiple(counted) && { counted }),
      ...(countsPieces(counted) && { inPieces: true as const }),
    };
    return row.isHidden ? unreadLine(place, text, 'hiddenRow', code.code) : line;
  }
  const isOpen = amount === 'noQuantity' || amount === 'zeroQuantity';
  if (isOpen && context.isOrderForm && !row.isTorn) return skip(row, 'notOrdered');
  return {
    ...unreadLine(place, text, amount, code.code),
    ...(code.repaired && { repaired: code.repaired }),
  };
}

/** Reads one row among the others. */
export function readTableRow(row: Row, context: RowContext, around: Surroundings): RowReading {
  const { headings, firstPlace, width } = context;
  if (headings.places.has(row.place)) return skipUnlessProduct(row, 'heading', context);
  if (row.place < firstPlace && headings.last >= 0 && !isDataAbove(row, context))
    return skipUnlessProduct(row, 'title', context);
  if (isTotalRow(row, context)) return skipUnlessProduct(row, 'total', context);
  const aligned = realignRow(row, width, context);
  if (aligned) return readLine(aligned, context, around);
  const isThousand = context.quantity !== null && isSplitThousand(row, context.quantity, width);
  return unreadLine(row.place, row.text, isThousand ? 'ambiguousQuantity' : 'ambiguousLine');
}

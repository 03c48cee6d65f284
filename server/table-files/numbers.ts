import type { Country } from '#domain/countries';

import { BadRow } from './badRow';

export type DecimalMark = '.' | ',';

/** Maximum of an integer column in every database engine. */
const MAX_INTEGER = 2_147_483_647;

/** Maximum price: twice as much, the default retail price, must fit too. */
const MAX_CENTS = Math.floor(MAX_INTEGER / 2);

/** Removes spaces around a number and between its thousands; `2 1` is not a number. */
const stripSpaces = (text: string): string =>
  /\d[\s\u00a0\u202f'’]+(?!\d{3}(?!\d))\d/.test(text)
    ? text
    : text.replace(/[\s\u00a0\u202f'’]/g, '');

const stripCurrency = (text: string): string =>
  stripSpaces(text.replace(/(?:CA|US|MX|C|A)?\$|[£€¥]|CAD|USD|MXN|GBP|EUR/gi, ''));

const DOLLARS: Record<Country, RegExp> = { CA: /CAD|CA?\$/i, US: /USD|US\$/i };
const OTHER_CURRENCIES = /[£€¥]|GBP|EUR|MXN|(?:MX|(?<![A-Z])A)\$/i;

/** Whether a price is marked with another currency than that of its country, if it has one. */
export const isForeign = (text: string, country?: Country): boolean =>
  OTHER_CURRENCIES.test(text) ||
  (country !== undefined && DOLLARS[country === 'CA' ? 'US' : 'CA'].test(text));

const stripSign = (number: string): string => number.replace(/^[+-]/, '');

/** A single mark before three digits may be a thousands separator or a decimal mark. */
const AMBIGUOUS = /^[1-9]\d{0,2}[.,]\d{3}$/;

/** Returns the decimal mark of one number; `undefined` if it cannot be told. */
function decimalMarkOf(number: string): DecimalMark | undefined {
  const marks = number.replace(/[^.,]/g, '');
  if (marks === '' || AMBIGUOUS.test(number)) return undefined;
  const last = marks.at(-1) === ',' ? ',' : '.';
  const other = last === ',' ? '.' : ',';
  return marks.length > 1 && !marks.includes(other) ? other : last;
}

/** Number of values that use each decimal mark. */
export type MarkCounts = Record<DecimalMark, number>;

export const makeMarkCounts = (): MarkCounts => ({ '.': 0, ',': 0 });

export function countMarks(counts: MarkCounts, numbers: readonly string[]): void {
  for (const number of numbers) {
    const mark = decimalMarkOf(stripSign(stripCurrency(number)));
    if (mark) counts[mark] += 1;
  }
}

/** Returns the decimal mark of a file; `undefined` if it uses both, or if it cannot be told. */
export function dominantMark(counts: MarkCounts): DecimalMark | undefined {
  if (counts['.'] > 0 === counts[','] > 0) return undefined;
  return counts['.'] > 0 ? '.' : ',';
}

/**
 * Returns the decimal mark of a file: 1.234 is ambiguous by itself, but other numbers may decide.
 */
export function decimalMark(numbers: readonly string[]): DecimalMark | undefined {
  const counts = makeMarkCounts();
  countMarks(counts, numbers);
  return dominantMark(counts);
}

/** Whether a number such as 1.234 is ambiguous because the file's decimal mark is unknown. */
export const isAmbiguous = (text: string, mark?: DecimalMark): boolean =>
  mark === undefined && AMBIGUOUS.test(stripSign(stripCurrency(text)));

/** Refuses a number that is still text, after an apostrophe, because it can be read in two ways. */
export function refuseAmbiguous(what: string, value: unknown): void {
  if (typeof value !== 'string' || !value.startsWith("'")) return;
  throw new BadRow(
    `the ${what} "${value.slice(1)}" is ambiguous in this file; write prices with two decimals, and whole numbers with digits only`,
  );
}

interface Digits {
  integer: string;
  decimals: string;
}

/**
 * Parses a number to its digits; `undefined` if the text is not a number or is ambiguous. A mark
 * evident from the number itself overrides that of the file.
 */
function parseDigits(number: string, fileMark: DecimalMark | undefined): Digits | undefined {
  const mark = decimalMarkOf(number) ?? fileMark;
  if (mark === undefined && AMBIGUOUS.test(number)) return undefined;
  const [integerPart = '', decimals = '', ...extraParts] = number.split(mark ?? '.');
  const integer = integerPart.replaceAll(mark === ',' ? '.' : ',', '');
  const isGrouped = /^\d{1,3}([.,]\d{3})*$/.test(integerPart);
  if (extraParts.length > 0 || (integerPart !== integer && !isGrouped)) return undefined;
  if (!/^\d*$/.test(integer) || !/^\d*$/.test(decimals) || integer + decimals === '')
    return undefined;
  return { integer: integer || '0', decimals };
}

/**
 * Parses a price to cents, rounded; `undefined` if the text is not a price of zero or more, or is
 * ambiguous.
 */
export function parseCents(text: string, fileMark: DecimalMark | undefined): number | undefined {
  const price = parseDigits(stripCurrency(text), fileMark);
  if (!price) return undefined;
  const mills = Number(`${price.integer}${price.decimals.padEnd(3, '0').slice(0, 3)}`);
  const cents = Math.round(mills / 10);
  return Number.isSafeInteger(mills) && cents <= MAX_CENTS ? cents : undefined;
}

/**
 * Parses an amount with all its decimals, whose number is up to the caller to check; `undefined` if
 * the text is not an amount of zero or more, or is ambiguous.
 */
export function parseAmount(text: string, fileMark: DecimalMark | undefined): number | undefined {
  const amount = parseDigits(stripCurrency(text), fileMark);
  return amount && Number(`${amount.integer}.${amount.decimals || '0'}`);
}

/**
 * Parses an integer, accepting thousands separators or a trailing `.0` as other programs write it;
 * `undefined` if it is ambiguous.
 */
export function parseInteger(text: string, fileMark: DecimalMark | undefined): number | undefined {
  const trimmed = stripSpaces(text);
  const figures = parseDigits(stripSign(trimmed), fileMark);
  if (!figures || /[1-9]/.test(figures.decimals)) return undefined;
  const magnitude = Number(figures.integer);
  if (magnitude > MAX_INTEGER) return undefined;
  return trimmed.startsWith('-') && magnitude > 0 ? -magnitude : magnitude;
}

/** Formats cents for a message: `9.95`. */
export const formatCents = (cents: number): string => (cents / 100).toFixed(2);

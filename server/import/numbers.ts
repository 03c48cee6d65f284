export type DecimalMark = '.' | ',';

/** Maximum of an integer column in every database engine. */
const MOST = 2_147_483_647;

const spaceless = (text: string): string => text.replace(/[\s\u00a0\u202f'’]/g, '');

const bare = (text: string): string =>
  spaceless(text.replace(/(?:CA|US|MX|C|A)?\$|[£€¥]|CAD|USD|MXN|GBP|EUR/gi, ''));

const unsigned = (number: string): string => number.replace(/^[+-]/, '');

/** A single mark before three digits may be a thousands separator or a decimal mark. */
const EITHER = /^[1-9]\d{0,2}[.,]\d{3}$/;

/** Returns the decimal mark of one number; `undefined` if it cannot be told. */
function markIn(number: string): DecimalMark | undefined {
  const marks = number.replace(/[^.,]/g, '');
  if (marks === '' || EITHER.test(number)) return undefined;
  const last = marks.at(-1) === ',' ? ',' : '.';
  const other = last === ',' ? '.' : ',';
  return marks.length > 1 && !marks.includes(other) ? other : last;
}

/** Number of values that use each decimal mark. */
export type MarkCounts = Record<DecimalMark, number>;

export const noMarks = (): MarkCounts => ({ '.': 0, ',': 0 });

export function countMarks(counts: MarkCounts, numbers: readonly string[]): void {
  for (const number of numbers) {
    const mark = markIn(unsigned(bare(number)));
    if (mark) counts[mark] += 1;
  }
}

/** Returns the decimal mark of a file; `undefined` if it uses both, or if it cannot be told. */
export function markOf(counts: MarkCounts): DecimalMark | undefined {
  if (counts['.'] > 0 === counts[','] > 0) return undefined;
  return counts['.'] > 0 ? '.' : ',';
}

/**
 * Returns the decimal mark of a file: 1.234 is ambiguous by itself, but other numbers may decide.
 */
export function decimalMark(numbers: readonly string[]): DecimalMark | undefined {
  const counts = noMarks();
  countMarks(counts, numbers);
  return markOf(counts);
}

/** Whether a number such as 1.234 is ambiguous because the file's decimal mark is unknown. */
export const isAmbiguous = (text: string, mark?: DecimalMark): boolean =>
  mark === undefined && EITHER.test(unsigned(bare(text)));

export const ambiguous = (what: string, text: string): string =>
  `the ${what} "${text}" is ambiguous in this file; write prices with two decimals, and whole numbers with digits only`;

interface Written {
  whole: string;
  decimals: string;
}

/**
 * Parses a number to its digits; `undefined` if the text is not a number or is ambiguous. A mark
 * evident from the number itself overrides that of the file.
 */
function figuresOf(number: string, ofFile: DecimalMark | undefined): Written | undefined {
  const mark = markIn(number) ?? ofFile;
  if (mark === undefined && EITHER.test(number)) return undefined;
  const [written = '', decimals = '', ...more] = number.split(mark ?? '.');
  const whole = written.replaceAll(mark === ',' ? '.' : ',', '');
  const isGrouped = /^\d{1,3}([.,]\d{3})*$/.test(written);
  if (more.length > 0 || (written !== whole && !isGrouped)) return undefined;
  if (!/^\d*$/.test(whole) || !/^\d*$/.test(decimals) || whole + decimals === '') return undefined;
  return { whole: whole || '0', decimals };
}

/**
 * Parses a price to cents, rounded; `undefined` if the text is not a price of zero or more, or is
 * ambiguous.
 */
export function readCents(text: string, ofFile: DecimalMark | undefined): number | undefined {
  const price = figuresOf(bare(text), ofFile);
  if (!price) return undefined;
  const mills = Number(`${price.whole}${price.decimals.padEnd(3, '0').slice(0, 3)}`);
  const cents = Math.round(mills / 10);
  return Number.isSafeInteger(mills) && cents <= MOST ? cents : undefined;
}

/**
 * Parses an amount with all its decimals, whose number is up to the caller to check; `undefined` if
 * the text is not an amount of zero or more, or is ambiguous.
 */
export function readAmount(text: string, ofFile: DecimalMark | undefined): number | undefined {
  const amount = figuresOf(bare(text), ofFile);
  return amount && Number(`${amount.whole}.${amount.decimals || '0'}`);
}

/**
 * Parses an integer, accepting thousands separators or a trailing `.0` as other programs write it;
 * `undefined` if it is ambiguous.
 */
export function readWhole(text: string, ofFile: DecimalMark | undefined): number | undefined {
  const tidy = spaceless(text);
  const figures = figuresOf(unsigned(tidy), ofFile);
  if (!figures || /[1-9]/.test(figures.decimals)) return undefined;
  const size = Number(figures.whole);
  if (size > MOST) return undefined;
  return tidy.startsWith('-') && size > 0 ? -size : size;
}

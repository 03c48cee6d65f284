export type DecimalMark = '.' | ',';

/** Largest number that every database engine stores in an integer column. */
const MOST = 2_147_483_647;

const spaceless = (text: string): string => text.replace(/[\s\u00a0\u202f'’]/g, '');

const bare = (text: string): string =>
  spaceless(text.replace(/(?:CA|US|MX|C|A)?\$|[£€¥]|CAD|USD|MXN|GBP|EUR/gi, ''));

const unsigned = (number: string): string => number.replace(/^[+-]/, '');

/** Where one mark stands before three digits it may set thousands apart or be the decimal mark. */
const EITHER = /^[1-9]\d{0,2}[.,]\d{3}$/;

/** How one number writes decimals; `undefined` where it says nothing of it. */
function markIn(number: string): DecimalMark | undefined {
  const marks = number.replace(/[^.,]/g, '');
  if (marks === '' || EITHER.test(number)) return undefined;
  const last = marks.at(-1) === ',' ? ',' : '.';
  const other = last === ',' ? '.' : ',';
  return marks.length > 1 && !marks.includes(other) ? other : last;
}

/** How many numbers write decimals with each mark. */
export type MarkCounts = Record<DecimalMark, number>;

export const noMarks = (): MarkCounts => ({ '.': 0, ',': 0 });

export function countMarks(counts: MarkCounts, numbers: readonly string[]): void {
  for (const number of numbers) {
    const mark = markIn(unsigned(bare(number)));
    if (mark) counts[mark] += 1;
  }
}

/** The decimal mark of the numbers of a file; `undefined` where they write both, or say nothing of it. */
export function markOf(counts: MarkCounts): DecimalMark | undefined {
  if (counts['.'] > 0 === counts[','] > 0) return undefined;
  return counts['.'] > 0 ? '.' : ',';
}

/** The decimal mark of a file: 1.234 alone could be either, its neighbours tell. */
export function decimalMark(numbers: readonly string[]): DecimalMark | undefined {
  const counts = noMarks();
  countMarks(counts, numbers);
  return markOf(counts);
}

/** True of a number such as 1.234 in a file that does not tell which it is. */
export const isAmbiguous = (text: string, mark?: DecimalMark): boolean =>
  mark === undefined && EITHER.test(unsigned(bare(text)));

export const ambiguous = (what: string, text: string): string =>
  `the ${what} "${text}" can be read in two ways, and the file does not tell which; write prices with two decimals, and whole numbers in figures alone`;

interface Written {
  whole: string;
  decimals: string;
}

/**
 * The figures of a number; `undefined` where the text is none, or could be two of them. What a number says
 * by itself goes before the mark of its file.
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

/** A price in whole cents, rounded; `undefined` where the text is not a price of zero or more, or could be two of them. */
export function readCents(text: string, ofFile: DecimalMark | undefined): number | undefined {
  const price = figuresOf(bare(text), ofFile);
  if (!price) return undefined;
  const mills = Number(`${price.whole}${price.decimals.padEnd(3, '0').slice(0, 3)}`);
  const cents = Math.round(mills / 10);
  return Number.isSafeInteger(mills) && cents <= MOST ? cents : undefined;
}

/** An amount with all of its decimals, whoever takes it says how many it may have; `undefined` where the text is none of zero or more, or could be two. */
export function readAmount(text: string, ofFile: DecimalMark | undefined): number | undefined {
  const amount = figuresOf(bare(text), ofFile);
  return amount && Number(`${amount.whole}.${amount.decimals || '0'}`);
}

/** A whole number, with thousands marked or `.0` behind as other programs write it; `undefined` where it could be two. */
export function readWhole(text: string, ofFile: DecimalMark | undefined): number | undefined {
  const tidy = spaceless(text);
  const figures = figuresOf(unsigned(tidy), ofFile);
  if (!figures || /[1-9]/.test(figures.decimals)) return undefined;
  const size = Number(figures.whole);
  if (size > MOST) return undefined;
  return tidy.startsWith('-') && size > 0 ? -size : size;
}

export type DecimalMark = '.' | ',';

/** Largest number that every database engine stores in an integer column. */
const MOST = 2_147_483_647;

const bare = (text: string): string =>
  text
    .replace(/(?:CA|US|MX|C|A)?\$|[£€¥]|CAD|USD|MXN|GBP|EUR/gi, '')
    .replace(/[\s\u00a0\u202f'’]/g, '');

/** Where one mark stands before three digits it may set thousands apart or be the decimal mark. */
const EITHER = /^[1-9]\d{0,2}[.,]\d{3}$/;

/** How one price writes decimals; `undefined` where it says nothing of it. */
function markIn(price: string): DecimalMark | undefined {
  const marks = price.replace(/[^.,]/g, '');
  if (marks === '' || EITHER.test(price)) return undefined;
  const last = marks.at(-1) === ',' ? ',' : '.';
  const other = last === ',' ? '.' : ',';
  return marks.length > 1 && !marks.includes(other) ? other : last;
}

/** How many prices write decimals with each mark. */
export type MarkCounts = Record<DecimalMark, number>;

export const noMarks = (): MarkCounts => ({ '.': 0, ',': 0 });

export function countMarks(counts: MarkCounts, prices: readonly string[]): void {
  for (const price of prices) {
    const mark = markIn(bare(price));
    if (mark) counts[mark] += 1;
  }
}

/** The decimal mark of a column of prices; `undefined` where it writes both, or says nothing of it. */
export function markOf(counts: MarkCounts): DecimalMark | undefined {
  if (counts['.'] > 0 === counts[','] > 0) return undefined;
  return counts['.'] > 0 ? '.' : ',';
}

/** The decimal mark of a column of prices: 1.234 alone could be either, its neighbours tell. */
export function decimalMark(prices: readonly string[]): DecimalMark | undefined {
  const counts = noMarks();
  countMarks(counts, prices);
  return markOf(counts);
}

/** True of a price such as 1.234 in a column that does not tell which number it is. */
export const isAmbiguous = (text: string, mark?: DecimalMark): boolean =>
  mark === undefined && EITHER.test(bare(text));

export const ambiguous = (what: string, text: string): string =>
  `the ${what} "${text}" can be read in two ways, and the column does not tell which; write prices with two decimals`;

/**
 * A price in whole cents, rounded; `undefined` where the text is not a price of zero or more, or could
 * be two of them. What a price says by itself goes before the mark of its column.
 */
export function readCents(text: string, ofColumn: DecimalMark | undefined): number | undefined {
  const price = bare(text);
  const mark = markIn(price) ?? ofColumn;
  if (mark === undefined && EITHER.test(price)) return undefined;
  const [written = '', decimals = '', ...more] = price.split(mark ?? '.');
  const whole = written.replaceAll(mark === ',' ? '.' : ',', '');
  const isGrouped = /^\d{1,3}([.,]\d{3})*$/.test(written);
  if (more.length > 0 || (written !== whole && !isGrouped)) return undefined;
  if (!/^\d*$/.test(whole) || !/^\d*$/.test(decimals) || whole + decimals === '') return undefined;
  const mills = Number(`${whole || '0'}${decimals.padEnd(3, '0').slice(0, 3)}`);
  const cents = Math.round(mills / 10);
  return Number.isSafeInteger(mills) && cents <= MOST ? cents : undefined;
}

/** A whole number, with thousands marked or `.0` behind as spreadsheets write it. */
export function readWhole(text: string): number | undefined {
  const tidy = text
    .replace(/[\s\u00a0\u202f'’]/g, '')
    .replace(/[.,]0{1,2}$/, '')
    .replace(/[.,](?=\d{3}(\D|$))/g, '');
  if (!/^[+-]?\d{1,10}$/.test(tidy)) return undefined;
  const number = Number(tidy);
  return Math.abs(number) <= MOST ? number : undefined;
}

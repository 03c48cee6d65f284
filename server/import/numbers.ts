export type DecimalMark = '.' | ',';

/** Largest number that every database engine stores in an integer column. */
const MOST = 2_147_483_647;

const bare = (text: string): string =>
  text
    .replace(/(?:CA|US|MX|C|A)?\$|[£€¥]|CAD|USD|MXN|GBP|EUR/gi, '')
    .replace(/[\s\u00a0\u202f'’]/g, '');

/** What one price says about how the column writes decimals; `undefined` where it says nothing. */
function markIn(text: string): DecimalMark | undefined {
  const price = bare(text);
  const marks = price.replace(/[^.,]/g, '');
  if (marks === '') return undefined;
  const last = marks.at(-1) === ',' ? ',' : '.';
  const other = last === ',' ? '.' : ',';
  if (marks.includes(other)) return last;
  if (marks.length > 1) return other;
  const [whole = '', decimals = ''] = price.split(last);
  const isThousands = decimals.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
  return isThousands ? undefined : last;
}

/** How many more of these prices write decimals with a comma than with a point. */
export const votesForComma = (prices: readonly string[]): number =>
  prices.reduce((votes, price) => {
    const mark = markIn(price);
    return mark ? votes + (mark === ',' ? 1 : -1) : votes;
  }, 0);

export const markOf = (votes: number): DecimalMark => (votes > 0 ? ',' : '.');

/** The decimal mark of a column of prices: 1.234 alone could be either, its neighbours tell. */
export const decimalMark = (prices: readonly string[]): DecimalMark =>
  markOf(votesForComma(prices));

/** A price in whole cents, rounded; `undefined` where the text is not a price of zero or more. */
export function readCents(text: string, mark: DecimalMark): number | undefined {
  const thousands = mark === '.' ? ',' : '.';
  const price = bare(text).replaceAll(thousands, '').replace(mark, '.');
  if (!/^(\d+(\.\d*)?|\.\d+)$/.test(price)) return undefined;
  const [whole = '', decimals = ''] = price.split('.');
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

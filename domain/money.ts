/**
 * Money is whole cents internally and a decimal with two places on the wire, so that sums are never
 * computed in binary fractions.
 */
export const toCents = (decimal: number): number => Math.round(decimal * 100);

export const fromCents = (cents: number): number => cents / 100;

/**
 * Whole part, with or without thousands separators. A point counts as one only if repeated or
 * followed by a decimal comma: `1.234` is not a price.
 */
const WHOLE =
  '\\d+|[1-9]\\d{0,2}(?:,\\d{3})+|[1-9]\\d{0,2}(?:\\.\\d{3})+(?=,)|[1-9]\\d{0,2}(?:\\.\\d{3}){2,}';
/** Up to two decimal places, or more if the rest are zeros, as databases write them. */
const PLACES = '(\\d{0,2})|(\\d{2})0{2,}';
const PRICE = new RegExp(`^(${WHOLE})(?:[.,](?:${PLACES}))?$`);

/**
 * Parses a price as files write it: `1234.5`, `1,234.50`, `1.234,50`, `1 234,50`, `$3`, `4.2500`.
 * Returns whole cents, or `undefined` if the text is not a price of zero or more.
 */
export function parsePrice(text: string): number | undefined {
  const parts = PRICE.exec(text.replace(/[\s\u00a0\u202f$£€]/g, ''));
  if (!parts) return undefined;
  const [, integerPart = '', short = '', long] = parts;
  const cents = Number(`${integerPart.replace(/[.,]/g, '')}${(long ?? short).padEnd(2, '0')}`);
  return Number.isSafeInteger(cents) ? cents : undefined;
}

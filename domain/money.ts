/** Money is whole cents inside and a decimal with two places on the wire; sums never touch binary fractions. */
export const toCents = (decimal: number): number => Math.round(decimal * 100);

export const fromCents = (cents: number): number => cents / 100;

/** With or without thousands set apart. A point is sure to do so only twice or before a comma: `1.234` is no price. */
const WHOLE =
  '\\d+|[1-9]\\d{0,2}(?:,\\d{3})+|[1-9]\\d{0,2}(?:\\.\\d{3})+(?=,)|[1-9]\\d{0,2}(?:\\.\\d{3}){2,}';
/** Up to two places, or more that are zeros, as databases write them. */
const PLACES = '(\\d{0,2})|(\\d{2})0{2,}';
const PRICE = new RegExp(`^(${WHOLE})(?:[.,](?:${PLACES}))?$`);

/**
 * Reads a price as a file writes it: `1234.5`, `1,234.50`, `1.234,50`, `1 234,50`, `$3`, `4.2500`.
 * Returns whole cents, or `undefined` where the text is not a price of zero or more.
 */
export function readPrice(text: string): number | undefined {
  const parts = PRICE.exec(text.replace(/[\s\u00a0\u202f$£€]/g, ''));
  if (!parts) return undefined;
  const [, whole = '', short = '', long] = parts;
  const cents = Number(`${whole.replace(/[.,]/g, '')}${(long ?? short).padEnd(2, '0')}`);
  return Number.isSafeInteger(cents) ? cents : undefined;
}

/** Money is whole cents inside and a decimal with two places on the wire; sums never touch binary fractions. */
export const toCents = (decimal: number): number => Math.round(decimal * 100);

export const fromCents = (cents: number): number => cents / 100;

/**
 * Reads a price as a file writes it: `1234.5`, `1,234.50`, `1 234,50`, `$3`.
 * Returns whole cents, or `undefined` where the text is not a price of zero or more.
 */
export function readPrice(text: string): number | undefined {
  const bare = text.replace(/[\s\u00a0\u202f$£€]/g, '');
  if (!/^\d[\d.,]*$/.test(bare)) return undefined;
  const decimal = /[.,](\d{1,2})$/.exec(bare);
  const whole = (decimal ? bare.slice(0, decimal.index) : bare).replace(/[.,]/g, '');
  const cents = (decimal?.[1] ?? '').padEnd(2, '0');
  const total = Number(`${whole}${cents}`);
  return Number.isSafeInteger(total) ? total : undefined;
}

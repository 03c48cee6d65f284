import { isProduct, parseDecimal } from './quantityColumnByTotals';
import { pair, type TextReading } from './textReading';
import type { Token } from './tokenOf';

const isPriced = ({ text }: Token): boolean => /\d[.,]\d{2}\D*$/.test(text);

/**
 * Reads a line of a printed order, `1 AB-100 Blue 12 pk 4 EA 12.75 51.00`: the quantity is the
 * number that multiplies the price.
 */
export function readByTotals(tokens: readonly Token[]): TextReading | undefined {
  const codes = tokens.filter(({ kind }) => kind === 'c');
  const prices = tokens.filter(isPriced).map(({ text }) => parseDecimal(text));
  if (codes.length !== 1 || prices.length < 2) return undefined;
  const counts = tokens.filter((token) => token.kind === 'q' && !isPriced(token));
  const matching = counts.filter(({ text }) =>
    prices.some((price, index) =>
      prices.slice(index + 1).some((sum) => sum > 0 && isProduct(Number(text), price, sum)),
    ),
  );
  const [count, ...others] = matching;
  const isUnambiguous = others.every(({ text }) => Number(text) === Number(count?.text));
  return count && isUnambiguous ? pair(codes[0]!.text, count, 'codeFirst') : undefined;
}

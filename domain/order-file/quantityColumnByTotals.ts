import type { Row } from '../delimited/row';
import { sampleOf } from '../delimited/sample';

import { parseAmount } from './parseAmount';

const SAMPLE = 60;
const MIN_SHARE = 0.9;

const MONEY_MARKS = /[$€£\s]|USD|CAD|MXN/gi;

/** Parses a number written like a price: `1,234.50`, `12,50`, `$ 3`; NaN for anything else. */
export function parseDecimal(cell: string | undefined): number {
  const bare = (cell ?? '').replace(MONEY_MARKS, '');
  if (!/^\d[\d.,]*$/.test(bare)) return Number.NaN;
  const decimal = /[.,](\d{1,2}|\d{4,})$/.exec(bare);
  const integerPart = decimal ? bare.slice(0, decimal.index) : bare;
  return Number(`${integerPart.replace(/[.,]/g, '')}.${decimal?.[1] ?? '0'}`);
}

/** Whether quantity times price equals the total, allowing for rounding. */
export const isProduct = (count: number, price: number, sum: number): boolean =>
  Math.abs(count * price - sum) <= Math.max(0.011, Math.abs(sum) * 0.0005);

function isQuantityColumn(
  rows: readonly Row[],
  quantity: number,
  price: number,
  total: number,
): boolean {
  const priced = rows.filter(({ cells }) => cells[quantity] && cells[price] && cells[total]);
  if (priced.length === 0) return false;
  if (priced.some(({ cells }) => typeof parseAmount(cells[quantity]!) !== 'number')) return false;
  const matching = priced.filter(({ cells }) => {
    const [count, each, sum] = [quantity, price, total].map((column) =>
      parseDecimal(cells[column]),
    );
    return isProduct(count!, each!, sum!);
  });
  const informative = matching.filter(({ cells }) => parseDecimal(cells[quantity]) > 1);
  return matching.length >= priced.length * MIN_SHARE && informative.length > 0;
}

/**
 * Returns the column whose numbers, multiplied by a price, give the total in the same row: the
 * quantity.
 */
export function quantityColumnByTotals(
  rows: readonly Row[],
  counts: readonly number[],
  numbers: readonly number[],
): number | undefined {
  const sample = sampleOf(rows, SAMPLE);
  const others = (excluded: number) => numbers.filter((column) => column !== excluded);
  const found = counts.filter((quantity) =>
    others(quantity).some((price) =>
      others(quantity).some(
        (total) => total > price && isQuantityColumn(sample, quantity, price, total),
      ),
    ),
  );
  return found.length === 1 ? found[0] : undefined;
}

import type { Product } from '#contract/product';
import type { PurchasedItem } from '#contract/purchaseHistory';
import { foldCaseAndAccents } from '#domain/foldCaseAndAccents';
import { toCents } from '#domain/money';
import { unitPriceAt } from '#domain/unitPrice';

import type { Purchased } from '../../api/purchaseHistory';
import { plainText } from '../../ui/SafeHtml';

export const SORTS = ['due', 'often', 'last', 'name', 'number', 'shelf'] as const;
export type PurchaseSort = (typeof SORTS)[number];

/** Filters and sort order of the list; an empty string means unset. */
export interface PurchaseFilters {
  text: string;
  category: string;
  isDue: boolean;
  /** Whether to show only items that are on sale or at another price than last time. */
  isOtherPrice: boolean;
  sort: PurchaseSort;
  /** Of whose orders: `me`, an address as `to:CODE`, or everybody's. */
  of: string;
}

/** What the server is asked for by `of`. */
export const ordersOf = (of: string): { mine?: boolean; ship_to?: string } =>
  of === 'me' ? { mine: true } : of.startsWith('to:') ? { ship_to: of.slice(3) } : {};

/** Joins each purchase with its current product, and omits those without one. */
export function purchasedItems(
  bought: readonly Purchased[],
  products: readonly Product[],
): PurchasedItem[] {
  const byId = new Map(products.map((product) => [product.product_id, product]));
  return bought.flatMap((item) => {
    const product = byId.get(item.product_id);
    return product ? [{ ...product, ...item }] : [];
  });
}

/** Returns the current unit price at the usual quantity. */
export const unitPriceOf = (item: PurchasedItem): number => unitPriceAt(item, item.usual_item);

/** Whether the current unit price differs from the last one paid. */
export const hasPriceChanged = (item: PurchasedItem): boolean =>
  toCents(unitPriceOf(item)) !== toCents(item.last_price);

const isOnSale = ({ selling_price_2 }: PurchasedItem): boolean => (selling_price_2 ?? 0) > 0;

const matchesWords = (item: PurchasedItem, words: readonly string[]): boolean => {
  const searchableText = foldCaseAndAccents(
    [item.product_id, plainText(item.name), item.brand, item.color, ...item.barcodes].join(' '),
  );
  return words.every((word) => searchableText.includes(word));
};

const compareText = (a: string, b: string): number =>
  a.localeCompare(b, undefined, { numeric: true });

/** The server's order is `often`; every other sort falls back on it. */
const COMPARATORS: Record<
  Exclude<PurchaseSort, 'often'>,
  (a: PurchasedItem, b: PurchasedItem) => number
> = {
  due: (a, b) => Number(b.due) - Number(a.due),
  last: (a, b) => (a.last_date < b.last_date ? 1 : a.last_date > b.last_date ? -1 : 0),
  name: (a, b) => compareText(plainText(a.name), plainText(b.name)),
  number: (a, b) => compareText(a.product_id, b.product_id),
  shelf: (a, b) => compareText(a.cat_code, b.cat_code) || compareText(a.product_id, b.product_id),
};

/** Returns the items that match every filter, in the requested sort order. */
export function filterItems(
  items: readonly PurchasedItem[],
  filters: PurchaseFilters,
): PurchasedItem[] {
  const { text, category, isDue, isOtherPrice, sort } = filters;
  const words = foldCaseAndAccents(text).split(/\s+/).filter(Boolean);
  const matching = items.filter(
    (item) =>
      (!isDue || item.due) &&
      (!isOtherPrice || isOnSale(item) || hasPriceChanged(item)) &&
      (!category || item.category === category) &&
      (words.length === 0 || matchesWords(item, words)),
  );
  return sort === 'often' ? matching : matching.sort(COMPARATORS[sort]);
}

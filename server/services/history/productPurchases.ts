import { DAY_MS } from '#domain/durations';

import type { linesOfLastOrders } from '../../db/orders';

type OrderedLine = Awaited<ReturnType<typeof linesOfLastOrders>>[number];

/**
 * A customer's purchases of one product, taken from the customer's orders; lists are newest first.
 */
export interface ProductPurchases {
  productId: string;
  /** Ship packs by order number. */
  packs: Map<string, number>;
  /** Times of the orders that contained it, UTC, ISO 8601. */
  moments: string[];
  lastDate: string;
  /** Last unit price, in cents. */
  lastCents: number;
}

/** Groups lines, given newest first, by product: most orders first, then the latest. */
export function purchasesByProduct(rows: readonly OrderedLine[]): ProductPurchases[] {
  const products = new Map<string, ProductPurchases>();
  for (const { order_id, placed_at, product_id, order_qty, unit_cents } of rows) {
    const purchases = products.get(product_id) ?? {
      productId: product_id,
      packs: new Map<string, number>(),
      moments: [],
      lastDate: placed_at,
      lastCents: unit_cents,
    };
    if (!purchases.packs.has(order_id)) purchases.moments.push(placed_at);
    purchases.packs.set(order_id, (purchases.packs.get(order_id) ?? 0) + order_qty);
    products.set(product_id, purchases);
  }
  return [...products.values()].sort(
    (a, b) =>
      b.packs.size - a.packs.size ||
      (a.lastDate < b.lastDate ? 1 : a.lastDate > b.lastDate ? -1 : 0) ||
      (a.productId < b.productId ? -1 : 1),
  );
}

/** Median; of two middle values the smaller one, so that it is one that occurred. */
function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

/** Usual number of ship packs in an order that contains the product. */
export const usualPacks = ({ packs }: ProductPurchases): number => median([...packs.values()]);

/** Ship packs in the last order that contained the product. */
export const lastPacks = ({ packs }: ProductPurchases): number => [...packs.values()][0] ?? 0;

/**
 * Usual number of whole days between two orders of the product; `undefined` if it was bought on one
 * day only.
 */
export function usualInterval({ moments }: ProductPurchases): number | undefined {
  const times = moments.map((moment) => Date.parse(moment));
  const gaps = times
    .slice(1)
    .map((time, index) => Math.round(((times[index] ?? time) - time) / DAY_MS))
    .filter((days) => days >= 1);
  return gaps.length > 0 ? median(gaps) : undefined;
}

/**
 * After this many intervals without an order, a product counts as no longer bought, rather than
 * late.
 */
const MAX_MISSED_INTERVALS = 3;

/** Whether a product is due: its usual interval has passed, but not more than `MAX_MISSED_INTERVALS` times. */
export function isDue(purchases: ProductPurchases, now: Date): boolean {
  const interval = usualInterval(purchases);
  if (interval === undefined) return false;
  const days = (now.getTime() - Date.parse(purchases.lastDate)) / DAY_MS;
  return days >= interval && days <= MAX_MISSED_INTERVALS * interval;
}

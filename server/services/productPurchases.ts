import type { linesOfLastOrders } from '../db/orders';

type OrderedLine = Awaited<ReturnType<typeof linesOfLastOrders>>[number];

/** What a customer has bought of one product, read from the customer's orders; lists have the newest first. */
export interface ProductPurchases {
  productId: string;
  /** Ship packs by order number. */
  packs: Map<string, number>;
  /** Moments of the orders that held it, UTC, ISO 8601. */
  moments: string[];
  lastDate: string;
  /** What one unit cost last. */
  lastCents: number;
}

/** What these lines, the newest first, say product by product: most orders first, then the latest. */
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

/** The middle value; between two middle ones the smaller, so that it is one that was there. */
function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

/** Ship packs of an order that held the product, as a rule. */
export const usualPacks = ({ packs }: ProductPurchases): number => median([...packs.values()]);

/** Ship packs of the last order that held the product. */
export const lastPacks = ({ packs }: ProductPurchases): number => [...packs.values()][0] ?? 0;

const DAY = 86_400_000;

/** Whole days between two orders of the product, as a rule; `undefined` where it was bought on one day only. */
export function usualInterval({ moments }: ProductPurchases): number | undefined {
  const times = moments.map((moment) => Date.parse(moment));
  const gaps = times
    .slice(1)
    .map((time, at) => Math.round(((times[at] ?? time) - time) / DAY))
    .filter((days) => days >= 1);
  return gaps.length > 0 ? median(gaps) : undefined;
}

/** After this many intervals without an order a product is no longer bought, rather than late. */
const LAPSED = 3;

/** Due now: as much time has gone by as usually lies between two orders of it, but not three times as much. */
export function isDue(purchases: ProductPurchases, now: Date): boolean {
  const interval = usualInterval(purchases);
  if (interval === undefined) return false;
  const days = (now.getTime() - Date.parse(purchases.lastDate)) / DAY;
  return days >= interval && days <= LAPSED * interval;
}

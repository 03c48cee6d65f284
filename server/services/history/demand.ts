import { DAY_MS } from '#domain/durations';
import type { ProposalGroup } from '#domain/proposals';

/** An order of the shop, as far as it shows what is in demand. */
export interface ShopOrder {
  customerId: string;
  /** UTC, ISO 8601. */
  placedAt: string;
  /** Without repetitions. */
  productIds: readonly string[];
}

/** The shop's last orders, newest first, and what is ordered in them. */
export interface Demand {
  orders: readonly ShopOrder[];
  products: ReadonlyMap<string, ProductDemand>;
}

interface ProductDemand {
  /** Indexes of the orders that contain it. */
  orders: number[];
  group: ProposalGroup;
  /**
   * What counts for every customer: more for current demand, less for a product long sold; 0 if too
   * few customers ordered it.
   */
  appeal: number;
}

/** A product counts only if this many customers ordered it; so it reveals nothing about one of them. */
const MIN_CUSTOMERS = 3;
/** After this many days an order counts half for current demand. */
const HALF_LIFE_DAYS = 3;
/** A product first ordered within this many days before the last order is new. */
const NEW_DAYS = 30;
/** A product is in demand if its share of current orders is this many times its usual share. */
const MIN_RISE = 2;

/**
 * Summarises the shop's last orders, newest first. `ordersEver` has the number of all orders that
 * contained a product, and may lag behind.
 */
export function demandOf(
  orders: readonly ShopOrder[],
  ordersEver: ReadonlyMap<string, number>,
): Demand {
  const latest = Date.parse(orders[0]?.placedAt ?? '');
  const ages = orders.map(({ placedAt }) => (latest - Date.parse(placedAt)) / DAY_MS);
  const currency = ages.map((days) => 0.5 ** (days / HALF_LIFE_DAYS));
  const usualCurrency = currency.reduce((total, one) => total + one, 0) / orders.length;

  const products = new Map<string, ProductDemand>();
  for (const [productId, { containing, customers }] of ordersByProduct(orders)) {
    if (customers.size < MIN_CUSTOMERS) {
      products.set(productId, { orders: containing, group: 'goes-with', appeal: 0 });
      continue;
    }
    const recent = containing.reduce((total, order) => total + currency[order]!, 0);
    const ever = Math.max(ordersEver.get(productId) ?? 0, containing.length);
    const isNew = ever === containing.length && ages[containing.at(-1)!]! <= NEW_DAYS;
    const isRising = recent >= MIN_RISE * usualCurrency * containing.length;
    products.set(productId, {
      orders: containing,
      group: isNew ? 'new' : isRising ? 'in-demand' : 'goes-with',
      appeal: (recent + 0.05) ** 0.3 / (ever + 5) ** 0.4,
    });
  }
  return { orders, products };
}

function ordersByProduct(orders: readonly ShopOrder[]) {
  const products = new Map<string, { containing: number[]; customers: Set<string> }>();
  for (const [index, { customerId, productIds }] of orders.entries()) {
    for (const productId of productIds) {
      let product = products.get(productId);
      if (!product) products.set(productId, (product = { containing: [], customers: new Set() }));
      product.containing.push(index);
      product.customers.add(customerId);
    }
  }
  return products;
}

/**
 * Weighs products by how well they go with what a customer buys: more for being in orders of others
 * that have much in common with it. Those that go with none of it are left out. The formula was
 * measured in docs/decisions/0012.
 */
export function weighDemand(
  { orders, products }: Demand,
  { customerId, bought }: { customerId: string; bought: readonly string[] },
): Map<string, number> {
  const fit = new Float64Array(orders.length);
  for (const productId of bought) {
    for (const order of products.get(productId)?.orders ?? []) fit[order]! += 1;
  }
  for (const [index, order] of orders.entries()) {
    fit[index] =
      order.customerId === customerId ? 0 : fit[index]! / Math.sqrt(order.productIds.length);
  }

  const weights = new Map<string, number>();
  const isBought = new Set(bought);
  for (const [productId, { orders: containing, appeal }] of products) {
    if (appeal === 0 || isBought.has(productId)) continue;
    let basket = 0;
    for (const order of containing) basket += fit[order]!;
    if (basket > 0) weights.set(productId, basket ** 0.7 * appeal);
  }
  return weights;
}

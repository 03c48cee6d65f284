import { HOUR_MS } from '#domain/durations';

import type { Db } from '../../db/client';
import { readProductOrders } from '../../db/productOrders';
import { lastOrders, productsOfOrders } from '../../db/recentlyOrdered';

import { demandOf, type Demand } from './demand';

/** Number of the shop's last orders that show what is in demand. */
const LAST_ORDERS = 1_000;

/** What is in demand in the shop at a moment. */
export type ReadDemand = (db: Db, now: Date) => Promise<Demand>;

/**
 * Keeps the shop's last orders in memory. Only new ones are read; every hour all of them, as some
 * may have been cancelled.
 */
export function openDemand(): ReadDemand {
  let products = new Map<string, string[]>();
  let ordersEver = new Map<string, number>();
  let readAt = 0;
  let newest: string | undefined;
  let demand: Demand = demandOf([], ordersEver);

  async function read(db: Db): Promise<Demand> {
    const orders = await lastOrders(db, LAST_ORDERS);
    const ids = orders.map(({ order_id }) => order_id);
    const added = await productsOfOrders(
      db,
      ids.filter((id) => !products.has(id)),
    );
    products = new Map(ids.map((id) => [id, products.get(id) ?? added.get(id) ?? []]));
    const uncounted = new Set([...added.values()].flat().filter((id) => !ordersEver.has(id)));
    const counted = await readProductOrders(db, [...uncounted]);
    for (const id of uncounted) ordersEver.set(id, counted.get(id) ?? 0);
    const shopOrders = orders.map(({ order_id, customer_id, placed_at }) => ({
      customerId: customer_id,
      placedAt: placed_at,
      productIds: products.get(order_id) ?? [],
    }));
    return demandOf(shopOrders, ordersEver);
  }

  return async (db, now) => {
    const [last] = await lastOrders(db, 1);
    if (now.getTime() - readAt >= HOUR_MS) {
      readAt = now.getTime();
      products = new Map();
      ordersEver = new Map();
      newest = undefined;
    }
    if (newest === undefined || last?.order_id !== newest) {
      demand = await read(db);
      newest = last?.order_id;
    }
    return demand;
  };
}

import { inChunks, type Db } from '../../server/db/client';
import { nextOrderId } from '../../server/db/orderNumbers';
import { addOrder } from '../../server/db/orders';
import type { DemoListing } from '../catalogue/listedProduct';

import type { DemoCustomer } from './customers';
import { pastOrders, type PastOrder } from './history';
import { playFulfilment } from './playFulfilment';

/** Number of favourites per demo customer. */
const FAVOURITES = 24;

/** Stores the customers' past orders, numbered by date, and their favourites. */
export async function storeHistory(
  tx: Db,
  catalogue: readonly DemoListing[],
  customers: readonly DemoCustomer[],
  now: Date,
): Promise<number> {
  const histories = customers.map((customer) => pastOrders(catalogue, customer, now));
  const orders = histories
    .flat()
    .filter(({ lines }) => lines.length > 0)
    .sort((a, b) => a.order.placed_at.localeCompare(b.order.placed_at));
  const numbers = new Map<PastOrder, string>();
  for (const past of orders) {
    const order_id = await nextOrderId(tx);
    numbers.set(past, order_id);
    await addOrder(
      tx,
      { order_id, ...past.order },
      past.lines.map((line) => ({ order_id, ...line })),
    );
  }
  for (const [index, customer] of customers.entries()) {
    const own = (histories[index] ?? []).flatMap((past) => numbers.get(past) ?? []);
    await playFulfilment(tx, customer, own, now);
  }

  const favourites = customers.flatMap(({ id }, index) =>
    mostBought(histories[index] ?? []).map((product_id) => ({
      customer_id: id,
      product_id,
      added_at: now.toISOString(),
    })),
  );
  for (const chunk of inChunks(favourites)) {
    await tx
      .insertInto('favourites')
      .values(chunk)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return orders.length;
}

function mostBought(orders: readonly PastOrder[]): string[] {
  const counts = new Map<string, number>();
  for (const { product_id } of orders.flatMap(({ lines }) => lines)) {
    counts.set(product_id, (counts.get(product_id) ?? 0) + 1);
  }
  return [...counts]
    .sort(([a, often], [b, rarely]) => rarely - often || a.localeCompare(b))
    .slice(0, FAVOURITES)
    .map(([productId]) => productId);
}

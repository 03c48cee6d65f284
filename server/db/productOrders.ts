import { chunksYielding, type Db } from './client';
import { readByIds } from './readByIds';

/** Number of products that are counted with one query. */
const SLICE = 500;

const countedOrders = readByIds((db, ids) =>
  db.selectFrom('product_orders').where('product_id', 'in', ids).selectAll(),
);

/** How often these products have been ordered so far; without those that have not been counted yet. */
export async function readProductOrders(
  db: Db,
  productIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await countedOrders(db, productIds, {});
  return new Map(rows.map(({ product_id, orders }) => [product_id, orders]));
}

/**
 * Counts anew how often each product has been ordered. Orders are counted aside rather than as they
 * are placed, because orders of the same product would wait for each other.
 */
export async function countProductOrders(db: Db): Promise<void> {
  let after: string | undefined = '';
  while (after !== undefined) after = await countSlice(db, after);
}

/** Counts the next products by id; returns the last of them, `undefined` at the end. */
async function countSlice(db: Db, after: string): Promise<string | undefined> {
  const rows = await db
    .selectFrom('order_lines')
    .where('product_id', '>', after)
    .groupBy('product_id')
    .select(({ fn }) => ['product_id', fn.count<number>('order_id').distinct().as('orders')])
    .orderBy('product_id')
    .limit(SLICE)
    .execute();
  const counted = rows.map(({ product_id, orders }) => ({ product_id, orders: Number(orders) }));
  const stored = await readProductOrders(
    db,
    rows.map(({ product_id }) => product_id),
  );
  const changed = counted.filter(({ product_id, orders }) => stored.get(product_id) !== orders);
  for await (const chunk of chunksYielding(changed)) {
    await db
      .insertInto('product_orders')
      .values(chunk)
      .onConflict((conflict) =>
        conflict.column('product_id').doUpdateSet({ orders: (row) => row.ref('excluded.orders') }),
      )
      .execute();
  }
  return rows.length < SLICE ? undefined : rows.at(-1)?.product_id;
}

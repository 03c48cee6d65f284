import type { Db } from './client';

/** A request that can be answered, with whom to write to. */
export interface DueRequest {
  customer_id: string;
  product_id: string;
  email: string;
  lang: string;
  country: string;
}

/** Products that the customer waits for, newest first. */
export async function awaitedProductIds(db: Db, customerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('restock_requests')
    .where('customer_id', '=', customerId)
    .select('product_id')
    .orderBy('created_at', 'desc')
    .orderBy('product_id')
    .execute();
  return rows.map(({ product_id }) => product_id);
}

/** Adds a request; an existing one stays as it is. */
export async function addRestockRequest(
  tx: Db,
  customerId: string,
  productId: string,
  at: string,
): Promise<void> {
  await tx
    .insertInto('restock_requests')
    .values({ customer_id: customerId, product_id: productId, created_at: at })
    .onConflict((conflict) => conflict.columns(['customer_id', 'product_id']).doNothing())
    .execute();
}

/** Deletes a request; returns whether it was there, which of several processes only one is told. */
export async function deleteRestockRequest(
  db: Db,
  customerId: string,
  productId: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('restock_requests')
    .where('customer_id', '=', customerId)
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Requests of active customers for products of which a pack is available in their country. */
export const dueRestockRequests = (db: Db, limit: number): Promise<DueRequest[]> =>
  db
    .selectFrom('restock_requests')
    .innerJoin('customers', 'customers.id', 'restock_requests.customer_id')
    .innerJoin('offers', (join) =>
      join
        .onRef('offers.product_id', '=', 'restock_requests.product_id')
        .onRef('offers.country', '=', 'customers.country'),
    )
    .innerJoin('products', 'products.product_id', 'restock_requests.product_id')
    .where('offers.available', '>', 0)
    .where('products.active', '=', 1)
    .where('customers.status', '=', 'active')
    .select([
      'restock_requests.customer_id',
      'restock_requests.product_id',
      'customers.email',
      'customers.lang',
      'customers.country',
    ])
    .orderBy('restock_requests.created_at')
    .limit(limit)
    .execute();

export async function deleteRestockRequestsBefore(db: Db, at: string): Promise<void> {
  await db.deleteFrom('restock_requests').where('created_at', '<', at).execute();
}

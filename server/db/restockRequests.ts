import { sql } from 'kysely';

import type { Db } from './client';
import type { UserId } from './tables/ids';

/** A request that can be answered, with whom to write to. */
export interface DueRequest {
  customer_id: UserId;
  product_id: string;
  email: string;
  lang: string;
  country: string;
}

/** Products that a person waits for, newest first. */
export async function awaitedProductIds(db: Db, userId: UserId): Promise<string[]> {
  const rows = await db
    .selectFrom('restock_requests')
    .where('customer_id', '=', userId)
    .select('product_id')
    .orderBy('created_at', 'desc')
    .orderBy('product_id')
    .execute();
  return rows.map(({ product_id }) => product_id);
}

/** Adds a request; an existing one stays as it is. */
export async function addRestockRequest(
  tx: Db,
  userId: UserId,
  productId: string,
  at: string,
): Promise<void> {
  await tx
    .insertInto('restock_requests')
    .values({ customer_id: userId, product_id: productId, created_at: at })
    .onConflict((conflict) => conflict.columns(['customer_id', 'product_id']).doNothing())
    .execute();
}

/** Deletes a request; returns whether it was there, which of several processes only one is told. */
export async function deleteRestockRequest(
  db: Db,
  userId: UserId,
  productId: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('restock_requests')
    .where('customer_id', '=', userId)
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Requests of active people for products of which a pack is available in their country. */
export const dueRestockRequests = (db: Db, limit: number): Promise<DueRequest[]> =>
  db
    .selectFrom('restock_requests')
    .leftJoin('customer_users', 'customer_users.id', 'restock_requests.customer_id')
    .innerJoin('customers', (join) =>
      join.onRef(
        'customers.id',
        '=',
        sql<string>`coalesce(customer_users.customer_id, restock_requests.customer_id)`,
      ),
    )
    .innerJoin('offers', (join) =>
      join
        .onRef('offers.product_id', '=', 'restock_requests.product_id')
        .onRef('offers.country', '=', 'customers.country'),
    )
    .innerJoin('products', 'products.product_id', 'restock_requests.product_id')
    .where('offers.available', '>', 0)
    .where('products.active', '=', 1)
    .where('customers.status', '=', 'active')
    .where((row) => row.fn.coalesce('customer_users.status', 'customers.status'), '=', 'active')
    .select(['restock_requests.customer_id', 'restock_requests.product_id', 'customers.country'])
    .select(({ fn }) => [
      fn.coalesce('customer_users.email', 'customers.email').as('email'),
      fn.coalesce('customer_users.lang', 'customers.lang').as('lang'),
    ])
    .orderBy('restock_requests.created_at')
    .limit(limit)
    .execute();

export async function deleteRestockRequestsBefore(db: Db, at: string): Promise<void> {
  await db.deleteFrom('restock_requests').where('created_at', '<', at).execute();
}

import { sql } from 'kysely';

import { forUpdate, isPostgres, rowsInChunks, type Db } from './client';
import { lockCreation } from './meta';

/** Locks products until the transaction ends, always in the same order; returns their versions. */
export const lockProducts = (
  tx: Db,
  productIds: readonly string[],
): Promise<{ product_id: string; version: number }[]> =>
  forUpdate(
    tx,
    tx
      .selectFrom('products')
      .where('product_id', 'in', productIds.length > 0 ? productIds : [''])
      .select(['product_id', 'version'])
      .orderBy('product_id'),
  ).execute();

/**
 * The same for products some of which may be new: those that another transaction adds at the same
 * time are waited for, and then exist.
 */
export async function lockOrAddProducts(tx: Db, productIds: readonly string[]): Promise<void> {
  const existing = await rowsInChunks(productIds, (ids) =>
    tx.selectFrom('products').where('product_id', 'in', ids).select('product_id'),
  );
  if (existing.length < new Set(productIds).size) await lockCreation(tx, 'products');
  await lockProducts(tx, productIds);
}

/**
 * Locks every product in the same order, for work that changes products in any order and may add
 * some.
 */
export async function lockAllProducts(tx: Db): Promise<void> {
  if (!isPostgres(tx)) return;
  await lockCreation(tx, 'products');
  await sql`select count(*) from (select 1 from products
    order by product_id for no key update) as held`.execute(tx);
}

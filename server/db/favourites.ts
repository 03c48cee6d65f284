import type { Db } from './client';

/** Product ids of the customer's favourites, newest first. */
export async function favouriteIds(db: Db, customerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('favourites')
    .where('customer_id', '=', customerId)
    .select('product_id')
    .orderBy('added_at', 'desc')
    .orderBy('product_id')
    .execute();
  return rows.map(({ product_id }) => product_id);
}

/** Adds a favourite; an existing one keeps its position. */
export async function addFavourite(
  tx: Db,
  customerId: string,
  productId: string,
  at: string,
): Promise<void> {
  await tx
    .insertInto('favourites')
    .values({ customer_id: customerId, product_id: productId, added_at: at })
    .onConflict((conflict) => conflict.columns(['customer_id', 'product_id']).doNothing())
    .execute();
}

export async function deleteFavourite(
  db: Db,
  customerId: string,
  productId: string,
): Promise<void> {
  await db
    .deleteFrom('favourites')
    .where('customer_id', '=', customerId)
    .where('product_id', '=', productId)
    .execute();
}

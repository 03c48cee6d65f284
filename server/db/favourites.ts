import type { Db } from './client';
import type { UserId } from './tables/ids';

/** Product ids of a person's favourites, newest first. */
export async function favouriteIds(db: Db, userId: UserId): Promise<string[]> {
  const rows = await db
    .selectFrom('favourites')
    .where('customer_id', '=', userId)
    .select('product_id')
    .orderBy('added_at', 'desc')
    .orderBy('product_id')
    .execute();
  return rows.map(({ product_id }) => product_id);
}

/** Adds a favourite; an existing one keeps its position. */
export async function addFavourite(
  tx: Db,
  userId: UserId,
  productId: string,
  at: string,
): Promise<void> {
  await tx
    .insertInto('favourites')
    .values({ customer_id: userId, product_id: productId, added_at: at })
    .onConflict((conflict) => conflict.columns(['customer_id', 'product_id']).doNothing())
    .execute();
}

export async function deleteFavourite(db: Db, userId: UserId, productId: string): Promise<void> {
  await db
    .deleteFrom('favourites')
    .where('customer_id', '=', userId)
    .where('product_id', '=', productId)
    .execute();
}

import type { Db } from './client';

/** What the picture of a product depends on; also of one that is no longer sold, for old orders show it. */
export const pictureFacts = (
  db: Db,
  productId: string,
): Promise<{ id: string; product_id: string; cat_code: string } | undefined> =>
  db
    .selectFrom('products')
    .where('product_id', '=', productId)
    .select(['id', 'product_id', 'cat_code'])
    .executeTakeFirst();

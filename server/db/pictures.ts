import type { Db } from './client';

/** What the picture of a product depends on, also for withdrawn products, which old orders show. */
export const pictureFacts = (
  db: Db,
  productId: string,
): Promise<{ id: string; product_id: string; cat_code: string } | undefined> =>
  db
    .selectFrom('products')
    .where('product_id', '=', productId)
    .select(['id', 'product_id', 'cat_code'])
    .executeTakeFirst();

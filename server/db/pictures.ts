import type { Db } from './client';

/** What the picture of a product depends on; also of one that is no longer sold, for old orders show it. */
export const pictureFacts = (
  db: Db,
  productId: string,
): Promise<{ product_id: string; name: string; brand: string; drawing: string } | undefined> =>
  db
    .selectFrom('products')
    .where('product_id', '=', productId)
    .select(['product_id', 'name_en as name', 'brand', 'drawing'])
    .executeTakeFirst();

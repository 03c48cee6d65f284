import { inChunks, type Db } from '../../db/client';

/**
 * Updates best sellers after importing history: a product's popularity is at least its number of
 * orders. Returns whether anything changed.
 */
export async function raisePopularity(tx: Db, productIds: readonly string[]): Promise<boolean> {
  let isChanged = false;
  for (const ids of inChunks(productIds)) {
    const orderCounts = await tx
      .selectFrom('order_lines')
      .innerJoin('products', 'products.product_id', 'order_lines.product_id')
      .where('order_lines.product_id', 'in', ids)
      .groupBy(['order_lines.product_id', 'products.popularity'])
      .select(({ fn }) => [
        'order_lines.product_id',
        'products.popularity',
        fn.count<number>('order_lines.order_id').distinct().as('orders'),
      ])
      .execute();
    for (const { product_id, popularity, orders } of orderCounts) {
      if (Number(orders) <= popularity) continue;
      await tx
        .updateTable('products')
        .set({ popularity: Number(orders) })
        .where('product_id', '=', product_id)
        .execute();
      isChanged = true;
    }
  }
  return isChanged;
}

import { createEntityAdapter, type EntityState } from '@reduxjs/toolkit';

import type { Product } from '#contract/product';
import { tidyProductId, withoutDuplicates } from '#domain/productIds';

/** A page of products held by trimmed product id: one copy of each, and the order they are shown in. */
export type Products = EntityState<Product, string> & { total: number };

const adapter = createEntityAdapter({
  selectId: (product: Product) => tidyProductId(product.product_id),
});

/** A list that came whole counts each product once (specification 5). */
export function holdProducts(products: readonly Product[], total?: number): Products {
  const held = withoutDuplicates(products);
  return adapter.setAll(
    adapter.getInitialState({ total: total ?? held.length }),
    held.map((product) => ({ ...product, product_id: tidyProductId(product.product_id) })),
  );
}

export const {
  selectAll: selectProducts,
  selectById: selectProduct,
  selectIds: selectProductIds,
} = adapter.getSelectors();

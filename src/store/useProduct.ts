import type { KnownProduct } from '../api/readProduct';
import { selectProduct, selectProducts } from '../slices/products';

import { useAppSelector } from './hooks';
import { useMarket } from './useMarket';

/** What is known of a product in the shop and language of the screen. */
export function useProduct(productId: string): KnownProduct | undefined {
  const market = useMarket();
  return useAppSelector((state) => selectProduct(state, market, productId));
}

/** The same of a list of ids, which stays the same list until one of its products changes. */
export function useProducts(ids: readonly string[]): readonly KnownProduct[] {
  const market = useMarket();
  return useAppSelector((state) => selectProducts(state, market, ids));
}

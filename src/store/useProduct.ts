import type { KnownProduct } from '../api/mergeProduct';
import { selectProduct, selectProducts } from '../slices/products';

import { useAppSelector } from './hooks';
import { useMarket } from './useMarket';

/** Returns what is known of a product in the country and language of the screen. */
export function useProduct(productId: string): KnownProduct | undefined {
  const market = useMarket();
  return useAppSelector((state) => selectProduct(state, market, productId));
}

/**
 * The same for a list of ids; the result is referentially stable until one of its products changes.
 */
export function useProducts(ids: readonly string[]): readonly KnownProduct[] {
  const market = useMarket();
  return useAppSelector((state) => selectProducts(state, market, ids));
}

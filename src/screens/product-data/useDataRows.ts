import { useListProductsQuery } from '../../api/catalogue';
import { useListProductDataQuery } from '../../api/productData';
import { useAbility } from '../../api/useAbility';
import { useMarket } from '../../store/useMarket';

import type { DataAddress, DataFilters } from './useDataAddress';

/** Converts the filters to query parameters. */
export const queryOf = ({ category, brand, flag, stock, search }: DataFilters) => ({
  category: category || undefined,
  brand: brand || undefined,
  class_codes: flag || undefined,
  in_stock: stock ? true : undefined,
  search: search || undefined,
});

/**
 * Loads a page of the list; a server that implements only section 7 filters it by category alone.
 */
export function useDataRows({ page, pagination, filters }: DataAddress) {
  const market = useMarket();
  const { isAble, error: cannotTell, refetch: askAgain } = useAbility('product-data');
  const ours = useListProductDataQuery(
    { ...market, ...queryOf(filters), page, pagination },
    { skip: !isAble },
  );
  const shared = useListProductsQuery(
    { ...market, category: filters.category || undefined, page, pagination },
    { skip: isAble !== false },
  );
  const { currentData, data, isFetching, error, refetch } = isAble ? ours : shared;
  return {
    isAble: isAble ?? false,
    /** The previous products stay until those of the new filters have loaded. */
    products: currentData ?? data,
    isFetching,
    error: error ?? cannotTell,
    refetch: cannotTell ? askAgain : refetch,
  };
}

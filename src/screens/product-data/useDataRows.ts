import { useListProductsQuery } from '../../api/catalogue';
import { useListProductDataQuery } from '../../api/productData';
import { useFeatureSupport } from '../../api/useFeatureSupport';
import { useMarket } from '../../store/useMarket';

import type { DataAddress, DataFilters } from './useDataAddress';

/** Converts the filters to query parameters. */
export const toFilterQuery = ({ category, brand, flag, stock, search }: DataFilters) => ({
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
  const {
    isAble,
    error: abilityError,
    refetch: refetchAbility,
  } = useFeatureSupport('product-data');
  const productData = useListProductDataQuery(
    { ...market, ...toFilterQuery(filters), page, pagination },
    { skip: !isAble },
  );
  const productList = useListProductsQuery(
    { ...market, category: filters.category || undefined, page, pagination },
    { skip: isAble !== false },
  );
  const { currentData, data, isFetching, error, refetch } = isAble ? productData : productList;
  return {
    isAble: isAble ?? false,
    /** The previous products stay until those of the new filters have loaded or failed to. */
    products: currentData ?? (error ? undefined : data),
    isCurrent: currentData !== undefined,
    isFetching,
    error: error ?? abilityError,
    refetch: abilityError ? refetchAbility : refetch,
  };
}

import { useState } from 'react';
import { useSearchParams } from 'react-router';

import { SORTS, type PurchaseFilters, type Sort } from './purchaseFilters';

const parseFilters = (searchParams: URLSearchParams): PurchaseFilters => ({
  text: searchParams.get('text') ?? '',
  category: searchParams.get('category') ?? '',
  isDue: searchParams.has('due'),
  isOtherPrice: searchParams.has('price'),
  sort: SORTS.find((sort) => sort === searchParams.get('sort')) ?? 'due',
});

const formatFilters = ({ text, category, isDue, isOtherPrice, sort }: PurchaseFilters) => ({
  ...(text && { text }),
  ...(category && { category }),
  ...(isDue && { due: '1' }),
  ...(isOtherPrice && { price: '1' }),
  ...(sort !== 'due' && { sort }),
});

const NO_FILTERS: PurchaseFilters = {
  text: '',
  category: '',
  isDue: false,
  isOtherPrice: false,
  sort: 'due' satisfies Sort,
};

/** Filters stored in the URL; a keystroke is shown immediately, and the URL follows. */
export function usePurchaseFilters() {
  const [searchParams, setSearchParams] = useSearchParams();
  const [filters, setFilters] = useState(() => parseFilters(searchParams));
  const change = (next: PurchaseFilters) => {
    setFilters(next);
    setSearchParams(formatFilters(next), { replace: true });
  };
  return {
    filters,
    isNarrowed: Object.keys(formatFilters({ ...filters, sort: 'due' })).length > 0,
    narrow: (part: Partial<PurchaseFilters>) => change({ ...filters, ...part }),
    clear: () => change({ ...NO_FILTERS, sort: filters.sort }),
  };
}

export type PurchaseFilterState = ReturnType<typeof usePurchaseFilters>;

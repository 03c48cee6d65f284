import { useState } from 'react';
import { useSearchParams } from 'react-router';

import { SORTS, type PurchaseFilters, type Sort } from './purchaseFilters';

const read = (address: URLSearchParams): PurchaseFilters => ({
  text: address.get('text') ?? '',
  category: address.get('category') ?? '',
  isDue: address.has('due'),
  isOtherPrice: address.has('price'),
  sort: SORTS.find((sort) => sort === address.get('sort')) ?? 'due',
});

const write = ({ text, category, isDue, isOtherPrice, sort }: PurchaseFilters) => ({
  ...(text && { text }),
  ...(category && { category }),
  ...(isDue && { due: '1' }),
  ...(isOtherPrice && { price: '1' }),
  ...(sort !== 'due' && { sort }),
});

const NONE: PurchaseFilters = {
  ...{ text: '', category: '', isDue: false, isOtherPrice: false, sort: 'due' satisfies Sort },
};

/** Filters stored in the URL; a keystroke is shown immediately, and the URL follows. */
export function usePurchaseFilters() {
  const [address, setAddress] = useSearchParams();
  const [filters, setFilters] = useState(() => read(address));
  const change = (next: PurchaseFilters) => {
    setFilters(next);
    setAddress(write(next), { replace: true });
  };
  return {
    filters,
    isNarrowed: Object.keys(write({ ...filters, sort: 'due' })).length > 0,
    narrow: (part: Partial<PurchaseFilters>) => change({ ...filters, ...part }),
    clear: () => change({ ...NONE, sort: filters.sort }),
  };
}

export type FiltersInUse = ReturnType<typeof usePurchaseFilters>;

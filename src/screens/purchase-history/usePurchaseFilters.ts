import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';

import { SORTS, type PurchaseFilters, type PurchaseSort } from './purchaseFilters';

const parseFilters = (searchParams: URLSearchParams): PurchaseFilters => ({
  text: searchParams.get('text') ?? '',
  category: searchParams.get('category') ?? '',
  isDue: searchParams.has('due'),
  isOtherPrice: searchParams.has('price'),
  sort: SORTS.find((sort) => sort === searchParams.get('sort')) ?? 'due',
  of: searchParams.get('of') ?? '',
});

const formatFilters = ({ text, category, isDue, isOtherPrice, sort, of }: PurchaseFilters) => ({
  ...(text && { text }),
  ...(category && { category }),
  ...(isDue && { due: '1' }),
  ...(isOtherPrice && { price: '1' }),
  ...(sort !== 'due' && { sort }),
  ...(of && { of }),
});

const NO_FILTERS: PurchaseFilters = {
  text: '',
  category: '',
  isDue: false,
  isOtherPrice: false,
  sort: 'due' satisfies PurchaseSort,
  of: '',
};

/** Filters stored in the URL; a keystroke is shown immediately, and the URL follows. */
export function usePurchaseFilters() {
  const [searchParams, setSearchParams] = useSearchParams();
  const stored = useMemo(() => parseFilters(searchParams), [searchParams]);
  /** The text of the box while it is being typed in. */
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? stored.text;
  const filters = useMemo(() => ({ ...stored, text }), [stored, text]);
  const change = (next: PurchaseFilters) => setSearchParams(formatFilters(next), { replace: true });
  return {
    filters,
    isNarrowed: Object.keys(formatFilters({ ...filters, sort: 'due' })).length > 0,
    narrow: (part: Partial<PurchaseFilters>) => change({ ...filters, ...part }),
    type: (next: string) => {
      setTyped(next);
      change({ ...filters, text: next });
    },
    endTyping: () => setTyped(null),
    clear: () => {
      setTyped(null);
      change({ ...NO_FILTERS, sort: filters.sort });
    },
  };
}

export type PurchaseFilterState = ReturnType<typeof usePurchaseFilters>;

import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

import { CLASS_FLAGS, type ClassFlag } from '#domain/classCodes';
import { PRODUCT_VIEWS, type ProductView } from '#domain/deskProducts';
import { readPageNumber } from '#domain/pages';

import { changedAddress } from '../../ui/changedAddress';

/** Search, view, class and page, stored in the URL so that a list can be shared. */
export function useProductsAddress() {
  const [address, setAddress] = useSearchParams();
  return useMemo(() => {
    const changed = (entries: Record<string, string>) => changedAddress(address, entries);
    const view: ProductView = PRODUCT_VIEWS.find((known) => known === address.get('view')) ?? 'all';
    const flag: ClassFlag | undefined = CLASS_FLAGS.find((known) => known === address.get('class'));
    const search = address.get('search') ?? '';
    return {
      view,
      flag,
      search,
      isNarrowed: view !== 'all' || flag !== undefined || search !== '',
      page: readPageNumber(address.get('page')),
      query: address.toString(),
      turnTo: (page: number) => setAddress(changed({ page: String(page) })),
      narrow: (change: { search?: string; view?: string; class?: string }) =>
        setAddress(changed({ ...change, page: '' }), { replace: true }),
    };
  }, [address, setAddress]);
}

export type ProductsAddress = ReturnType<typeof useProductsAddress>;

import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

import { CLASS_FLAGS, type ClassFlag } from '#domain/classCodes';
import { PRODUCT_VIEWS, type ProductView } from '#domain/deskProducts';
import { parsePageNumber } from '#domain/pages';

import { withQueryParams } from '../../ui/withQueryParams';

/** Search, view, class and page, stored in the URL so that a list can be shared. */
export function useProductsAddress() {
  const [searchParams, setSearchParams] = useSearchParams();
  return useMemo(() => {
    const updatedParams = (entries: Record<string, string>) =>
      withQueryParams(searchParams, entries);
    const view: ProductView =
      PRODUCT_VIEWS.find((known) => known === searchParams.get('view')) ?? 'all';
    const flag: ClassFlag | undefined = CLASS_FLAGS.find(
      (known) => known === searchParams.get('class'),
    );
    const search = searchParams.get('search') ?? '';
    return {
      view,
      flag,
      search,
      isNarrowed: view !== 'all' || flag !== undefined || search !== '',
      page: parsePageNumber(searchParams.get('page')),
      query: searchParams.toString(),
      turnTo: (page: number) => setSearchParams(updatedParams({ page: String(page) })),
      narrow: (change: { search?: string; view?: string; class?: string }) =>
        setSearchParams(updatedParams({ ...change, page: '' }), { replace: true }),
    };
  }, [searchParams, setSearchParams]);
}

export type ProductsAddress = ReturnType<typeof useProductsAddress>;

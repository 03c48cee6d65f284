import { CLASS_FLAGS, type ClassFlag } from '#domain/classCodes';
import { PRODUCT_VIEWS, type ProductView } from '#domain/deskProducts';

import { useListParams } from '../../features/paging/useListParams';

/** Search, view, class and page of the list. */
export function useProductsAddress() {
  const { params, ...list } = useListParams<'search' | 'view' | 'class'>();
  const view: ProductView = PRODUCT_VIEWS.find((known) => known === params.get('view')) ?? 'all';
  const flag: ClassFlag | undefined = CLASS_FLAGS.find((known) => known === params.get('class'));
  const search = params.get('search') ?? '';
  return {
    ...list,
    view,
    flag,
    search,
    isNarrowed: view !== 'all' || flag !== undefined || search !== '',
  };
}

export type ProductsAddress = ReturnType<typeof useProductsAddress>;

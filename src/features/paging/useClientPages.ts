import { lastPage, clampPage } from '#domain/pages';

import type { ProductList } from '../../api/products';

import { usePageAddress } from './usePageAddress';

/**
 * Pages a list that was fetched whole: returns the IDs of the page, clamped to 1..last
 * (specification 4).
 */
export function useClientPages({ ids, total }: ProductList) {
  const address = usePageAddress();
  const { pagination } = address;
  const last = lastPage(total, pagination);
  const page = clampPage(address.page, last);
  const first = (page - 1) * pagination;
  return { ids: ids.slice(first, first + pagination), paging: { ...address, page, last } };
}

import { lastPage, withinPages } from '#domain/pages';

import { selectProductIds, type Products } from '../../api/products';

import { usePageAddress } from './usePageAddress';

/** Pages of a list that came whole: the products of the page, never outside 1..last (specification 4). */
export function useClientPages(products: Products) {
  const address = usePageAddress();
  const { pagination } = address;
  const last = lastPage(products.total, pagination);
  const page = withinPages(address.page, last);
  const first = (page - 1) * pagination;
  const ids = selectProductIds(products).slice(first, first + pagination);
  return { shown: { ...products, ids }, paging: { ...address, page, last } };
}

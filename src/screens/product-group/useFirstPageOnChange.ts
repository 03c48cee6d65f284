import { useEffect, useRef } from 'react';

import type { ProductList } from '../../api/products';
import { usePageAddress } from '../../features/paging/usePageAddress';

/**
 * Returns to the first page when the products change (specification 4); the initial ones stay on
 * the page in the URL.
 */
export function useFirstPageOnChange(products: ProductList | undefined) {
  const { page, turnTo } = usePageAddress();
  const previous = useRef(products);
  // The page is stored in the URL, outside React.
  useEffect(() => {
    if (!products || products === previous.current) return;
    if (previous.current && page !== 1) turnTo(1);
    previous.current = products;
  }, [products, page, turnTo]);
}

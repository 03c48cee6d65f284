import { useEffect, useRef } from 'react';

import type { ProductList } from '../../api/products';
import { usePageAddress } from '../../features/paging/usePageAddress';

/** Other products begin at the first page again (specification 4); the first ones stand where the address says. */
export function useFirstPageOnChange(products: ProductList | undefined) {
  const { page, turnTo } = usePageAddress();
  const before = useRef(products);
  // The page stands in the address, outside React.
  useEffect(() => {
    if (!products || products === before.current) return;
    if (before.current && page !== 1) turnTo(1);
    before.current = products;
  }, [products, page, turnTo]);
}

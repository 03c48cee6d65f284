import { useEffect, useRef } from 'react';

import type { Products } from '../../api/products';
import type { Paging } from '../../ui/ListToolbar';

/** Other products begin at the first page again (specification 4). */
export function useFirstPageOnChange(products: Products, { page, turnTo }: Paging) {
  const before = useRef(products);
  // The page stands in the address, outside React.
  useEffect(() => {
    if (before.current !== products && page !== 1) turnTo(1);
    before.current = products;
  }, [products, page, turnTo]);
}

import { useCallback } from 'react';

import type { ProductCounts } from '#contract/cart';
import { MAX_ITEM } from '#domain/quantity';

import { useAddToCartMutation } from '../../api/cart';
import { useReOrderMutation } from '../../api/orders';
import { useCustomer } from '../../store/useMarket';
import type { SendLines } from '../worksheet/useAddLines';
import type { Chosen } from '../worksheet/worksheetSlice';

/** Ship packs by product: lines of the same product go together. */
function countsOf(chosen: readonly Chosen[]): ProductCounts {
  const counts: ProductCounts = {};
  for (const { code, item } of chosen) {
    counts[code] = Math.min(MAX_ITEM, (counts[code] ?? 0) + item);
  }
  return counts;
}

/** A whole order that nobody changed is re-ordered; chosen or edited lines are added like any other. */
export function useSendEarlier(order_id: string): SendLines {
  const { user_id, country } = useCustomer();
  const [reOrder] = useReOrderMutation();
  const [addToCart] = useAddToCartMutation();

  return useCallback(
    ({ key, chosen, isWhole, lang }) =>
      isWhole
        ? reOrder({ user_id, order_id, lang, key })
        : addToCart({ user_id, country, lang, counts: countsOf(chosen), key }),
    [user_id, country, order_id, reOrder, addToCart],
  );
}

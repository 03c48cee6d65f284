import type { ProductCounts } from '#contract/cart';
import { MAX_ITEM } from '#domain/quantity';

import { cartApi } from '../../api/cart';
import { ordersApi } from '../../api/orders';
import type { Chosen } from '../../slices/worksheets/sheet';
import { callerOf } from '../../store/callerOf';
import type { SendLines } from '../worksheet/adding/addLines';

const { addToCart } = cartApi.endpoints;
const { reOrder } = ordersApi.endpoints;
const UNTRACKED = { track: false };

/** Ship packs by product: lines of the same product go together. */
function countsOf(chosen: readonly Chosen[]): ProductCounts {
  const counts: ProductCounts = {};
  for (const { code, item } of chosen) {
    counts[code] = Math.min(MAX_ITEM, (counts[code] ?? 0) + item);
  }
  return counts;
}

/** A whole order that nobody changed is re-ordered; chosen or edited lines are added like any other. */
export const sendEarlier =
  (order_id: string): SendLines =>
  ({ key, chosen, isWhole, lang }) =>
  (dispatch, getState) => {
    const { user_id, country } = callerOf(getState());
    return isWhole
      ? dispatch(reOrder.initiate({ user_id, order_id, lang, key }, UNTRACKED))
      : dispatch(
          addToCart.initiate({ user_id, country, lang, counts: countsOf(chosen), key }, UNTRACKED),
        );
  };

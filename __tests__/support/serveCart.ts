import type { CartLine } from '#contract/cart';

import { cartApi } from '../../src/api/cart';
import { callerOf } from '../../src/store/callerOf';
import type { AppDispatch, RootState } from '../../src/store/hooks';

interface Served {
  dispatch: AppDispatch;
  getState: () => RootState;
}

/** Dispatches a cart response from the server to a store. */
export async function serveCart({ dispatch, getState }: Served, ...lines: CartLine[]) {
  const cart = {
    ids: lines.map(({ product_id }) => product_id),
    entities: Object.fromEntries(lines.map((line) => [line.product_id, line])),
    leastCents: 0,
    needsReference: false,
  };
  await dispatch(cartApi.util.upsertQueryData('showCart', callerOf(getState()), cart));
}

import { isAnyOf } from '@reduxjs/toolkit';

import { api } from '../../api/api';
import { cartApi } from '../../api/cart';
import { orderActionsApi } from '../../api/orderActions';
import { cartFollowed } from '../../slices/cartPreview';

import type { Listen } from './listen';

/** Delay before the cart is fetched once more, in milliseconds (specification 4). */
const REFETCH_AFTER_DELETE_MS = 1500;
const REFETCH_AFTER_RE_ORDER_MS = 2000;

/**
 * Refetches the cart once more some time after a change, in addition to the immediate refetch by
 * its tag.
 */
export function listenToCart(listen: Listen) {
  listen({
    actionCreator: cartFollowed,
    effect: (_followed, { dispatch }) => {
      dispatch(api.util.invalidateTags(['Cart']));
    },
  });

  const { deleteFromCart, emptyCart } = cartApi.endpoints;
  listen({
    matcher: isAnyOf(deleteFromCart.matchFulfilled, emptyCart.matchFulfilled),
    effect: async (_deleted, { dispatch, delay }) => {
      await delay(REFETCH_AFTER_DELETE_MS);
      dispatch(api.util.invalidateTags(['Cart']));
    },
  });

  listen({
    matcher: orderActionsApi.endpoints.reOrder.matchFulfilled,
    effect: async (_ordered, { dispatch, delay }) => {
      await delay(REFETCH_AFTER_RE_ORDER_MS);
      dispatch(api.util.invalidateTags(['Cart']));
    },
  });
}

import { api } from '../../api/api';
import { cartApi, selectCartLines } from '../../api/cart';
import { ordersApi } from '../../api/orders';
import { cartMirrored, previewOf } from '../../slices/cartPreview';
import { linesSelected, selectDeselected } from '../../slices/cartSelection';
import { selectUserId } from '../../slices/session';
import type { AppDispatch } from '../hooks';
import { selectOwnUnsent, withUnsent } from '../unsaved';

import type { Listen } from './listen';

const { deleteFromCart, showCart } = cartApi.endpoints;

/** Milliseconds after which the cart is read once more (specification 4). */
const AFTER_DELETE = 1500;
const AFTER_RE_ORDER = 2000;

const refreshCart = (dispatch: AppDispatch) => dispatch(api.util.invalidateTags(['Cart']));

export function listenToCart(listen: Listen) {
  listen({
    matcher: showCart.matchFulfilled,
    effect: ({ payload }, { dispatch, getState }) => {
      const theirs = selectCartLines(payload).map(previewOf);
      dispatch(cartMirrored(withUnsent(theirs, selectOwnUnsent(getState()))));
      const userId = selectUserId(getState());
      const gone = selectDeselected(getState(), userId).filter((id) => !(id in payload.entities));
      // A line that comes into the cart anew starts selected.
      if (gone.length > 0) dispatch(linesSelected({ userId, productIds: gone }));
    },
  });

  listen({
    matcher: deleteFromCart.matchFulfilled,
    effect: async (_deleted, { dispatch, delay }) => {
      await delay(AFTER_DELETE);
      refreshCart(dispatch);
    },
  });

  listen({
    matcher: ordersApi.endpoints.reOrder.matchFulfilled,
    effect: async ({ meta }, { dispatch, delay }) => {
      if (meta.arg.originalArgs.check) return;
      await delay(AFTER_RE_ORDER);
      refreshCart(dispatch);
    },
  });
}

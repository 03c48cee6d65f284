import { isAnyOf } from '@reduxjs/toolkit';

import type { LineReport } from '#contract/lines';

import { api } from '../../api/api';
import { cartApi, selectCartLine, selectCartLines } from '../../api/cart';
import { ordersApi } from '../../api/orders';
import { isUnreachable, reasonOf } from '../../api/reasonOf';
import {
  cartAdditionSettled,
  cartMirrored,
  itemsAddedToCart,
  previewItemDecremented,
  previewItemIncremented,
  previewItemRemoved,
  previewLineSaved,
  previewOf,
  previewQuantitySet,
  selectPreviewItem,
} from '../../slices/cartPreview';
import { selectLanguage } from '../../slices/language';
import { noticeGiven } from '../../slices/notices';
import { quantitiesSent } from '../../slices/quantities';
import { selectCountry, selectUserId } from '../../slices/session';
import type { AppDispatch, RootState } from '../store';

import type { When } from './reactions';

const { addToCart, deleteFromCart, setCartItem, showCart } = cartApi.endpoints;

/** Milliseconds after which the cart is read once more (specification 4). */
const AFTER_DELETE = 1500;
const AFTER_RE_ORDER = 2000;
/** Milliseconds without another key or click before a quantity is sent. */
const TYPING_PAUSE = 300;
/** Lines that each get a toast of their own. */
const MOST_NOTICES = 3;

export const callerOf = (state: RootState) => ({
  user_id: selectUserId(state),
  lang: selectLanguage(state),
  country: selectCountry(state),
});

const refreshCart = (dispatch: AppDispatch) => dispatch(api.util.invalidateTags(['Cart']));

const quantityChanged = isAnyOf(
  previewItemIncremented,
  previewItemDecremented,
  previewItemRemoved,
  previewQuantitySet,
);

const wentInWhole = ({ outcome }: LineReport) => outcome === 'added' || outcome === 'merged';
const wentIn = ({ possible }: LineReport) => possible > 0;

export function reactToCart(when: When) {
  when({
    actionCreator: itemsAddedToCart,
    effect: async ({ payload }, { dispatch, getState }) => {
      const counts = Object.fromEntries(payload.lines.map(({ id, quantity }) => [id, quantity]));
      const { data, error } = await dispatch(
        addToCart.initiate({ ...callerOf(getState()), counts, key: payload.key }),
      );
      dispatch(cartAdditionSettled({ addition: payload, wentIn: data?.status === true }));
      if (error) {
        const reason = reasonOf(error);
        const message =
          isUnreachable(error) || !reason ? ({ key: 'cart.addFailed' } as const) : { text: reason };
        dispatch(noticeGiven({ kind: 'error', message }));
        return;
      }

      dispatch(quantitiesSent(data.lines.filter(wentIn).map(({ code }) => code)));
      const toldApart = data.lines.filter((line) => !wentInWhole(line)).slice(0, MOST_NOTICES);
      for (const { message, possible } of toldApart) {
        dispatch(
          noticeGiven({ kind: possible > 0 ? 'warning' : 'error', message: { text: message } }),
        );
      }
      if (data.status) dispatch(noticeGiven({ kind: 'success', message: { key: 'cart.added' } }));
      else if (toldApart.length === 0) {
        dispatch(noticeGiven({ kind: 'error', message: { key: 'cart.addFailed' } }));
      }
    },
  });

  when({
    matcher: showCart.matchFulfilled,
    effect: ({ payload }, { dispatch }) => {
      dispatch(cartMirrored(selectCartLines(payload).map(previewOf)));
    },
  });

  when({
    matcher: quantityChanged,
    effect: async (action, { dispatch, getState, getOriginalState, delay }) => {
      if (!quantityChanged(action)) return;
      const { payload } = action;
      const id = typeof payload === 'string' ? payload : payload.id;
      const asked = selectPreviewItem(getState(), id)?.quantity ?? 0;
      const isFirst = selectPreviewItem(getOriginalState(), id)?.quantity !== undefined;
      if (isFirst && asked > 0) await delay(TYPING_PAUSE);

      // A later key or click on the same line sends its own quantity.
      const latest = selectPreviewItem(getState(), id)?.quantity ?? 0;
      if (latest !== asked) return;

      const caller = callerOf(getState());
      const cart = showCart.select(caller)(getState()).data;
      const line = cart && selectCartLine(cart, id);
      if (line) {
        const { user_id, lang } = caller;
        const { error } = await (asked > 0
          ? dispatch(setCartItem.initiate({ id: line.id, user_id, lang, item: asked }))
          : dispatch(deleteFromCart.initiate({ id: line.id, user_id, lang })));
        if (error && !isUnreachable(error)) {
          dispatch(noticeGiven({ kind: 'error', message: { text: reasonOf(error) } }));
        }
      }
      dispatch(previewLineSaved(id));
      refreshCart(dispatch);
    },
  });

  when({
    matcher: deleteFromCart.matchFulfilled,
    effect: async (_deleted, { dispatch, delay }) => {
      await delay(AFTER_DELETE);
      refreshCart(dispatch);
    },
  });

  when({
    matcher: ordersApi.endpoints.reOrder.matchFulfilled,
    effect: async ({ meta }, { dispatch, delay }) => {
      if (meta.arg.originalArgs.check) return;
      await delay(AFTER_RE_ORDER);
      refreshCart(dispatch);
    },
  });
}

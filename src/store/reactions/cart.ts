import type { LineReport, LinesReport } from '#contract/lines';

import { api } from '../../api/api';
import { cartApi, selectCartLines } from '../../api/cart';
import { ordersApi } from '../../api/orders';
import { isUnreachable, reasonOf } from '../../api/reasonOf';
import {
  cartAdditionSettled,
  cartMirrored,
  itemsAddedToCart,
  previewOf,
  type CartAddition,
} from '../../slices/cartPreview';
import { linesReported } from '../../slices/cartReport';
import { linesSelected, selectDeselected } from '../../slices/cartSelection';
import { noticeGiven } from '../../slices/notices';
import { quantitiesSent } from '../../slices/quantities';
import { selectUserId } from '../../slices/session';
import type { AppDispatch } from '../store';

import { callerOf } from './callerOf';
import { productCounts } from './productCounts';
import type { When } from './reactions';

const { addToCart, deleteFromCart, showCart } = cartApi.endpoints;

/** Milliseconds after which the cart is read once more (specification 4). */
const AFTER_DELETE = 1500;
const AFTER_RE_ORDER = 2000;

const refreshCart = (dispatch: AppDispatch) => dispatch(api.util.invalidateTags(['Cart']));

const wentInWhole = ({ outcome }: LineReport) => outcome === 'added' || outcome === 'merged';
const wentIn = ({ possible }: LineReport) => possible > 0;

const noticeOf = ({ message, possible }: LineReport) =>
  ({ kind: possible > 0 ? 'warning' : 'error', message: { text: message } }) as const;

/** A server that speaks section 7 alone answers without lines: then its status holds for all of them. */
type AddingReply = Pick<LinesReport, 'status'> & Partial<LinesReport>;

const idsThatWentIn = ({ status, lines }: AddingReply, addition: CartAddition): string[] => {
  if (lines) return lines.filter(wentIn).map(({ code }) => code);
  return status ? addition.lines.map(({ id }) => id) : [];
};

export function reactToCart(when: When) {
  when({
    actionCreator: itemsAddedToCart,
    effect: async ({ payload }, { dispatch, getState }) => {
      const counts = productCounts(payload.lines);
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

      dispatch(quantitiesSent(idsThatWentIn(data, payload)));
      const { status, lines = [] }: AddingReply = data;
      const differing = lines.filter((line) => !wentInWhole(line));
      if (lines.length > 1 && differing.length > 0) dispatch(linesReported(lines));
      else for (const line of differing) dispatch(noticeGiven(noticeOf(line)));
      dispatch(
        status
          ? noticeGiven({ kind: 'success', message: { key: 'cart.added' } })
          : noticeGiven({ kind: 'error', message: { key: 'cart.addFailed' } }),
      );
    },
  });

  when({
    matcher: showCart.matchFulfilled,
    effect: ({ payload }, { dispatch, getState }) => {
      dispatch(cartMirrored(selectCartLines(payload).map(previewOf)));
      const userId = selectUserId(getState());
      const gone = selectDeselected(getState(), userId).filter((id) => !(id in payload.entities));
      // A line that comes into the cart anew starts selected.
      if (gone.length > 0) dispatch(linesSelected({ userId, productIds: gone }));
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

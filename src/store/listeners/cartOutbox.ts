import { isAnyOf } from '@reduxjs/toolkit';
import { REHYDRATE } from 'redux-persist';

import { accountApi } from '../../api/account';
import { cartApi } from '../../api/cart';
import { additionKept, additionSent } from '../../slices/cartOutbox';
import { cartAdditionSettled, itemsAddedToCart, type CartAddition } from '../../slices/cartPreview';
import { noticeGiven } from '../../slices/notices';
import { quantitiesSent } from '../../slices/quantities';
import { selectUserId } from '../../slices/session';
import type { AppDispatch } from '../hooks';
import { selectOwnUnsent } from '../unsaved';

import type { Listen } from './listen';
import { sendAddition, type Adder } from './sendAddition';

const { listFeatures } = accountApi.endpoints;

/** What an earlier visit left unsent is there again. */
const isBroughtBack = (action: unknown): action is { type: typeof REHYDRATE } => {
  const { type, key } = action as { type?: string; key?: string };
  return type === REHYDRATE && key === 'cartOutbox';
};

/** Milliseconds between two tries while the server does not answer. */
const TRY_AGAIN = 3000;

interface Waiting {
  delay: (milliseconds: number) => Promise<void>;
}

function refuse(addition: CartAddition, dispatch: AppDispatch) {
  dispatch(cartAdditionSettled({ addition, wentIn: false }));
  dispatch(noticeGiven({ kind: 'error', message: { key: 'cart.addFailed' } }));
}

/** Without keys a second try could add twice, if only the answer to the first was lost. */
const knowsKeys = (features: readonly string[] | undefined) => features?.includes('idempotency');

/** What goes into the cart is sent at once; while the server does not answer it is kept, and tried until it does. */
export function listenToCartOutbox(listen: Listen) {
  let isSending = false;

  async function sendKept({ dispatch, getState, delay }: Adder & Waiting) {
    if (isSending) return;
    isSending = true;
    for (;;) {
      const userId = selectUserId(getState());
      const [addition] = selectOwnUnsent(getState());
      if (!addition) break;
      const { data: features } = await dispatch(
        listFeatures.initiate(undefined, { subscribe: false }),
      );
      if (features && !knowsKeys(features)) refuse(addition, dispatch);
      else if (!features || !(await sendAddition(addition, { dispatch, getState }))) {
        await delay(TRY_AGAIN);
        continue;
      }
      dispatch(additionSent({ userId, key: addition.key }));
    }
    isSending = false;
  }

  listen({
    actionCreator: itemsAddedToCart,
    effect: async ({ payload: addition }, listener) => {
      if (await sendAddition(addition, listener)) return;
      const { dispatch, getState, delay } = listener;
      const { data: features } = listFeatures.select()(getState());
      if (features && !knowsKeys(features)) return refuse(addition, dispatch);
      dispatch(additionKept({ userId: selectUserId(getState()), addition }));
      dispatch(cartAdditionSettled({ addition, wentIn: true }));
      dispatch(quantitiesSent(addition.lines.map(({ id }) => id)));
      dispatch(noticeGiven({ kind: 'warning', message: { key: 'cart.kept' } }));
      await delay(TRY_AGAIN);
      await sendKept(listener);
    },
  });

  listen({
    matcher: isAnyOf(cartApi.endpoints.showCart.matchFulfilled, isBroughtBack),
    effect: (_back, listener) => sendKept(listener),
  });
}

import { isAnyOf } from '@reduxjs/toolkit';

import { api } from '../../api/api';
import { cartApi } from '../../api/cart';
import { isUnreachable, reasonOf } from '../../api/reasonOf';
import {
  previewItemDecremented,
  previewItemIncremented,
  previewItemRemoved,
  previewItemRestored,
  previewLineSaved,
  previewQuantitySet,
  selectPreviewItem,
  selectUnsavedLines,
} from '../../slices/cartPreview';
import { noticeGiven } from '../../slices/notices';
import type { RootState } from '../hooks';
import { selectOwnUnsent } from '../unsaved';

import type { Listen } from './listen';
import { sendLine, type Sender } from './sendLine';

/** Milliseconds without another key or click before a quantity is sent. */
const TYPING_PAUSE = 300;
/** Milliseconds between two tries while the server does not answer. */
const TRY_AGAIN = 3000;

type Listener = Sender & { delay: (milliseconds: number) => Promise<void> };

const quantityChanged = isAnyOf(
  previewItemIncremented,
  previewItemDecremented,
  previewItemRemoved,
  previewQuantitySet,
);

const quantityOf = (state: RootState, id: string) => selectPreviewItem(state, id)?.quantity ?? 0;

const isStillToBeAdded = (state: RootState, id: string) =>
  selectOwnUnsent(state).some(({ lines }) => lines.some((line) => line.id === id));

const goneNotice = (id: string) =>
  ({ kind: 'warning', message: { key: 'cart.goneElsewhere', params: { id } } }) as const;

/** Quantities changed on the screen go to the server, one change of a line at a time, until it answers. */
export function listenToCartLines(listen: Listen) {
  const sending = new Set<string>();
  const restored = new Set<string>();

  async function save(id: string, listener: Listener) {
    if (sending.has(id)) return;
    sending.add(id);
    const { dispatch, getState, delay } = listener;
    while (selectUnsavedLines(getState()).includes(id)) {
      const quantity = quantityOf(getState(), id);
      // The quantity counts what is still to be added: that goes first.
      if (isStillToBeAdded(getState(), id)) {
        await delay(TRY_AGAIN);
        continue;
      }
      const asked = { id, quantity, isRestored: restored.has(id) };
      const { error, isGone, warning } = await sendLine(asked, listener);
      if (isUnreachable(error)) {
        await delay(TRY_AGAIN);
        continue;
      }
      // What was changed while this was on its way goes next.
      if (quantityOf(getState(), id) !== quantity) continue;
      dispatch(previewLineSaved(id));
      if (isGone) dispatch(api.util.invalidateTags(['Cart']));
      if (isGone && quantity > 0) dispatch(noticeGiven(goneNotice(id)));
      if (error) dispatch(noticeGiven({ kind: 'error', message: reasonOf(error) }));
      if (warning) dispatch(noticeGiven({ kind: 'warning', message: { text: warning } }));
    }
    restored.delete(id);
    sending.delete(id);
  }

  listen({
    matcher: quantityChanged,
    effect: async ({ payload }, listener) => {
      const id = typeof payload === 'string' ? payload : payload.id;
      const quantity = quantityOf(listener.getState(), id);
      if (quantity > 0) await listener.delay(TYPING_PAUSE);
      // A later key or click on the same line sends its own quantity.
      if (quantityOf(listener.getState(), id) === quantity) await save(id, listener);
    },
  });

  listen({
    actionCreator: previewItemRestored,
    effect: async ({ payload: { id } }, listener) => {
      restored.add(id);
      await save(id, listener);
    },
  });

  // What a reload left unsaved is sent once the cart is read.
  listen({
    matcher: cartApi.endpoints.showCart.matchFulfilled,
    effect: async (_read, listener) => {
      await Promise.all(selectUnsavedLines(listener.getState()).map((id) => save(id, listener)));
    },
  });
}

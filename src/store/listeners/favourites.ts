import type { SerializedError } from '@reduxjs/toolkit';

import type { CallError } from '../../api/callError';
import { favouritesApi } from '../../api/favourites';
import { isUndecided, reasonOf } from '../../api/reasonOf';
import {
  favouriteAdded,
  favouriteRemoved,
  favouriteSettled,
  favouritesMirrored,
  selectIsFavouriteProcessing,
} from '../../slices/favourites';
import { selectLanguage } from '../../slices/language';
import { noticeGiven } from '../../slices/notices';
import { selectProduct } from '../../slices/products';
import { selectUserId } from '../../slices/session';

import { callerOf } from '../callerOf';

import type { Listen, ListenerApi } from './listen';

const { addFavourite, deleteFavourite, listFavourites } = favouritesApi.endpoints;

type Flip = 'added' | 'removed';

/** Whether the server's list reflects a change that received no response. */
async function hasHappened(
  product_id: string,
  flipped: Flip,
  { dispatch, getState }: ListenerApi,
): Promise<boolean> {
  const anew = { forceRefetch: true, subscribe: false };
  const { data } = await dispatch(listFavourites.initiate(callerOf(getState()), anew));
  return data?.ids.includes(product_id) === (flipped === 'added');
}

/** Dispatches the outcome of a change, unless its session has ended in the meantime. */
async function settle(
  product_id: string,
  flipped: Flip,
  error: CallError | SerializedError | undefined,
  listener: ListenerApi,
) {
  const { dispatch, getState } = listener;
  const isDone =
    !error || (isUndecided(error) && (await hasHappened(product_id, flipped, listener)));
  if (!selectIsFavouriteProcessing(getState(), product_id)) return;
  if (isDone) {
    dispatch(favouriteSettled({ product_id }));
    dispatch(noticeGiven({ kind: 'success', message: { key: `favourite.${flipped}` } }));
    return;
  }
  const reason = reasonOf(error);
  dispatch(favouriteSettled({ product_id, revert: flipped === 'added' ? 'remove' : 'add' }));
  dispatch(
    noticeGiven({ kind: 'error', message: { key: 'favourite.failed', params: { reason } } }),
  );
}

/**
 * Sends changes of favourites to the server; the heart is toggled optimistically, and a refusal
 * rolls it back.
 */
export function listenToFavourites(listen: Listen) {
  listen({
    matcher: listFavourites.matchFulfilled,
    effect: ({ payload }, { dispatch }) => {
      dispatch(favouritesMirrored(payload.ids.map((product_id) => ({ product_id }))));
    },
  });

  listen({
    actionCreator: favouriteAdded,
    effect: async ({ payload: { product_id } }, listener) => {
      const { dispatch, getState } = listener;
      const caller = callerOf(getState());
      const known = selectProduct(getState(), caller, product_id);
      const price = known?.selling_price_2 ?? known?.selling_price;
      const { error } = await dispatch(
        addFavourite.initiate({
          ...caller,
          product_id,
          ...(known && { product: known.name, image: known.image }),
          ...(price !== undefined && { price: String(price) }),
        }),
      );
      await settle(product_id, 'added', error, listener);
    },
  });

  listen({
    actionCreator: favouriteRemoved,
    effect: async ({ payload: { product_id } }, listener) => {
      const { dispatch, getState } = listener;
      const state = getState();
      const { error } = await dispatch(
        deleteFavourite.initiate({
          product_id,
          user_id: selectUserId(state),
          lang: selectLanguage(state),
        }),
      );
      await settle(product_id, 'removed', error, listener);
    },
  });
}

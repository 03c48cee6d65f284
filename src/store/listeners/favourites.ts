import type { SerializedError } from '@reduxjs/toolkit';

import type { CallError } from '../../api/callError';
import { favouritesApi } from '../../api/favourites';
import { isOutcomeUnknown, reasonOf } from '../../api/reasonOf';
import {
  favouriteAdded,
  favouriteRemoved,
  favouriteSettled,
  favouritesMirrored,
  selectIsFavouriteProcessing,
} from '../../slices/favourites';
import { selectLanguage } from '../../slices/language';
import { noticeAdded } from '../../slices/notices';
import { selectProduct } from '../../slices/products';
import { selectUserId } from '../../slices/session';
import { callerOf } from '../callerOf';

import type { Listen, ListenerApi } from './listen';

const { addFavourite, deleteFavourite, listFavourites } = favouritesApi.endpoints;

type FavouriteChange = 'added' | 'removed';

/** Whether the server's list reflects a change that received no response. */
async function wasApplied(
  product_id: string,
  change: FavouriteChange,
  { dispatch, getState }: ListenerApi,
): Promise<boolean> {
  const refetchOptions = { forceRefetch: true, subscribe: false };
  const { data } = await dispatch(listFavourites.initiate(callerOf(getState()), refetchOptions));
  return data?.ids.includes(product_id) === (change === 'added');
}

/** Dispatches the outcome of a change, unless its session has ended in the meantime. */
async function settleFavourite(
  product_id: string,
  change: FavouriteChange,
  error: CallError | SerializedError | undefined,
  listener: ListenerApi,
) {
  const { dispatch, getState } = listener;
  const isDone =
    !error || (isOutcomeUnknown(error) && (await wasApplied(product_id, change, listener)));
  if (!selectIsFavouriteProcessing(getState(), product_id)) return;
  if (isDone) {
    dispatch(favouriteSettled({ product_id }));
    dispatch(noticeAdded({ kind: 'success', message: { key: `favourite.${change}` } }));
    return;
  }
  const reason = reasonOf(error);
  dispatch(favouriteSettled({ product_id, revert: change === 'added' ? 'remove' : 'add' }));
  dispatch(
    noticeAdded({ kind: 'error', message: { key: 'favourite.failed', params: { reason } } }),
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
      await settleFavourite(product_id, 'added', error, listener);
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
      await settleFavourite(product_id, 'removed', error, listener);
    },
  });
}

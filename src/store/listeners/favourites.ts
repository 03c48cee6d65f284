import { favouritesApi } from '../../api/favourites';
import { reasonOf } from '../../api/reasonOf';
import {
  favouriteAdded,
  favouriteRemoved,
  favouriteSettled,
  favouritesMirrored,
} from '../../slices/favourites';
import { selectLanguage } from '../../slices/language';
import { noticeGiven } from '../../slices/notices';
import { selectProduct } from '../../slices/products';
import { selectUserId } from '../../slices/session';

import { callerOf } from '../callerOf';

import type { Listen } from './listen';

const { addFavourite, deleteFavourite, listFavourites } = favouritesApi.endpoints;

/** The heart has flipped already; here the server is told, and a refusal flips it back. */
export function listenToFavourites(listen: Listen) {
  listen({
    matcher: listFavourites.matchFulfilled,
    effect: ({ payload }, { dispatch }) => {
      dispatch(favouritesMirrored(payload.ids.map((product_id) => ({ product_id }))));
    },
  });

  listen({
    actionCreator: favouriteAdded,
    effect: async ({ payload: { product_id } }, { dispatch, getState }) => {
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
      dispatch(favouriteSettled({ product_id, revert: error && 'remove' }));
      dispatch(
        error
          ? noticeGiven({
              kind: 'error',
              message: { key: 'favourite.failed', params: { reason: reasonOf(error) } },
            })
          : noticeGiven({ kind: 'success', message: { key: 'favourite.added' } }),
      );
    },
  });

  listen({
    actionCreator: favouriteRemoved,
    effect: async ({ payload: { product_id } }, { dispatch, getState }) => {
      const state = getState();
      const { error } = await dispatch(
        deleteFavourite.initiate({
          product_id,
          user_id: selectUserId(state),
          lang: selectLanguage(state),
        }),
      );
      dispatch(favouriteSettled({ product_id, revert: error && 'add' }));
      dispatch(
        error
          ? noticeGiven({
              kind: 'error',
              message: { key: 'favourite.failed', params: { reason: reasonOf(error) } },
            })
          : noticeGiven({ kind: 'success', message: { key: 'favourite.removed' } }),
      );
    },
  });
}

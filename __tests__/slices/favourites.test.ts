import {
  favouriteAdded,
  favouriteRemoved,
  favouriteSettled,
  favouritesMirrored,
  selectFavouriteCount,
  selectIsFavourite,
  selectIsFavouriteProcessing,
} from '../../src/slices/favourites';
import { sliceStore } from '../support/sliceStore';

const brush = { product_id: 'B-1' };

describe('4 Favourite toggle: the heart', () => {
  it('flips at once and waits for the server', () => {
    const store = sliceStore();
    store.dispatch(favouriteAdded(brush));

    expect(selectIsFavourite(store.getState(), 'B-1')).toBe(true);
    expect(selectIsFavouriteProcessing(store.getState(), 'B-1')).toBe(true);
    store.dispatch(favouriteSettled(brush));
    expect(selectIsFavouriteProcessing(store.getState(), 'B-1')).toBe(false);
  });

  it('flips back when adding fails', () => {
    const store = sliceStore();
    store.dispatch(favouriteAdded(brush));
    store.dispatch(favouriteSettled({ ...brush, revert: 'remove' }));

    expect(selectFavouriteCount(store.getState())).toBe(0);
  });

  it('flips back when removing fails', () => {
    const store = sliceStore();
    store.dispatch(favouritesMirrored([brush]));
    store.dispatch(favouriteRemoved(brush));
    expect(selectIsFavourite(store.getState(), 'B-1')).toBe(false);

    store.dispatch(favouriteSettled({ ...brush, revert: 'add' }));
    expect(selectIsFavourite(store.getState(), 'B-1')).toBe(true);
  });

  it('is not flipped by a list that was read before', () => {
    const store = sliceStore();
    store.dispatch(favouriteAdded(brush));
    store.dispatch(favouritesMirrored([]));

    expect(selectIsFavourite(store.getState(), 'B-1')).toBe(true);
  });
});

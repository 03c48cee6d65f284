import {
  cartChangedElsewhere,
  cartChangesRestored,
  selectCartChanges,
  type CartChange,
} from '../../src/slices/cartChanges';
import { sliceStore } from '../support/sliceStore';

const changeOf = (id: string, packsNow: number): CartChange => ({
  id,
  name: id,
  packsBefore: 1,
  packsNow,
  packPriceBefore: 30,
  packPriceNow: 30,
  from: 'device',
});

describe('changes to the cart by other devices', () => {
  it('come back after a reload, unless others are known by then', () => {
    const store = sliceStore();
    store.dispatch(cartChangesRestored({ changes: [changeOf('A-1', 4)] }));
    expect(selectCartChanges(store.getState())).toEqual([changeOf('A-1', 4)]);

    store.dispatch(cartChangedElsewhere([changeOf('A-1', 6)]));
    store.dispatch(cartChangesRestored({ changes: [changeOf('B-2', 9)] }));
    expect(selectCartChanges(store.getState())).toEqual([changeOf('A-1', 6)]);
  });
});

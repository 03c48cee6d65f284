import {
  cartAdditionSettled,
  cartMirrored,
  cartPreviewSlice,
  itemsAddedToCart,
  previewItemDecremented,
  previewItemIncremented,
  previewItemRemoved,
  previewItemRestored,
  previewQuantitySet,
  selectPreviewCount,
  selectPreviewItem,
  selectPreviewItems,
  selectUnsavedLines,
} from '../../src/slices/cartPreview';
import { previewLine } from '../support/buyerInBrowser';
import { sliceStore } from '../support/sliceStore';

const storeWith = (...lines: ReturnType<typeof previewLine>[]) => {
  const store = sliceStore();
  store.dispatch(cartMirrored(lines));
  return store;
};
const add = (...lines: ReturnType<typeof previewLine>[]) => itemsAddedToCart({ lines, key: 'k' });

describe('4 Cart preview (client list)', () => {
  it('merges an item into the line that has its id, adding to the quantity', () => {
    const store = storeWith(previewLine('A-1', 2));
    store.dispatch(add(previewLine('A-1', 3), previewLine('B-2', 1)));

    expect(selectPreviewItem(store.getState(), 'A-1')?.quantity).toBe(5);
    expect(selectPreviewItem(store.getState(), 'B-2')?.quantity).toBe(1);
    expect(selectPreviewCount(store.getState())).toBe(2);
  });

  it('adds one pack with plus and takes one with minus', () => {
    const store = storeWith(previewLine('A-1', 2));
    store.dispatch(previewItemIncremented('A-1'));
    store.dispatch(previewItemIncremented('A-1'));
    store.dispatch(previewItemDecremented('A-1'));

    expect(selectPreviewItem(store.getState(), 'A-1')?.quantity).toBe(3);
  });

  it('loses a line whose last pack is taken', () => {
    const store = storeWith(previewLine('A-1', 1));
    store.dispatch(previewItemDecremented('A-1'));

    expect(selectPreviewItems(store.getState())).toEqual([]);
  });

  it('loses a removed line and gets it back whole', () => {
    const store = storeWith(previewLine('A-1', 4));
    store.dispatch(previewItemRemoved('A-1'));
    expect(selectPreviewCount(store.getState())).toBe(0);

    store.dispatch(previewItemRestored(previewLine('A-1', 4)));
    expect(selectPreviewItems(store.getState())).toEqual([previewLine('A-1', 4)]);
  });

  it('replaces a quantity that is set', () => {
    const store = storeWith(previewLine('A-1', 4));
    store.dispatch(previewQuantitySet({ id: 'A-1', quantity: 9 }));

    expect(selectPreviewItem(store.getState(), 'A-1')?.quantity).toBe(9);
  });

  it('ignores plus and minus for a line that is gone', () => {
    const store = storeWith();
    store.dispatch(previewItemIncremented('A-1'));
    store.dispatch(previewItemDecremented('A-1'));

    expect(selectPreviewItems(store.getState())).toEqual([]);
    expect(selectUnsavedLines(store.getState())).toEqual([]);
  });

  it('takes an addition back that the server refused', () => {
    const store = storeWith(previewLine('A-1', 2));
    const addition = { lines: [previewLine('A-1', 3), previewLine('B-2', 1)], key: 'k' };
    store.dispatch(itemsAddedToCart(addition));
    store.dispatch(cartAdditionSettled({ addition, wentIn: false }));

    expect(selectPreviewItems(store.getState())).toEqual([previewLine('A-1', 2)]);
  });

  it('follows the server, but keeps what is on its way to it', () => {
    const store = storeWith(previewLine('A-1', 2), previewLine('B-2', 1));
    store.dispatch(previewQuantitySet({ id: 'A-1', quantity: 7 }));
    store.dispatch(previewItemRemoved('B-2'));
    store.dispatch(
      cartMirrored([previewLine('A-1', 2), previewLine('B-2', 1), previewLine('C-3', 5)]),
    );

    expect(selectPreviewItems(store.getState())).toEqual([
      previewLine('A-1', 7),
      previewLine('C-3', 5),
    ]);
  });

  it('stands in the specification’s shape', () => {
    const state = cartPreviewSlice.reducer(undefined, cartMirrored([previewLine('A-1', 2)]));

    expect(state.entities['A-1']).toMatchObject({
      id: 'A-1',
      name: 'Thread A-1',
      quantity: 2,
      thumbnail: { url: 'A-1.jpg' },
      price: { regularPrice: { amount: { value: 30 } } },
    });
  });
});

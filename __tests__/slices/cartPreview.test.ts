import {
  intentSettled,
  intentUnanswered,
  linesAdded,
  linesRemoved,
  linesRestored,
  packsDecremented,
  packsIncremented,
  packsSet,
  selectIntents,
  selectIsAddingToCart,
  selectShownLines,
} from '../../src/slices/cartPreview';
import type { PreviewItem } from '../../src/slices/previewItem';
import { cartLine, previewLine } from '../support/buyerInBrowser';
import { serveCart } from '../support/serveCart';
import { sliceStore } from '../support/sliceStore';

const linesOf = (...items: PreviewItem[]) =>
  items.map(({ id, quantity }) => cartLine(id, { item: quantity }));

const storeWith = async (...items: PreviewItem[]) => {
  const store = sliceStore();
  await serveCart(store, ...linesOf(...items));
  return store;
};
type Store = ReturnType<typeof sliceStore>;
const shown = (store: Store) => selectShownLines(store.getState());
const shownLine = (store: Store, id: string) => shown(store).find((line) => line.id === id);
const add = (...lines: PreviewItem[]) => linesAdded({ lines, source: 'card', key: 'k' });

describe('4 Cart preview (client list)', () => {
  it('merges an item into the line that has its id, adding to the quantity', async () => {
    const store = await storeWith(previewLine('A-1', 2));
    store.dispatch(add(previewLine('A-1', 3), previewLine('B-2', 1)));

    expect(shownLine(store, 'A-1')?.quantity).toBe(5);
    expect(shownLine(store, 'B-2')?.quantity).toBe(1);
    expect(shown(store).length).toBe(2);
  });

  it('adds one pack with plus and takes one with minus', async () => {
    const store = await storeWith(previewLine('A-1', 2));
    store.dispatch(packsIncremented('A-1'));
    store.dispatch(packsIncremented('A-1'));
    store.dispatch(packsDecremented('A-1'));

    expect(shownLine(store, 'A-1')?.quantity).toBe(3);
  });

  it('adds a pack to the line that is named, whichever comes first', async () => {
    const store = await storeWith(previewLine('A-1', 2), previewLine('B-2', 4));
    store.dispatch(packsIncremented('B-2'));

    expect(shown(store)).toEqual([previewLine('A-1', 2), previewLine('B-2', 5)]);
  });

  it('is being added to until the first response, or the lack of it', async () => {
    const store = await storeWith(previewLine('A-1', 2));
    const isAdding = () => selectIsAddingToCart(store.getState());
    store.dispatch(packsSet({ id: 'A-1', packs: 7 }));
    expect(isAdding()).toBe(false);

    store.dispatch(add(previewLine('B-2', 1)));
    expect(isAdding()).toBe(true);
    store.dispatch(intentSettled({ key: 'k', source: 'card', outcome: 'confirmed', ids: ['B-2'] }));
    expect(isAdding()).toBe(false);

    store.dispatch(linesAdded({ lines: [previewLine('C-3', 1)], source: 'card', key: 'late' }));
    store.dispatch(intentUnanswered({ key: 'late' }));
    expect(isAdding()).toBe(false);
  });

  it('loses a line whose last pack is taken', async () => {
    const store = await storeWith(previewLine('A-1', 1));
    store.dispatch(packsDecremented('A-1'));

    expect(shown(store)).toEqual([]);
  });

  it('loses a removed line and gets it back whole', async () => {
    const store = await storeWith(previewLine('A-1', 4));
    store.dispatch(linesRemoved(['A-1']));
    expect(shown(store).length).toBe(0);

    store.dispatch(linesRestored([previewLine('A-1', 4)]));
    expect(shown(store)).toEqual([previewLine('A-1', 4)]);
  });

  it('replaces a quantity that is set', async () => {
    const store = await storeWith(previewLine('A-1', 4));
    store.dispatch(packsSet({ id: 'A-1', packs: 9 }));

    expect(shownLine(store, 'A-1')?.quantity).toBe(9);
  });

  it('ignores plus and minus for a line that is gone', async () => {
    const store = await storeWith();
    store.dispatch(packsIncremented('A-1'));
    store.dispatch(packsDecremented('A-1'));

    expect(shown(store)).toEqual([]);
    expect(selectIntents(store.getState())).toEqual([]);
  });

  it('takes an addition back that the server refused', async () => {
    const store = await storeWith(previewLine('A-1', 2));
    store.dispatch(add(previewLine('A-1', 3), previewLine('B-2', 1)));
    store.dispatch(intentSettled({ key: 'k', source: 'card', outcome: 'refused', ids: [] }));

    expect(shown(store)).toEqual([previewLine('A-1', 2)]);
  });

  it('follows the server, but keeps what is on its way to it', async () => {
    const store = await storeWith(previewLine('A-1', 2), previewLine('B-2', 1));
    store.dispatch(packsSet({ id: 'A-1', packs: 7 }));
    store.dispatch(linesRemoved(['B-2']));
    await serveCart(
      store,
      ...linesOf(previewLine('A-1', 2), previewLine('B-2', 1), previewLine('C-3', 5)),
    );

    expect(shown(store)).toEqual([previewLine('A-1', 7), previewLine('C-3', 5)]);
  });

  it('stands in the specification’s shape', async () => {
    const store = await storeWith(previewLine('A-1', 2));

    expect(shownLine(store, 'A-1')).toMatchObject({
      id: 'A-1',
      name: 'Thread A-1',
      quantity: 2,
      thumbnail: { url: 'A-1.jpg' },
      price: { regularPrice: { amount: { value: 30 } } },
    });
  });
});

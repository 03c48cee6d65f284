import fc from 'fast-check';

import type { CartLine } from '#contract/cart';
import { lineCents } from '#domain/cartTotal';

import {
  intentSent,
  intentSettled,
  intentUnanswered,
  linesAdded,
  linesRemoved,
  packsSet,
} from '../../src/slices/cartPreview';
import { linesDeselected } from '../../src/slices/cartSelection';
import { favouriteAdded } from '../../src/slices/favourites';
import { previewOf } from '../../src/slices/previewItem';
import {
  exceedsAvailable,
  selectShownCart,
  selectShownCount,
  selectShownFavourites,
  selectShownPacks,
  selectUnsavedCount,
  selectUnsavedIds,
  selectUnsent,
} from '../../src/store/cart';
import { cartLine, previewLine } from '../support/buyerInBrowser';
import { serveCart } from '../support/serveCart';
import { sliceStore } from '../support/sliceStore';
import { trials } from '../support/trials';

type Store = ReturnType<typeof sliceStore>;

const add = (id: string, packs: number) =>
  linesAdded({ lines: [previewLine(id, packs)], source: 'card', key: `add ${id}` });

/** Simulates an intent's request that fails without a response. */
const loseAnswer = ({ dispatch }: Store, key: string) => {
  dispatch(intentSent({ key, lang: '' }));
  dispatch(intentUnanswered({ key }));
};

const lastKey = ({ getState }: Store) => getState().cartPreview?.intents.at(-1)?.key ?? '';

/** The total of the next order, of a cart with nothing left out. */
const totalOf = (...lines: CartLine[]): number =>
  selectShownCart.resultFunc(undefined, lines.map(previewOf), []).cents;

describe('9 Cart total', () => {
  const line = cartLine('A-1', { item: 3 });

  it('adds the lines that can be ordered and no others', () => {
    const soldOut = cartLine('SOLD-OUT', { item: 3, available: 0 });
    const comingSoon = cartLine('SOON', { item: 3, available: 0, class: 'N' });

    expect(totalOf(line, soldOut, comingSoon)).toBe(2 * lineCents(line));
  });

  it('of an empty cart is nothing', () => {
    expect(totalOf()).toBe(0);
  });

  it('is exact to the cent, whatever the prices', () => {
    const anyLine = fc.record({ cents: fc.nat(99_999), item: fc.nat(999), pack: fc.nat(144) });
    fc.assert(
      fc.property(fc.array(anyLine), (lines) => {
        const total = totalOf(
          ...lines.map(({ cents, item, pack }) =>
            cartLine('A-1', { price: cents / 100, selling_price: 0, item, ship_pack: pack }),
          ),
        );
        expect(total).toBe(
          lines.reduce((sum, { cents, item, pack }) => sum + cents * item * Math.max(1, pack), 0),
        );
      }),
      { numRuns: trials(100) },
    );
  });
});

describe('the shown cart', () => {
  it('is empty until the server has sent its content', () => {
    const store = sliceStore();

    expect(selectShownCart(store.getState())).toEqual({
      items: [],
      packs: {},
      lines: [],
      orderable: [],
      selected: [],
      cents: 0,
      units: 0,
    });
  });

  it('is the server’s cart with pending changes, counted and totalled for the next order', async () => {
    const store = sliceStore();
    await serveCart(
      store,
      cartLine('A-1', { item: 2 }),
      cartLine('B-2', { item: 1 }),
      cartLine('REMOVED', { item: 7 }),
      cartLine('SOLD-OUT', { item: 4, available: 0 }),
      cartLine('LEFT-OUT', { item: 5 }),
    );
    store.dispatch(packsSet({ id: 'A-1', packs: 3 }));
    store.dispatch(linesRemoved(['REMOVED']));
    store.dispatch(linesDeselected(['LEFT-OUT']));
    store.dispatch(add('ON-ITS-WAY', 6));

    const shown = selectShownCart(store.getState());
    const packsOf = (lines: typeof shown.lines) =>
      lines.map(({ product_id, item }) => [product_id, item]);
    expect(shown.packs).toEqual({
      'A-1': 3,
      'B-2': 1,
      'SOLD-OUT': 4,
      'LEFT-OUT': 5,
      'ON-ITS-WAY': 6,
    });
    expect(shown.items.map(({ id }) => id)).toEqual(Object.keys(shown.packs));
    const selected = [
      ['A-1', 3],
      ['B-2', 1],
    ];
    const orderable = [...selected, ['LEFT-OUT', 5]];
    expect(packsOf(shown.selected)).toEqual(selected);
    expect(packsOf(shown.orderable)).toEqual(orderable);
    expect(packsOf(shown.lines)).toEqual([...selected, ['SOLD-OUT', 4], ['LEFT-OUT', 5]]);
    expect(shown.selected[0]).toEqual(cartLine('A-1', { item: 3 }));
    expect(shown.cents).toBe((3 + 1 + 6) * 30_00);
    expect(shown.units).toBe((3 + 1) * 12);
    expect(selectShownCount(store.getState())).toBe(5);
    expect(selectShownPacks(store.getState(), 'A-1')).toBe(3);
    expect(selectShownPacks(store.getState(), 'REMOVED')).toBeUndefined();
  });

  it('has the number of favourites beside it', () => {
    const store = sliceStore();
    store.dispatch(favouriteAdded({ product_id: 'A-1' }));

    expect(selectShownFavourites(store.getState())).toBe(1);
  });
});

describe('what the server does not have yet', () => {
  it('includes additions that got no response', async () => {
    const store = sliceStore();
    await serveCart(store, cartLine('A-1'));
    const unsent = () => selectUnsent(store.getState()).map(({ key }) => key);
    store.dispatch(add('B-2', 1));
    store.dispatch(packsSet({ id: 'A-1', packs: 3 }));
    loseAnswer(store, lastKey(store));
    expect(unsent()).toEqual([]);

    loseAnswer(store, 'add B-2');
    expect(unsent()).toEqual(['add B-2']);
    store.dispatch(intentSent({ key: 'add B-2', lang: '' }));
    expect(unsent()).toEqual([]);
  });

  it('includes changed lines, and the lines of additions that got no response', async () => {
    const store = sliceStore();
    await serveCart(store, cartLine('A-1'), cartLine('B-2'));
    const unsaved = () => selectUnsavedIds(store.getState());
    store.dispatch(add('A-1', 1));
    expect(unsaved()).toEqual([]);

    loseAnswer(store, 'add A-1');
    expect(unsaved()).toEqual(['A-1']);
    store.dispatch(packsSet({ id: 'A-1', packs: 3 }));
    store.dispatch(packsSet({ id: 'B-2', packs: 3 }));
    expect(unsaved()).toEqual(['A-1', 'B-2']);
    expect(selectUnsavedCount(store.getState())).toBe(2);

    const key = lastKey(store);
    store.dispatch(intentSettled({ key, source: 'cart', outcome: 'confirmed', ids: ['B-2'] }));
    expect(unsaved()).toEqual(['A-1']);
  });
});

describe('a line exceeds the stock', () => {
  it.each([
    ['where it is more than available', { item: 41 }, true],
    ['not where it is everything available', { item: 40 }, false],
    ['not where nothing can be ordered anyway', { item: 41, available: 0 }, false],
  ])('%s', (_where, change, isTooMuch) => {
    expect(exceedsAvailable(cartLine('A-1', change))).toBe(isTooMuch);
  });
});

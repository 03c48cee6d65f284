import type { CartLine } from '#contract/cart';

import {
  linesRemoved,
  linesRestored,
  packsDecremented,
  packsIncremented,
  packsSet,
} from '../../src/slices/cartPreview';
import { previewOf } from '../../src/slices/previewItem';
import { selectShownPacks, selectUnsavedIds } from '../../src/store/cart';
import { cartLine } from '../support/buyerInBrowser';
import { cartServer } from '../support/cartServer';
import { errorResponse, unreachable, type MockRequest } from '../support/mockFetch';
import {
  advanceTime,
  flushTasks,
  signedInStore,
  installFakeTimers,
} from '../support/signedInStore';

async function openedCart(...lines: CartLine[]) {
  const server = cartServer(...lines);
  const opened = await signedInStore(server.answers);
  await opened.openCart();
  await flushTasks();
  const quantity = (id: string) => selectShownPacks(opened.store.getState(), id);
  return { ...opened, ...server, quantity };
}

describe('a quantity changed in the cart', () => {
  beforeEach(() => void installFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('is sent once, 300 ms after the last keystroke', async () => {
    const { store, calls, cart } = await openedCart(cartLine('A-1'));
    store.dispatch(packsSet({ id: 'A-1', packs: 1 }));
    await advanceTime(200);
    store.dispatch(packsSet({ id: 'A-1', packs: 12 }));
    await advanceTime(200);
    expect(calls('POST /api/add/item')).toHaveLength(0);

    await advanceTime(100);
    expect(calls('POST /api/add/item').map(({ body }) => body)).toEqual([
      { id: 'line-A-1', user_id: 'c-1', lang: '', item: 12 },
    ]);
    expect(cart.get('line-A-1')?.item).toBe(12);
    expect(selectUnsavedIds(store.getState())).toEqual([]);
  });

  it('stays on the screen while it is being saved, whatever an older response says', async () => {
    const { store, openCart, quantity } = await openedCart(cartLine('A-1'));
    store.dispatch(packsIncremented('A-1'));
    await openCart();
    await flushTasks();

    expect(quantity('A-1')).toBe(2);
  });

  it('is sent again if it changes while being sent', async () => {
    const { store, answers, calls, cart, quantity } = await openedCart(cartLine('A-1'));
    const save = answers['POST /api/add/item'] as (request: MockRequest) => unknown;
    answers['POST /api/add/item'] = async (request: MockRequest) => {
      if (calls('POST /api/add/item').length === 1) store.dispatch(packsIncremented('A-1'));
      return save(request);
    };
    store.dispatch(packsIncremented('A-1'));
    await advanceTime(300);
    await advanceTime(300);

    expect(calls('POST /api/add/item').map(({ body }) => body)).toEqual([
      expect.objectContaining({ item: 2 }),
      expect.objectContaining({ item: 3 }),
    ]);
    expect(cart.get('line-A-1')?.item).toBe(3);
    expect(quantity('A-1')).toBe(3);
  });

  it('is reported in the server’s own words if the server reduces it', async () => {
    const { store, toastTexts, quantity } = await openedCart(cartLine('A-1', { available: 5 }));
    store.dispatch(packsSet({ id: 'A-1', packs: 8 }));
    await advanceTime(300);

    expect(toastTexts()).toEqual(['Only 5 available; the quantity is now 5.']);
    expect(quantity('A-1')).toBe(5);
  });

  it('is reverted if the server refuses it', async () => {
    const { store, answers, toastTexts, quantity } = await openedCart(cartLine('A-1'));
    answers['POST /api/add/item'] = errorResponse(409, {
      message: 'This product is out of stock.',
    });
    store.dispatch(packsIncremented('A-1'));
    await advanceTime(300);

    expect(toastTexts()).toEqual(['This product is out of stock.']);
    expect(quantity('A-1')).toBe(1);
  });

  it('waits for a server that does not respond, and is sent when it is back', async () => {
    const { store, answers, calls, cart, quantity } = await openedCart(cartLine('A-1'));
    const save = answers['POST /api/add/item'];
    answers['POST /api/add/item'] = unreachable;
    store.dispatch(packsSet({ id: 'A-1', packs: 6 }));
    await advanceTime(300);
    expect(selectUnsavedIds(store.getState())).toEqual(['A-1']);
    expect(quantity('A-1')).toBe(6);

    answers['POST /api/add/item'] = save;
    await advanceTime(3000);
    expect(cart.get('line-A-1')?.item).toBe(6);
    expect(selectUnsavedIds(store.getState())).toEqual([]);
    expect(calls('POST /api/add/item')).toHaveLength(2);
  });
});

describe('4 Cart delete: a line removed', () => {
  beforeEach(() => void installFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('goes from the server at once, and the cart is read now and after 1500 ms', async () => {
    const { store, calls, cart } = await openedCart(cartLine('A-1'), cartLine('B-2'));
    store.dispatch(linesRemoved(['A-1']));
    await flushTasks();
    expect([...cart.keys()]).toEqual(['line-B-2']);
    expect(calls('GET /api/cart')).toHaveLength(2);

    await advanceTime(1499);
    expect(calls('GET /api/cart')).toHaveLength(2);
    await advanceTime(1);
    expect(calls('GET /api/cart')).toHaveLength(3);
  });

  it('goes when its last pack is taken', async () => {
    const { store, cart } = await openedCart(cartLine('A-1'));
    store.dispatch(packsDecremented('A-1'));
    await flushTasks();

    expect(cart.size).toBe(0);
  });

  it('is put back with its quantity', async () => {
    const line = cartLine('A-1', { item: 7 });
    const { store, calls, quantity } = await openedCart(line);
    store.dispatch(linesRemoved(['A-1']));
    await flushTasks();
    store.dispatch(linesRestored([previewOf(line)]));
    await flushTasks();

    expect(calls('POST /api/cart/add').map(({ body }) => body)).toEqual([{ 'A-1': 7 }]);
    expect(quantity('A-1')).toBe(7);
  });

  it('is not doubled when it is put back before the server has taken it out', async () => {
    const line = cartLine('A-1', { item: 7 });
    const { store, cart, quantity } = await openedCart(line);
    store.dispatch(linesRemoved(['A-1']));
    store.dispatch(linesRestored([previewOf(line)]));
    await advanceTime(300);

    expect([...cart.values()].map(({ item }) => item)).toEqual([7]);
    expect(quantity('A-1')).toBe(7);
  });

  it('is gone too where another tab took it out while its quantity was typed here', async () => {
    const { store, cart, quantity } = await openedCart(cartLine('A-1'), cartLine('B-2'));
    cart.delete('line-A-1');
    store.dispatch(packsSet({ id: 'A-1', packs: 9 }));
    await advanceTime(300);

    expect([...cart.keys()]).toEqual(['line-B-2']);
    expect(quantity('A-1')).toBeUndefined();
  });

  it('needs no words when another tab has taken it out already', async () => {
    const { store, cart, toastTexts } = await openedCart(cartLine('A-1'));
    cart.clear();
    store.dispatch(linesRemoved(['A-1']));
    await flushTasks();

    expect(toastTexts()).toEqual([]);
    expect(selectUnsavedIds(store.getState())).toEqual([]);
  });
});

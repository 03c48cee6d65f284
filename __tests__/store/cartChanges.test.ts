import type { CartLine } from '#contract/cart';

import { orderActionsApi } from '../../src/api/orderActions';
import { cartChangesSeen, hasNewPrice, selectCartChanges } from '../../src/slices/cartChanges';
import type { CartCall } from '../../src/slices/cartIntents';
import { cartFollowed, linesAdded, packsSet } from '../../src/slices/cartPreview';
import type { OfflineCart } from '../../src/slices/cartPreviewState';
import { previewOfCode } from '../../src/slices/previewItem';
import { cartLine, previewLine } from '../support/buyerInBrowser';
import { cartServer } from '../support/cartServer';
import { orderWithLines } from '../support/orders';
import {
  advanceTime,
  flushTasks,
  signedInStore,
  installFakeTimers,
} from '../support/signedInStore';

async function openedCart() {
  const server = cartServer(cartLine('A-1', { item: 2 }), cartLine('B-2', { item: 5 }));
  const opened = await signedInStore(server.answers);
  const reading = opened.openCart();
  await reading;
  await flushTasks();
  const put = (line: CartLine) => server.cart.set(line.id, line);
  return {
    ...opened,
    ...server,
    put,
    readAgain: async () => {
      await reading.refetch();
      await flushTasks();
    },
    changes: () =>
      selectCartChanges(opened.store.getState()).map(({ id, packsBefore, packsNow, from }) => [
        id,
        packsBefore,
        packsNow,
        from,
      ]),
  };
}

describe('a cart changed elsewhere', () => {
  it('is not reported as changed when it is first read', async () => {
    const { changes } = await openedCart();

    expect(changes()).toEqual([]);
  });

  it('reports what was added, changed and removed', async () => {
    const { cart, put, readAgain, changes } = await openedCart();
    put(cartLine('A-1', { item: 7 }));
    put(cartLine('C-3', { item: 1 }));
    cart.delete('line-B-2');
    await readAgain();

    expect(changes()).toEqual([
      ['A-1', 2, 7, 'device'],
      ['B-2', 5, 0, 'device'],
      ['C-3', 0, 1, 'device'],
    ]);
  });

  it('reports no new price when another quantity reaches a quantity break', async () => {
    const { store, put, readAgain, changes } = await openedCart();
    const price_breaks = [{ packs: 5, price: 2 }];
    put(cartLine('A-1', { item: 2, price_breaks }));
    await readAgain();
    expect(changes()).toEqual([]);
    put(cartLine('A-1', { item: 6, price: 2, price_breaks }));
    await readAgain();

    expect(selectCartChanges(store.getState()).map(hasNewPrice)).toEqual([false]);
    expect(changes()).toEqual([['A-1', 2, 6, 'device']]);
  });

  it('reports the new price of a line that was withdrawn in between', async () => {
    const { store, put, readAgain } = await openedCart();
    const prices = () =>
      selectCartChanges(store.getState()).map(({ id, packPriceBefore, packPriceNow }) => [
        id,
        packPriceBefore,
        packPriceNow,
      ]);
    put(cartLine('A-1', { item: 2, price: 0, selling_price: 0, available: 0 }));
    await readAgain();
    expect(prices()).toEqual([]);

    put(cartLine('A-1', { item: 2, price: 3, selling_price: 3 }));
    await readAgain();
    expect(prices()).toEqual([['A-1', 30, 36]]);
  });

  it('names the order in which a line has left the cart, and only for that line', async () => {
    const { store, answers, cart, readAgain, changes } = await openedCart();
    const products = () => [...cart.values()];
    const shown = (newest_order: string) => () => ({ products: products(), newest_order });
    answers['GET /api/cart'] = shown('10001');
    await readAgain();

    cart.clear();
    answers['GET /api/cart'] = shown('10002');
    const order = orderWithLines('10002');
    answers['GET /api/order-history'] = { order: { ...order, lines: order.lines.slice(1) } };
    await readAgain();

    expect(changes()).toEqual([
      ['A-1', 2, 0, 'device'],
      ['B-2', 5, 0, 'device'],
    ]);
    expect(selectCartChanges(store.getState()).map(({ orderId }) => orderId)).toEqual([
      undefined,
      '10002',
    ]);
  });

  it('is still reported after an order of other lines, as is what changes with the order', async () => {
    const { store, answers, cart, put, readAgain, changes } = await openedCart();
    put(cartLine('A-1', { item: 7 }));
    await readAgain();

    put(cartLine('C-3', { item: 1 }));
    answers['POST /api/store/orders'] = () => {
      put(cartLine('B-2', { item: 1 }));
      return { status: true, order_id: '10001' };
    };
    const lines = { product_id: ['B-2'], order_qty: [4], price: [1] };
    await store.dispatch(
      orderActionsApi.endpoints.placeOrder.initiate({ ...lines, user_id: 'c-1', key: 'k' }),
    );
    await readAgain();
    expect(changes()).toEqual([
      ['A-1', 2, 7, 'device'],
      ['C-3', 0, 1, 'device'],
    ]);

    cart.delete('line-B-2');
    await readAgain();
    expect(changes().at(-1)).toEqual(['B-2', 1, 0, 'device']);
  });

  it('is not reported for lines that are ordered, or come back from a cancelled order', async () => {
    const { store, answers, cart, put, readAgain, changes } = await openedCart();
    put(cartLine('A-1', { item: 7 }));
    await readAgain();
    answers['POST /api/store/orders'] = () => {
      cart.clear();
      return { status: true, order_id: '10001' };
    };
    const lines = { product_id: ['A-1', 'B-2'], order_qty: [7, 5], price: [1, 1] };
    await store.dispatch(
      orderActionsApi.endpoints.placeOrder.initiate({ ...lines, user_id: 'c-1', key: 'k' }),
    );
    await readAgain();
    expect(changes()).toEqual([]);

    answers['POST /api/cancel-order'] = () => {
      put(cartLine('A-1', { item: 7 }));
      const line = { code: 'A-1', product_id: 'A-1', item: 7, possible: 7, outcome: 'added' };
      return { status: true, message: 'Cancelled.', lines: [line] };
    };
    const cancelled = { user_id: 'c-1', order_id: '10001', to_cart: true, key: 'k' };
    await store.dispatch(orderActionsApi.endpoints.cancelOrder.initiate(cancelled));
    await readAgain();
    expect(changes()).toEqual([]);
  });

  it('recognises another tab of the same browser by its requests, however late the cart shows them', async () => {
    const { store, put, readAgain, changes } = await openedCart();
    const { payload: intent } = packsSet({ id: 'A-1', packs: 7 });
    const intents = [{ ...intent, status: 'confirmed' as const }];
    const stored: OfflineCart = { lines: null, intents, elsewhere: {}, inherited: [] };
    store.dispatch(cartFollowed({ writer: 'other', stored }));
    await flushTasks();
    await readAgain();
    put(cartLine('A-1', { item: 7 }));
    put(cartLine('B-2', { item: 8 }));
    await readAgain();

    expect(changes()).toEqual([
      ['A-1', 2, 7, 'tab'],
      ['B-2', 5, 8, 'device'],
    ]);
  });

  it('recognises another tab that has already read the new cart', async () => {
    const { store, put, readAgain, changes } = await openedCart();
    const lines = {
      ids: ['A-1', 'B-2'],
      entities: { 'A-1': previewLine('A-1', 7), 'B-2': previewLine('B-2', 5) },
    };
    const stored: OfflineCart = { lines, intents: [], elsewhere: {}, inherited: [] };
    put(cartLine('A-1', { item: 7 }));
    store.dispatch(cartFollowed({ writer: 'other', stored }));
    await flushTasks();
    await readAgain();

    expect(changes()).toEqual([['A-1', 2, 7, 'tab']]);
  });

  it('combines the changes to a line, and forgets those that are undone', async () => {
    const { put, readAgain, changes } = await openedCart();
    for (const item of [7, 9]) {
      put(cartLine('A-1', { item }));
      await readAgain();
    }
    expect(changes()).toEqual([['A-1', 2, 9, 'device']]);

    put(cartLine('A-1', { item: 2 }));
    await readAgain();
    expect(changes()).toEqual([]);
  });

  it('reports a changed price, but not for a product that has no price now', async () => {
    const { store, put, readAgain } = await openedCart();
    put(cartLine('A-1', { item: 2, price: 3, selling_price: 3 }));
    put(cartLine('B-2', { item: 5, price: 0, selling_price: 0, available: 0 }));
    await readAgain();

    expect(selectCartChanges(store.getState())).toMatchObject([
      { id: 'A-1', packsBefore: 2, packsNow: 2, packPriceBefore: 30, packPriceNow: 36 },
    ]);
  });

  it('is no longer reported once it was seen', async () => {
    const { store, put, readAgain, changes } = await openedCart();
    put(cartLine('A-1', { item: 7 }));
    await readAgain();
    store.dispatch(cartChangesSeen(selectCartChanges(store.getState()).map(({ id }) => id)));
    await readAgain();

    expect(changes()).toEqual([]);
  });
});

describe('a cart changed in this tab', () => {
  it('does not report an addition as made elsewhere, whatever the server makes of it', async () => {
    const { store, put, answers, readAgain, changes } = await openedCart();
    answers['POST /api/cart/add'] = () => {
      put(cartLine('C-3', { item: 2 }));
      return { status: true, lines: [{ code: 'C-3', item: 3, possible: 2, outcome: 'clamped' }] };
    };
    store.dispatch(linesAdded({ lines: [previewLine('C-3', 3)], source: 'grid', key: 'k' }));
    await flushTasks();
    await readAgain();

    expect(changes()).toEqual([]);
  });

  it('still reports what happens elsewhere to its other lines', async () => {
    installFakeTimers();
    const { store, put, readAgain, changes } = await openedCart();
    put(cartLine('B-2', { item: 8 }));
    store.dispatch(packsSet({ id: 'A-1', packs: 4 }));
    await advanceTime(300);
    await readAgain();
    jest.useRealTimers();

    expect(changes()).toEqual([['B-2', 5, 8, 'device']]);
  });

  it('reports a price other than the one shown when adding', async () => {
    const { store, put, answers } = await openedCart();
    answers['POST /api/cart/add'] = () => {
      put(cartLine('C-3', { item: 3, price: 3, selling_price: 3 }));
      return { status: true, lines: [{ code: 'C-3', item: 3, possible: 3, outcome: 'added' }] };
    };
    store.dispatch(linesAdded({ lines: [previewLine('C-3', 3)], source: 'grid', key: 'k' }));
    await flushTasks();

    expect(selectCartChanges(store.getState())).toMatchObject([
      { id: 'C-3', packsBefore: 3, packsNow: 3, packPriceBefore: 30, packPriceNow: 36 },
    ]);
  });

  it('reports no new price for a product added by its number alone, which had no price before', async () => {
    const { store, put, answers, changes } = await openedCart();
    answers['POST /api/opticon'] = () => {
      put(cartLine('C-3', { item: 3 }));
      return {
        status: true,
        lines: [{ code: 'C-3', product_id: 'C-3', item: 3, possible: 3, outcome: 'added' }],
      };
    };
    const call: CartCall = { name: 'opticon', products: [{ code: 'C-3', item: 3 }] };
    const lines = [previewOfCode('C-3', 3)];
    store.dispatch(linesAdded({ lines, source: 'number', key: 'k', call }));
    await flushTasks();

    expect(changes()).toEqual([]);
  });
});

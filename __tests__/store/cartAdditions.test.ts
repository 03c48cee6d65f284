import { featuresApi } from '../../src/api/features';
import { orderActionsApi } from '../../src/api/orderActions';
import { linesAdded, selectIsAddingToCart } from '../../src/slices/cartPreview';
import { selectReportedLines } from '../../src/slices/cartReport';
import { linesDeselected, selectDeselected } from '../../src/slices/cartSelection';
import { quantityTyped, selectTypedPacks } from '../../src/slices/quantities';
import { selectShownPacks } from '../../src/store/cart';
import { cartLine, previewLine } from '../support/buyerInBrowser';
import { cartServer } from '../support/cartServer';
import { errorResponse, unreachable } from '../support/mockFetch';
import {
  advanceTime,
  flushTasks,
  signedInStore,
  installFakeTimers,
} from '../support/signedInStore';

const add = (id: string, quantity: number) =>
  linesAdded({ lines: [previewLine(id, quantity)], source: 'grid', key: 'key-1' });

async function openedCart() {
  const server = cartServer(cartLine('A-1', { item: 2 }));
  const opened = await signedInStore(server.answers);
  await opened.openCart();
  await flushTasks();
  const quantity = (id: string) => selectShownPacks(opened.store.getState(), id);
  return { ...opened, ...server, quantity };
}

describe('4 Cart add', () => {
  it('shows at once and goes to the server with its key', async () => {
    const { store, calls, quantity, toastTexts } = await openedCart();
    store.dispatch(add('B-2', 3));
    expect(quantity('B-2')).toBe(3);
    expect(selectIsAddingToCart(store.getState())).toBe(true);

    await flushTasks();
    const [call] = calls('POST /api/cart/add');
    expect(call?.body).toEqual({ 'B-2': 3 });
    expect(call?.headers.get('Idempotency-Key')).toBe('key-1');
    expect(call?.query.get('user_id')).toBe('c-1');
    expect(toastTexts()).toEqual(['cart.added']);
    expect(selectIsAddingToCart(store.getState())).toBe(false);
  });

  it('is undone when the server’s status is not true', async () => {
    const { store, answers, quantity, toastTexts } = await openedCart();
    answers['POST /api/cart/add'] = { status: false, lines: [] };
    store.dispatch(add('A-1', 3));
    expect(quantity('A-1')).toBe(5);

    await flushTasks();
    expect(quantity('A-1')).toBe(2);
    expect(toastTexts()).toEqual(['cart.addFailed']);
  });

  it('is undone when the server refuses, in its own words', async () => {
    const { store, answers, quantity, toastTexts } = await openedCart();
    answers['POST /api/cart/add'] = errorResponse(409, { message: 'Not today.' });
    store.dispatch(add('B-2', 3));
    await flushTasks();

    expect(quantity('B-2')).toBeUndefined();
    expect(toastTexts()).toEqual(['Not today.']);
  });

  it('is undone when a server without keys does not answer, and what was typed stays', async () => {
    const { store, answers, quantity, toastTexts } = await openedCart();
    answers['POST /api/cart/add'] = unreachable;
    answers['GET /api/features'] = { features: ['logout'] };
    await store.dispatch(featuresApi.endpoints.listFeatures.initiate());
    store.dispatch(quantityTyped(previewLine('B-2', 3)));
    store.dispatch(add('B-2', 3));
    await flushTasks();

    expect(quantity('B-2')).toBeUndefined();
    expect(selectTypedPacks(store.getState(), 'B-2')).toBe(3);
    expect(toastTexts()).toEqual(['cart.addFailed']);
  });

  it('leaves a quantity that was typed while it was being sent', async () => {
    const { store } = await openedCart();
    store.dispatch(quantityTyped(previewLine('B-2', 5)));
    store.dispatch(add('B-2', 5));
    store.dispatch(quantityTyped(previewLine('B-2', 7)));
    await flushTasks();

    expect(selectTypedPacks(store.getState(), 'B-2')).toBe(7);
  });

  it('leaves a quantity of the same product that was typed elsewhere', async () => {
    const { store } = await openedCart();
    store.dispatch(quantityTyped(previewLine('B-2', 5)));
    store.dispatch(linesAdded({ lines: [previewLine('B-2', 5)], source: 'order' }));
    await flushTasks();

    expect(selectTypedPacks(store.getState(), 'B-2')).toBe(5);
  });

  it('tells each line that did not go in as it was asked', async () => {
    const { store, answers, toastTexts } = await openedCart();
    const message = 'Only 2 available in all: 2 of 3 can be added.';
    answers['POST /api/cart/add'] = {
      status: true,
      lines: [{ code: 'B-2', item: 3, possible: 2, outcome: 'clamped', message }],
    };
    store.dispatch(quantityTyped(previewLine('B-2', 3)));
    store.dispatch(add('B-2', 3));
    await flushTasks();

    expect(toastTexts()).toEqual([message, 'cart.added']);
    expect(selectTypedPacks(store.getState(), 'B-2')).toBe(0);
  });

  it('is reported line by line when several went and not all as they were asked', async () => {
    const { store, answers, toastTexts } = await openedCart();
    const lines = [
      { line: 1, code: 'A-1', item: 1, possible: 1, outcome: 'merged', message: 'Added.' },
      { line: 2, code: 'B-2', item: 3, possible: 2, outcome: 'clamped', message: 'Only 2.' },
      { line: 3, code: 'C-3', item: 1, possible: 0, outcome: 'unavailable', message: 'None.' },
    ];
    answers['POST /api/cart/add'] = { status: true, lines };
    for (const { code, item } of lines) store.dispatch(quantityTyped(previewLine(code, item)));
    store.dispatch(
      linesAdded({
        lines: lines.map(({ code, item }) => previewLine(code, item)),
        source: 'grid',
        key: 'k',
      }),
    );
    await flushTasks();

    expect(selectReportedLines(store.getState())).toEqual(lines);
    expect(toastTexts()).toEqual(['cart.added']);
    expect(selectTypedPacks(store.getState(), 'B-2')).toBe(0);
    expect(selectTypedPacks(store.getState(), 'C-3')).toBe(1);
  });

  it('is good as a whole where the server names no lines', async () => {
    const { store, answers, toastTexts } = await openedCart();
    answers['POST /api/cart/add'] = { status: true };
    store.dispatch(quantityTyped(previewLine('B-2', 3)));
    store.dispatch(add('B-2', 3));
    await flushTasks();

    expect(toastTexts()).toEqual(['cart.added']);
    expect(selectTypedPacks(store.getState(), 'B-2')).toBe(0);
  });

  it('starts selected, even where the same product was left out before', async () => {
    const { store, cart, openCart } = await openedCart();
    store.dispatch(linesDeselected(['A-1']));
    cart.clear();
    await openCart().refetch();
    await flushTasks();

    expect(selectDeselected(store.getState())).toEqual([]);
  });
});

describe('4 Cart after a re-order', () => {
  it('reads the cart now and once more after 2000 ms', async () => {
    installFakeTimers();
    const { store, answers, calls } = await openedCart();
    answers['POST /api/re-orders'] = { status: true, lines: [] };
    const call = { name: 're-orders', order_id: '10001' } as const;
    store.dispatch(linesAdded({ lines: [previewLine('B-2', 3)], source: 'order', call }));
    await flushTasks();
    expect(calls('GET /api/cart')).toHaveLength(2);

    await advanceTime(1999);
    expect(calls('GET /api/cart')).toHaveLength(2);
    await advanceTime(1);
    expect(calls('GET /api/cart')).toHaveLength(3);
    jest.useRealTimers();
  });

  it('that is only looked at leaves the cart unread', async () => {
    installFakeTimers();
    const { store, answers, calls } = await openedCart();
    answers['POST /api/re-orders'] = { status: true, lines: [] };
    const looking = { user_id: 'c-1', order_id: '10001' };
    void store.dispatch(orderActionsApi.endpoints.checkReOrder.initiate(looking));
    await advanceTime(2500);

    expect(calls('GET /api/cart')).toHaveLength(1);
    jest.useRealTimers();
  });
});

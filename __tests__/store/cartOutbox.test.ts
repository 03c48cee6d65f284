import { linesAdded, packsSet } from '../../src/slices/cartPreview';
import { connectionLost } from '../../src/slices/connection';
import { quantityTyped, selectTypedPacks } from '../../src/slices/quantities';
import { selectShownPacks, selectUnsavedIds, selectUnsent } from '../../src/store/cart';
import { cartLine, previewLine } from '../support/buyerInBrowser';
import { cartServer } from '../support/cartServer';
import {
  PROXY_RESPONSES,
  errorResponse,
  unreachable,
  type MockResponses,
} from '../support/mockFetch';
import {
  advanceTime,
  flushTasks,
  signedInStore,
  installFakeTimers,
} from '../support/signedInStore';

/** Opens a cart whose server responds until the test takes it down; timers are fake. */
async function openedCart() {
  installFakeTimers();
  const server = cartServer(cartLine('A-1', { item: 2 }));
  const answers: MockResponses = {
    ...server.answers,
    'GET /api/features': { features: ['idempotency'] },
  };
  const opened = await signedInStore(answers);
  const { store } = opened;
  const reading = opened.openCart();
  await flushTasks();
  return {
    ...opened,
    answers,
    quantity: (id: string) => selectShownPacks(store.getState(), id),
    unsent: () => selectUnsent(store.getState()),
    readAgain: async () => {
      await reading.refetch();
      await flushTasks();
    },
    goOffline: () => {
      store.dispatch(connectionLost());
      answers['POST /api/cart/add'] = unreachable;
    },
    comeBack: async (add = server.answers['POST /api/cart/add']) => {
      answers['POST /api/cart/add'] = add;
      await advanceTime(3000);
    },
  };
}

afterEach(() => {
  jest.useRealTimers();
});

const add = (id: string, quantity: number, key = `key-${id}`) =>
  linesAdded({ lines: [previewLine(id, quantity)], source: 'grid', key });

describe('an addition made while the server does not respond', () => {
  it('stays in the cart as unsaved, and empties the boxes it was typed into', async () => {
    const { store, goOffline, quantity, toastTexts } = await openedCart();
    goOffline();
    store.dispatch(quantityTyped(previewLine('B-2', 3)));
    store.dispatch(add('B-2', 3));
    await flushTasks();

    expect(quantity('B-2')).toBe(3);
    expect(selectUnsavedIds(store.getState())).toEqual(['B-2']);
    expect(selectTypedPacks(store.getState(), 'B-2')).toBe(0);
    expect(toastTexts()).toEqual(['cart.kept']);
  });

  it('is sent in its order and with its idempotency key when the server is back', async () => {
    const { store, goOffline, comeBack, calls, unsent } = await openedCart();
    goOffline();
    store.dispatch(add('B-2', 3));
    store.dispatch(add('C-3', 1));
    await flushTasks();
    const before = calls('POST /api/cart/add').length;
    await comeBack();

    const sent = calls('POST /api/cart/add').slice(before);
    expect(sent.map(({ body }) => body)).toEqual([{ 'B-2': 3 }, { 'C-3': 1 }]);
    expect(sent.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual([
      'key-B-2',
      'key-C-3',
    ]);
    expect(unsent()).toEqual([]);
  });

  it('is reported and removed again if the server then refuses it', async () => {
    const { store, goOffline, comeBack, quantity, unsent, toastTexts } = await openedCart();
    goOffline();
    store.dispatch(add('B-2', 3));
    await flushTasks();
    await comeBack(errorResponse(409, { message: 'Not today.' }));

    expect(quantity('B-2')).toBeUndefined();
    expect(unsent()).toEqual([]);
    expect(toastTexts()).toContain('Not today.');
  });

  it('is shown on top of the quantity that the server has', async () => {
    const { store, answers, goOffline, quantity, readAgain } = await openedCart();
    goOffline();
    store.dispatch(add('A-1', 3));
    await flushTasks();
    answers['GET /api/cart'] = { products: [cartLine('A-1', { item: 4 })] };
    await readAgain();

    expect(quantity('A-1')).toBe(7);
  });

  it('is sent before a quantity that was set on top of it', async () => {
    const { store, goOffline, comeBack, requests } = await openedCart();
    goOffline();
    store.dispatch(add('A-1', 3));
    await flushTasks();
    store.dispatch(packsSet({ id: 'A-1', packs: 9 }));
    await advanceTime(300);
    await comeBack();
    await advanceTime(3000);

    const changes = requests.filter(({ method }) => method === 'POST').slice(-2);
    expect(changes.map(({ path, body }) => [path, body])).toEqual([
      ['/api/cart/add', { 'A-1': 3 }],
      ['/api/add/item', expect.objectContaining({ item: 9 })],
    ]);
    expect(selectUnsavedIds(store.getState())).toEqual([]);
  });
});

describe('a proxy’s response instead of the server’s', () => {
  beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => {}));
  afterEach(() => jest.restoreAllMocks());
  const kinds = Object.entries(PROXY_RESPONSES);

  it.each(kinds)('undoes no addition: after %s it is sent once more', async (_what, answered) => {
    const { store, answers, comeBack, calls, quantity, toastTexts } = await openedCart();
    answers['POST /api/cart/add'] = answered;
    store.dispatch(add('B-2', 3));
    await flushTasks();
    expect(quantity('B-2')).toBe(3);
    expect(toastTexts()).toEqual(['cart.kept']);

    await comeBack();
    const keys = calls('POST /api/cart/add').map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toEqual(['key-B-2', 'key-B-2']);
    expect(quantity('B-2')).toBe(3);
    expect(selectUnsavedIds(store.getState())).toEqual([]);
  });

  it.each(kinds)('does not undo a quantity that was set: after %s', async (_what, answered) => {
    const { store, answers, quantity, calls, comeBack } = await openedCart();
    const set = answers['POST /api/add/item'];
    answers['POST /api/add/item'] = answered;
    store.dispatch(packsSet({ id: 'A-1', packs: 9 }));
    await advanceTime(300);
    expect(quantity('A-1')).toBe(9);
    expect(selectUnsavedIds(store.getState())).toEqual(['A-1']);

    answers['POST /api/add/item'] = set;
    await comeBack();
    expect(quantity('A-1')).toBe(9);
    expect(calls('POST /api/add/item')).toHaveLength(2);
    expect(selectUnsavedIds(store.getState())).toEqual([]);
  });
});

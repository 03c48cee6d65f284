import { cartApi } from '../../src/api/cart';
import { favouritesApi } from '../../src/api/favourites';
import { opticonApi } from '../../src/api/opticon';
import { orderActionsApi } from '../../src/api/orderActions';
import { ordersApi } from '../../src/api/orders';
import { isUnreachable, reasonOf } from '../../src/api/reasonOf';
import { selectIsRetrying } from '../../src/slices/connection';
import { expectMessage } from '../support/expectMessage';
import { PROXY_RESPONSES, type MockResponses } from '../support/mockFetch';
import {
  advanceTime,
  flushTasks,
  signedInStore,
  installFakeTimers,
} from '../support/signedInStore';

const favourite = { product_id: 'B-1', user_id: 'c-1' };
const { addFavourite } = favouritesApi.endpoints;

describe('a write whose response has status false', () => {
  it('fails with the server’s reason, whatever the HTTP status', async () => {
    const { store } = await signedInStore({
      'POST /api/fav/add': { status: false, message: 'No room.' },
    });
    const { data, error } = await store.dispatch(addFavourite.initiate(favourite));

    expect(data).toBeUndefined();
    expect(error).toEqual({ status: 200, data: { status: false, message: 'No room.' } });
  });

  it('counts as a report if it lists the outcome of each line', async () => {
    const report = { status: false, lines: [{ code: 'A-1', outcome: 'unknown' }] };
    const { store } = await signedInStore({ 'POST /api/cart/add': report });
    const { data } = await store.dispatch(
      cartApi.endpoints.addToCart.initiate({ user_id: 'c-1', counts: { 'A-1': 1 }, key: 'k' }),
    );

    expect(data).toEqual(report);
  });
});

describe('a response that does not say that the change was made', () => {
  const { addToCart, setCartItem, deleteFromCart, emptyCart } = cartApi.endpoints;
  const line = { id: 'l-1', user_id: 'c-1' };
  const changes = {
    'POST /api/cart/add': () =>
      addToCart.initiate({ user_id: 'c-1', counts: { 'A-1': 1 }, key: 'k' }),
    'POST /api/add/item': () => setCartItem.initiate({ ...line, item: 1 }),
    'DELETE /api/cart/delete': () => deleteFromCart.initiate(line),
    'DELETE /api/cart-delete-all': () => emptyCart.initiate({ user_id: 'c-1' }),
    'POST /api/fav/add': () => addFavourite.initiate(favourite),
    'DELETE /api/fav/delete': () => favouritesApi.endpoints.deleteFavourite.initiate(favourite),
    'POST /api/re-orders': () =>
      orderActionsApi.endpoints.reOrder.initiate({ user_id: 'c-1', order_id: '1', key: 'k' }),
    'POST /api/opticon': () =>
      opticonApi.endpoints.uploadScans.initiate({ user_id: 'c-1', products: [], key: 'k' }),
  };
  const unclear = ['{}', 'null', '{"status":1}', '{"status":"true"}', ''];

  it.each(
    Object.entries(changes).flatMap(([call, change]) =>
      unclear.map((text) => [call, text, change] as const),
    ),
  )('is a refusal: %s answered with “%s”', async (call, text, change) => {
    expectMessage(`${call.replace(/\?.*/, '')} failed: 200`);
    const { store } = await signedInStore({ [call]: new Response(text) });
    const { data, error } = await store.dispatch(
      change() as ReturnType<typeof addFavourite.initiate>,
    );

    expect([data, error]).toEqual([undefined, { status: 200, data: undefined }]);
  });
});

describe('a read', () => {
  it('succeeds even if the response has status false', async () => {
    const answer = { status: false, orders: [], total: 0 };
    const { store } = await signedInStore({ 'GET /api/fetch-order': answer });
    const { data, error } = await store.dispatch(
      ordersApi.endpoints.listOrders.initiate({ user_id: 'c-1' }),
    );

    expect(error).toBeUndefined();
    expect(data?.total).toBe(0);
  });
});

describe('an error page instead of a JSON response', () => {
  it('counts as an error with its HTTP status', async () => {
    const { store } = await signedInStore({
      'POST /api/fav/add': new Response('<h1>Bad gateway</h1>', { status: 502 }),
    });
    const { error } = await store.dispatch(addFavourite.initiate(favourite));

    expect(error).toEqual({ status: 502, data: undefined });
  });
});

describe('a response', () => {
  beforeEach(() => expectMessage('POST /api/fav/add failed:'));

  it('counts as missing if it breaks off, because the server may have carried out the request', async () => {
    const brokenOff = new ReadableStream({
      pull: (controller) => controller.error(new TypeError('network error')),
    });
    const { store } = await signedInStore({ 'POST /api/fav/add': new Response(brokenOff) });
    const { error } = await store.dispatch(addFavourite.initiate(favourite));

    expect(isUnreachable(error)).toBe(true);
  });

  it('does not count as missing if it is complete but unreadable', async () => {
    const { store } = await signedInStore({ 'POST /api/fav/add': new Response('<h1>Shop</h1>') });
    const { error } = await store.dispatch(addFavourite.initiate(favourite));

    expect(isUnreachable(error)).toBe(false);
    expect(error).toBeDefined();
  });
});

describe('a read answered by something other than the server', () => {
  afterEach(() => jest.useRealTimers());

  it.each(Object.entries(PROXY_RESPONSES))('is retried after %s', async (_what, answered) => {
    installFakeTimers();
    const answers: MockResponses = { 'GET /api/fetch-order': answered };
    const { store, calls } = await signedInStore(answers);
    const reading = store.dispatch(ordersApi.endpoints.listOrders.initiate({ user_id: 'c-1' }));
    await flushTasks();
    expect(selectIsRetrying(store.getState())).toBe(true);

    answers['GET /api/fetch-order'] = { orders: [], total: 0 };
    await advanceTime(1000);
    expect((await reading).data?.total).toBe(0);
    expect(calls('GET /api/fetch-order')).toHaveLength(2);
    expect(selectIsRetrying(store.getState())).toBe(false);
  });

  it('reports a server problem once all retries have failed', async () => {
    installFakeTimers();
    const { store, calls } = await signedInStore({
      'GET /api/fetch-order': PROXY_RESPONSES['a gateway’s error page'],
    });
    const reading = store.dispatch(ordersApi.endpoints.listOrders.initiate({ user_id: 'c-1' }));
    for (let second = 0; second < 10; second += 1) await advanceTime(1000);

    expect(reasonOf((await reading).error)).toEqual({ key: 'error.trouble' });
    expect(calls('GET /api/fetch-order')).toHaveLength(4);
    expect(selectIsRetrying(store.getState())).toBe(false);
  });
});

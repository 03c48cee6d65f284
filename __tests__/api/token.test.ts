import { accountApi } from '../../src/api/account';
import { ordersApi } from '../../src/api/orders';
import { reasonOf } from '../../src/api/reasonOf';
import { settings } from '../../src/api/settings';
import { selectIsExpired } from '../../src/slices/session';
import { errorResponse } from '../support/mockFetch';
import { signedInStore } from '../support/signedInStore';

const unset = { ...settings };
afterEach(() => void Object.assign(settings, unset));

const tokensOf = async (
  ask: (store: Awaited<ReturnType<typeof signedInStore>>['store']) => unknown,
) => {
  const { store, requests } = await signedInStore({
    'GET /api/fetch-order': { orders: [], total: 0 },
    'POST /api/login': { status: false },
  });
  await ask(store);
  return requests.map(({ headers }) => headers.get('Authorization'));
};
const listOrders = () =>
  tokensOf(({ dispatch }) => dispatch(ordersApi.endpoints.listOrders.initiate({ user_id: 'c-1' })));

describe('the session token', () => {
  it('is sent to our own origin', async () => {
    expect(await listOrders()).toEqual(['Bearer token-of-the-test']);
  });

  it('is sent to another origin only if the settings name it', async () => {
    Object.assign(settings, { apiHost: 'https://api.example.com' });
    expect(await listOrders()).toEqual([null]);

    Object.assign(settings, { tokenHosts: ['https://api.example.com'] });
    expect(await listOrders()).toEqual(['Bearer token-of-the-test']);
  });

  it('does not count as expired when a host that may not receive it responds with 401', async () => {
    Object.assign(settings, { apiHost: 'https://api.example.com' });
    const { store } = await signedInStore({
      'GET /api/fetch-order': errorResponse(401, { message: 'Please sign in.' }),
    });
    const { error } = await store.dispatch(
      ordersApi.endpoints.listOrders.initiate({ user_id: 'c-1' }),
    );

    expect(reasonOf(error)).toEqual({ key: 'error.tokenWithheld' });
    expect(selectIsExpired(store.getState())).toBe(false);
  });

  it('is not sent with a sign-in', async () => {
    const signIn = accountApi.endpoints.signIn.initiate({ email: 'a@b.test', password: 'secret' });
    expect(await tokensOf(({ dispatch }) => dispatch(signIn))).toEqual([null]);
  });
});

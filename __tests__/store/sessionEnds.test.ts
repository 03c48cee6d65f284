import { waitFor } from '@testing-library/react';
import { clear, entries } from 'idb-keyval';
import { mixed } from 'yup';

import type { User } from '#contract/account';

import { cartApi } from '../../src/api/cart';
import { favouritesApi } from '../../src/api/favourites';
import { ordersApi } from '../../src/api/orders';
import { selectIntents } from '../../src/slices/cartPreview';
import { selectDeselected } from '../../src/slices/cartSelection';
import { sessionEnded } from '../../src/slices/events';
import { favouriteAdded, favouriteRemoved } from '../../src/slices/favourites';
import { selectTypedPacks } from '../../src/slices/quantities';
import { selectScanned } from '../../src/slices/scanned';
import { selectIsSignedIn, selectUserId, signOutChosen } from '../../src/slices/session';
import { selectSheet } from '../../src/slices/worksheets/worksheets';
import { callerOf } from '../../src/store/callerOf';
import type { AppStore } from '../../src/store/hooks';
import { openSheet } from '../../src/store/openSheet';
import { RECORDS } from '../../src/store/persistence/recordRows';
import { recordAt } from '../../src/store/persistence/records';
import { TABLE } from '../../src/store/persistence/table';
import { startSession } from '../../src/store/sessions';
import { makeStore } from '../../src/store/store';
import { followOtherTabs } from '../../src/store/tabs';
import {
  allSlices,
  loadAllSlices,
  unsentWorkNames,
  customerSlices,
  customerState,
  customerRecords,
} from '../support/allSlices';
import { buyer } from '../support/buyerInBrowser';
import {
  responsesToZelda,
  sessionDataOf,
  FILL,
  ofZelda,
  sheetOfZelda,
  zelda,
} from '../support/customerOfAll';
import { mockFetch, errorResponse } from '../support/mockFetch';
import { flushTasks } from '../support/signedInStore';
import { leaveAt } from '../support/storedRecords';

const ben: User = { ...buyer, user_value: 'c-ben', owner_name: 'Ben', email: 'ben@b.test' };

beforeAll(loadAllSlices);

/** Stores whose pending work is stopped after each test. */
const opened: AppStore[] = [];
afterEach(async () => {
  for (const { dispatch } of opened.splice(0)) dispatch(sessionEnded());
  await flushTasks();
  jest.restoreAllMocks();
});

/** Creates the store of a French-language browser that has never had a customer. */
async function freshStore() {
  localStorage.clear();
  sessionStorage.clear();
  await clear();
  localStorage.setItem('selectedLanguage', 'fr');
  localStorage.setItem('user', '{"lang":"fr"}');
  const reloads: string[] = [];
  const { store, ready } = makeStore((path) => reloads.push(path));
  await ready;
  opened.push(store);
  store.dispatch({ type: 'none' });
  return { store, reloads };
}

/** Returns the initial state of the next user: nobody, or Ben. */
async function freshState(who: 'nobody' | 'ben') {
  mockFetch({});
  const { store } = await freshStore();
  if (who === 'ben') await store.dispatch(startSession(sessionDataOf(ben)));
  await flushTasks();
  return customerState(store.getState());
}

/**
 * Starts a visit of Zelda with work in progress: every slice holds some of her data, and requests
 * are pending.
 */
async function visitOfZelda() {
  const { store, reloads } = await freshStore();
  const answers = responsesToZelda();
  const requests = mockFetch(answers);
  followOtherTabs(store);
  for (const fill of Object.values(FILL)) await fill(store);
  for (const name of customerRecords) {
    const record = recordAt(name, 'c-zelda:one', mixed());
    await record.write('of Zelda');
    leaveAt(`${name}:c-zelda:left`, 'of Zelda');
  }
  store.dispatch(favouriteAdded({ product_id: 'ZELDA-8' }));
  await flushTasks();

  let answerLate = () => {};
  const late = new Promise<void>((resolve) => (answerLate = resolve));
  const products = [{ product_id: 'ZELDA-9' }];
  Object.assign(answers, {
    'DELETE /api/fav/delete': () => late.then(() => errorResponse(409, { message: 'ZELDA-8' })),
    'GET /api/favorite': () => late.then(() => ({ products })),
  });
  store.dispatch(favouriteRemoved({ product_id: 'ZELDA-8' }));
  void store.dispatch(favouritesApi.endpoints.listFavourites.initiate(callerOf(store.getState())));
  await flushTasks();
  return { store, reloads, answers, requests, answerLate };
}

type Visit = Awaited<ReturnType<typeof visitOfZelda>>;

async function signOut({ store, reloads }: Visit) {
  store.dispatch(signOutChosen());
  await waitFor(() => expect(reloads).toEqual(['/']));
}

const signIn = ({ dispatch }: AppStore, user: User) => dispatch(startSession(sessionDataOf(user)));

async function takeOver({ store, answers }: Visit) {
  answers['GET /api/fetch-order'] = errorResponse(401, { message: 'Your session has ended.' });
  const { listOrders } = ordersApi.endpoints;
  void store.dispatch(listOrders.initiate({ user_id: 'c-zelda' }, { forceRefetch: true }));
  await waitFor(() => expect(store.getState().session.isExpired).toBe(true));
  await signIn(store, ben);
}

const WAYS: [way: string, next: 'nobody' | 'ben', end: (visit: Visit) => Promise<unknown>][] = [
  ['a sign-out', 'nobody', signOut],
  [
    'a sign-out in another tab',
    'nobody',
    async () => {
      localStorage.removeItem('token');
      window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    },
  ],
  ['an expired session that somebody else takes over', 'ben', takeOver],
  [
    'a sign-out and a sign-in by somebody else',
    'ben',
    async (visit) => {
      await signOut(visit);
      await signIn(visit.store, ben);
    },
  ],
];

describe('the table of persistence', () => {
  it('lists every slice of the state, and this test fills each that belongs to a customer', () => {
    expect(allSlices().toSorted()).toEqual(Object.keys(TABLE).toSorted());
    expect(Object.keys(FILL).toSorted()).toEqual(customerSlices().toSorted());
  });

  it('clears with the session what belongs to a customer, and nothing else', () => {
    for (const [, { belongsTo, ends }] of Object.entries({ ...TABLE, ...RECORDS })) {
      expect(ends === 'session' || ends === 'work').toBe(belongsTo === 'customer');
    }
  });
});

describe('before a session ends', () => {
  it('the customer’s data is in every slice of that customer, and in the browser', async () => {
    const fresh = await freshState('nobody');
    const { store } = await visitOfZelda();
    const now = customerState(store.getState());

    for (const name of customerSlices()) {
      expect([name, now[name]]).not.toEqual([name, fresh[name]]);
      expect([name, JSON.stringify(now[name])]).toEqual([name, expect.stringMatching(ofZelda)]);
    }
    expect(JSON.stringify({ ...localStorage })).toMatch(ofZelda);
  });
});

describe.each(WAYS)('%s', (_way, next, end) => {
  it('resets the state to a fresh one, whatever responses arrive late', async () => {
    const fresh = await freshState(next);
    const visit = await visitOfZelda();
    await end(visit);
    await flushTasks();
    expect(customerState(visit.store.getState())).toEqual(fresh);

    visit.answerLate();
    await flushTasks();
    expect(customerState(visit.store.getState())).toEqual(fresh);
    expect(JSON.stringify(visit.store.getState())).not.toMatch(ofZelda);
  });

  it('leaves nothing of the customer in the browser but work that waits without the customer’s id', async () => {
    const visit = await visitOfZelda();
    await end(visit);
    visit.answerLate();
    await flushTasks();

    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toMatch(ofZelda);
    const remaining = (await entries<string, unknown>()).filter(
      ([key, value]) => value !== undefined && ofZelda.test(JSON.stringify([key, value])),
    );
    expect(remaining.length).toBeGreaterThan(0);
    expect(JSON.stringify(remaining)).not.toMatch(/c-zelda/);
    for (const [key] of remaining) expect(unsentWorkNames()).toContain(key.split(':')[0]);
  });

  it('reloads the page at /, since its screens hold what was typed into them', async () => {
    const visit = await visitOfZelda();
    await end(visit);
    await waitFor(() => expect(visit.reloads).toEqual(['/']));
  });

  it('shows and sends nothing of it to the next customer', async () => {
    const fresh = await freshState('ben');
    const visit = await visitOfZelda();
    await end(visit);
    const before = visit.requests.length;
    const idb: { get: (key: string) => unknown } = jest.requireMock('idb-keyval');
    const read = jest.spyOn(idb, 'get');
    if (next === 'nobody') await signIn(visit.store, ben);
    visit.answerLate();
    await flushTasks();
    expect(customerState(visit.store.getState())).toEqual(fresh);

    visit.answers['GET /api/cart'] = { products: [] };
    visit.store.dispatch(openSheet('quick-order:c-ben'));
    await visit.store.dispatch(
      cartApi.endpoints.showCart.initiate(callerOf(visit.store.getState())),
    );
    await flushTasks();
    expect(selectUserId(visit.store.getState())).toBe('c-ben');
    expect(JSON.stringify(visit.store.getState())).not.toMatch(ofZelda);
    expect(JSON.stringify(visit.requests.slice(before))).not.toMatch(ofZelda);
    expect(read.mock.calls.length).toBeGreaterThan(0);
    for (const [key] of read.mock.calls) expect(key).not.toMatch(ofZelda);
  });

  it('keeps what was not done for its customer', async () => {
    const visit = await visitOfZelda();
    const { store } = visit;
    await end(visit);
    await flushTasks();
    await signIn(store, zelda);
    store.dispatch(openSheet(sheetOfZelda));
    await flushTasks();

    expect(selectIsSignedIn(store.getState())).toBe(true);
    expect(selectTypedPacks(store.getState(), 'ZELDA-6')).toBe(5);
    expect(selectScanned(store.getState())).toEqual([{ code: 'ZELDA-7', quantity: 1 }]);
    expect(selectDeselected(store.getState())).toEqual(['ZELDA-1']);
    expect(selectSheet(store.getState(), sheetOfZelda).lines[0]?.original.code).toBe('ZELDA-5');
    expect(selectIntents(store.getState())).toMatchObject([{ lines: [{ id: 'ZELDA-4' }] }]);
  });
});

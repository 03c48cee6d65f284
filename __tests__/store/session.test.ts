import { createHash } from 'node:crypto';

import { waitFor } from '@testing-library/react';

import { ordersApi } from '../../src/api/orders';
import { selectShownLines } from '../../src/slices/cartPreview';
import { languageChosen, sessionEnded } from '../../src/slices/events';
import { selectLanguage } from '../../src/slices/language';
import { selectNotices } from '../../src/slices/notices';
import { quantityTyped, selectTypedCount } from '../../src/slices/quantities';
import {
  selectCountry,
  selectIsExpired,
  selectIsSignedIn,
  selectToken,
  selectUser,
  selectUserId,
  signOutChosen,
} from '../../src/slices/session';
import { endOpenSessions } from '../../src/store/openSessions';
import { startSession } from '../../src/store/sessions';
import { makeStore } from '../../src/store/store';
import { buyer, cartLine, storeSession, previewLine } from '../support/buyerInBrowser';
import { expectMessage } from '../support/expectMessage';
import { mockFetch, errorResponse, unreachable, type MockRequest } from '../support/mockFetch';
import { serveCart } from '../support/serveCart';
import {
  advanceTime,
  flushTasks,
  signedInStore,
  installFakeTimers,
} from '../support/signedInStore';

const answer = (user = buyer) =>
  ({ token: 'fresh', user, mongoObj: { mongo_token: 'm', userId: 'u' } }) as const;

describe('4 Session', () => {
  it('is nobody’s until someone signs in', () => {
    const { store } = makeStore();

    expect(selectIsSignedIn(store.getState())).toBe(false);
    expect(selectCountry(store.getState())).toBe('CA');
  });

  it('begins with an answered sign-in and is in the browser’s entries at once', async () => {
    mockFetch({});
    const { store } = makeStore();
    void store.dispatch(startSession(answer({ ...buyer, cflag: 'US', lang: 'fr' })));
    await flushTasks();

    expect(selectToken(store.getState())).toBe('fresh');
    expect(selectUser(store.getState()).owner_name).toBe('Ada Quilter');
    expect(selectCountry(store.getState())).toBe('US');
    expect(selectLanguage(store.getState())).toBe('fr');
    expect(localStorage.getItem('token')).toBe('fresh');
    expect(JSON.parse(localStorage.getItem('mongoObj') ?? '')).toEqual({
      mongo_token: 'm',
      userId: 'u',
    });
  });

  it('is held for the page by a browser that refuses to keep it, and that is said once', async () => {
    mockFetch({});
    expectMessage('The browser did not keep');
    const refuse = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied.', 'SecurityError');
    });
    const { store } = makeStore();
    await store.dispatch(startSession(answer()));
    await flushTasks();

    expect(selectToken(store.getState())).toBe('fresh');
    expect(selectNotices(store.getState())).toMatchObject([
      { message: { key: 'signIn.notKept' }, times: 1 },
    ]);
    refuse.mockRestore();
  });

  it('is held for the tab by a browser whose storage is full, and the words say so', async () => {
    mockFetch({ 'POST /api/logout': { status: true } });
    expectMessage('The browser did not keep');
    const setItem = Storage.prototype.setItem;
    const fill = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (
      this: Storage,
      name,
      text,
    ) {
      if (this === localStorage) throw new DOMException('Full.', 'QuotaExceededError');
      setItem.call(this, name, text);
    });
    const { store } = makeStore();
    await store.dispatch(startSession(answer({ ...buyer, cflag: 'US' })));
    await flushTasks();
    expect(selectNotices(store.getState())).toMatchObject([
      { message: { key: 'signIn.storageFull' }, times: 1 },
    ]);

    const { store: reloaded } = makeStore(() => {});
    expect(selectToken(reloaded.getState())).toBe('fresh');
    expect(selectUser(reloaded.getState()).owner_name).toBe('Ada Quilter');
    reloaded.dispatch(sessionEnded());
    await flushTasks();
    expect(selectIsSignedIn(makeStore().store.getState())).toBe(false);
    fill.mockRestore();
  });

  it('that the present system stored is read as it is', () => {
    localStorage.setItem('token', '"quoted"');
    localStorage.setItem('user', JSON.stringify({ user_value: '7', cflag: 'us', lang: 'sp' }));
    const { store } = makeStore();

    expect(selectToken(store.getState())).toBe('quoted');
    expect(selectUserId(store.getState())).toBe('7');
    expect(selectCountry(store.getState())).toBe('US');
    expect(selectLanguage(store.getState())).toBe('es');
  });
});

describe('4 Session: logout', () => {
  it('leaves nothing but the language, and goes home', async () => {
    const { store, reloads } = await signedInStore({
      'POST /api/logout': { status: true },
      'PUT /api/language': { status: true },
    });
    store.dispatch(languageChosen('fr'));
    await serveCart(store, cartLine('A-1'));
    store.dispatch(quantityTyped(previewLine('B-2', 3)));
    store.dispatch(signOutChosen());
    await flushTasks();

    expect(localStorage.getItem('token')).toBeNull();
    expect(localStorage.getItem('mongoObj')).toBeNull();
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual({ lang: 'fr' });
    expect(selectLanguage(store.getState())).toBe('fr');
    expect(selectShownLines(store.getState()).length).toBe(0);
    expect(selectTypedCount(store.getState())).toBe(0);
    expect(reloads).toEqual(['/']);
  });

  it('does not wait long for a server that does not answer', async () => {
    installFakeTimers();
    const { store, reloads } = await signedInStore({
      'POST /api/logout': () => new Promise(() => {}),
    });
    store.dispatch(signOutChosen());
    await advanceTime(1999);
    expect(reloads).toEqual([]);

    await advanceTime(1);
    expect(reloads).toEqual(['/']);
    jest.useRealTimers();
  });

  it('works while the server cannot be reached', async () => {
    const { store, reloads } = await signedInStore({ 'POST /api/logout': unreachable });
    store.dispatch(signOutChosen());
    await flushTasks();

    expect(selectIsSignedIn(store.getState())).toBe(false);
    expect(reloads).toEqual(['/']);
  });

  it.each([
    ['cannot be reached', unreachable],
    ['is in trouble', errorResponse(503, {})],
  ])('while the server %s keeps what can only end the session there', async (_how, answered) => {
    const { store, reloads } = await signedInStore({ 'POST /api/logout': answered });
    const token = selectToken(store.getState()) ?? '';
    store.dispatch(signOutChosen());
    await waitFor(() => expect(reloads).toEqual(['/']));
    expect(JSON.stringify({ ...localStorage })).not.toContain(token);

    const answers: Record<string, unknown> = { 'POST /api/end-session': answered };
    const requests = mockFetch(answers);
    const { store: next } = makeStore();
    installFakeTimers();
    const ended = next.dispatch(endOpenSessions());
    await advanceTime(100);
    answers['POST /api/end-session'] = { status: true };
    await advanceTime(3000);
    jest.useRealTimers();
    await ended;
    await next.dispatch(endOpenSessions());

    const sent = requests.filter(({ path }) => path === '/api/end-session');
    const token_hash = createHash('sha256').update(token).digest('hex');
    expect(sent.map(({ body }) => body)).toEqual([{ token_hash }, { token_hash }]);
    expect(localStorage.getItem('openSessions')).toBeNull();
  });

  it('that the server has heard of keeps nothing', async () => {
    const { store, reloads } = await signedInStore({ 'POST /api/logout': { status: true } });
    store.dispatch(signOutChosen());
    await waitFor(() => expect(reloads).toEqual(['/']));

    expect(localStorage.getItem('openSessions')).toBeNull();
  });

  it('in another tab is followed here', async () => {
    const { store } = await signedInStore({});
    await serveCart(store, cartLine('A-1'));
    store.dispatch(sessionEnded());
    await flushTasks();

    expect(selectIsSignedIn(store.getState())).toBe(false);
    expect(selectShownLines(store.getState()).length).toBe(0);
  });
});

describe('a session that has died', () => {
  const { listOrders } = ordersApi.endpoints;
  const ended = errorResponse(401, { message: 'Your session has ended.' });
  const orders = ({ headers }: MockRequest) =>
    headers.get('Authorization') === 'Bearer fresh' ? { orders: [], total: 0 } : ended;

  it('opens a sign-in over the page, and repeats the call once with the new session', async () => {
    const { store, calls } = await signedInStore({ 'GET /api/fetch-order': orders });
    await serveCart(store, cartLine('A-1'));
    const asking = store.dispatch(listOrders.initiate({ user_id: 'c-1' }));
    await flushTasks();
    expect(selectIsExpired(store.getState())).toBe(true);

    void store.dispatch(startSession(answer()));
    await flushTasks();
    expect((await asking).data?.total).toBe(0);
    expect(calls('GET /api/fetch-order')).toHaveLength(2);
    expect(selectIsExpired(store.getState())).toBe(false);
    expect(selectShownLines(store.getState()).length).toBe(1);
  });

  it('is not continued by somebody else who signs in', async () => {
    const { store, calls } = await signedInStore({ 'GET /api/fetch-order': orders });
    await serveCart(store, cartLine('A-1'));
    void store.dispatch(listOrders.initiate({ user_id: 'c-1' }));
    await flushTasks();
    void store.dispatch(startSession(answer({ ...buyer, user_value: 'c-2' })));
    await flushTasks();

    expect(calls('GET /api/fetch-order')).toHaveLength(1);
    expect(selectUserId(store.getState())).toBe('c-2');
    expect(selectShownLines(store.getState()).length).toBe(0);
  });
});

describe('4 Language: the stored user’s lang', () => {
  it('overrides what was selected before', () => {
    localStorage.setItem('selectedLanguage', 'es');
    storeSession({ lang: 'fr' });
    const { store } = makeStore();

    expect(selectLanguage(store.getState())).toBe('fr');
  });

  it('is what was selected where the session has none, else English', () => {
    localStorage.setItem('selectedLanguage', 'es');
    expect(selectLanguage(makeStore().store.getState())).toBe('es');

    localStorage.clear();
    expect(selectLanguage(makeStore().store.getState())).toBe('');
  });
});

import { waitFor } from '@testing-library/react';

import { linesAdded, selectShownLines } from '../../src/slices/cartPreview';
import { linesDeselected, selectDeselected } from '../../src/slices/cartSelection';
import { languageChosen } from '../../src/slices/events';
import { selectToken, selectUserId } from '../../src/slices/session';
import { startSession } from '../../src/store/sessions';
import { makeStore } from '../../src/store/store';
import { buyer, cartLine, storeSession, previewLine } from '../support/buyerInBrowser';
import { mockFetch, unreachable } from '../support/mockFetch';
import { serveCart } from '../support/serveCart';
import { flushTasks } from '../support/signedInStore';

const facts = { token: 'fresh', user: buyer, mongoObj: { mongo_token: 'm', userId: 'u' } };

/** Starts a visit of the signed-in buyer, or of another user. */
async function visit(user = {}) {
  storeSession(user);
  const { store, ready } = makeStore(() => {});
  await ready;
  await flushTasks();
  return store;
}

describe('the state stored in the browser', () => {
  beforeEach(() => {
    mockFetch({ 'POST /api/cart/add': unreachable, 'GET /api/features': unreachable });
  });

  it('includes a customer who has just signed in where nobody was signed in before', async () => {
    const { store } = makeStore(() => {});
    await store.dispatch(startSession(facts));

    expect(selectToken(store.getState())).toBe('fresh');
    expect(localStorage.getItem('token')).toBe('fresh');
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(buyer);
  });

  it('includes a chosen language at once, in storage and in the user record', () => {
    const { store } = makeStore(() => {});
    store.dispatch(languageChosen('fr'));

    expect(localStorage.getItem('selectedLanguage')).toBe('fr');
    expect(localStorage.getItem('user')).toBe('{"lang":"fr"}');
  });

  it('restores the cart preview and the deselected lines', async () => {
    const before = await visit();
    await serveCart(before, cartLine('A-1', { item: 3 }));
    before.dispatch(linesDeselected(['A-1']));
    await flushTasks();

    const store = await visit();
    expect(selectShownLines(store.getState())).toEqual([previewLine('A-1', 3)]);
    expect(selectDeselected(store.getState())).toEqual(['A-1']);
  });

  it('gives way to a cart that the server has sent meanwhile', async () => {
    await serveCart(await visit(), cartLine('A-1', { item: 3 }));

    storeSession();
    const { store, ready } = makeStore(() => {});
    await serveCart(store, cartLine('B-2'));
    await ready;
    await flushTasks();
    expect(selectShownLines(store.getState())).toEqual([previewLine('B-2', 1)]);
  });

  it.each([
    ['of another version', { lines: '[]', _persist: '{"version":0,"rehydrated":true}' }],
    ['of the wrong shape', { ids: '5', _persist: '{"version":3,"owner":"c-1"}' }],
    [
      'with a line of the wrong shape',
      {
        lines: '{"ids":["A-1"],"entities":{"A-1":{"id":7}}}',
        intents: '[]',
        elsewhere: '{}',
        inherited: '[]',
        _persist: '{"version":3,"owner":"c-1"}',
      },
    ],
    ['that is no object', '[]'],
    ['that is no JSON', '{"lines'],
  ])('drops a cart preview %s', async (_what, stored) => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    const text = typeof stored === 'string' ? stored : JSON.stringify(stored);
    localStorage.setItem('persist:cartPreview', text);
    const store = await visit();
    store.dispatch(linesAdded({ lines: [previewLine('A-1', 1)], source: 'card' }));

    expect(selectShownLines(store.getState())).toEqual([previewLine('A-1', 1)]);
  });

  it('is not loaded for a customer other than the one who left it', async () => {
    await serveCart(await visit(), cartLine('A-1', { item: 3 }));
    await waitFor(() => expect(localStorage.getItem('persist:cartPreview')).toContain('A-1'));
    const store = await visit({ user_value: 'c-2' });

    expect(selectShownLines(store.getState())).toEqual([]);
  });

  it('is empty for an unreadable entry', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    localStorage.setItem('token', 'kept');
    localStorage.setItem('user', '{"user_value": "c-');
    localStorage.setItem('mongoObj', '[1, 2]');
    const { store } = makeStore(() => {});

    expect(selectToken(store.getState())).toBe('kept');
    expect(selectUserId(store.getState())).toBe('');
  });

  it('drops the fields of an entry that are not text', () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
    localStorage.setItem('token', 'kept');
    localStorage.setItem('user', '{"user_value":"c-1","lang":{},"cflag":3}');
    const { store } = makeStore(() => {});

    expect(selectUserId(store.getState())).toBe('c-1');
    expect(store.getState().session.user).toEqual({ user_value: 'c-1' });
    expect(warned).toHaveBeenCalled();
  });
});

import { languageChosen } from '../../src/slices/events';
import { selectLanguage } from '../../src/slices/language';
import { selectUser } from '../../src/slices/session';
import { makeStore } from '../../src/store/store';
import { mockFetch, errorResponse } from '../support/mockFetch';
import { flushTasks, signedInStore } from '../support/signedInStore';

const KEEP = 'PUT /api/language';

afterEach(() => jest.restoreAllMocks());

describe('a language chosen by a customer', () => {
  it('is stored in the account, and takes effect at once', async () => {
    const { store, calls } = await signedInStore({ [KEEP]: { status: true } });
    store.dispatch(languageChosen('es'));
    expect(selectUser(store.getState()).lang).toBe('es');
    await flushTasks();

    expect(calls(KEEP)[0]?.body).toEqual({ user_id: 'c-1', lang: 'es' });
  });

  it('stays chosen if the account does not store it, which is logged but not shown', async () => {
    const logged = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const { store, toastTexts } = await signedInStore({ [KEEP]: errorResponse(400, {}) });
    store.dispatch(languageChosen('fr'));
    await flushTasks();

    expect(selectLanguage(store.getState())).toBe('fr');
    expect(toastTexts()).toEqual([]);
    expect(logged).toHaveBeenCalledWith(`PUT /api/language failed:`, 400);
  });

  it('is not sent to a server that does not store it', async () => {
    const { store, calls } = await signedInStore({ 'GET /api/features': errorResponse(404, {}) });
    store.dispatch(languageChosen('fr'));
    await flushTasks();

    expect(calls(KEEP)).toEqual([]);
  });
});

describe('a language chosen by a visitor', () => {
  it('stays in the browser', async () => {
    const requests = mockFetch({});
    const { store } = makeStore();
    store.dispatch(languageChosen('fr'));
    await flushTasks();

    expect(requests).toEqual([]);
  });
});

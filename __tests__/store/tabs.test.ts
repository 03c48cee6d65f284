import { selectIsSignedIn, selectUser, sessionExpired } from '../../src/slices/session';
import { followOtherTabs } from '../../src/store/tabs';
import { storeSession } from '../support/buyerInBrowser';
import { flushTasks, signedInStore } from '../support/signedInStore';

/** Opens a signed-in tab that follows the others. */
async function openTab() {
  const { store } = await signedInStore({ 'GET /api/cart': { products: [] } });
  followOtherTabs(store);
  return {
    state: store.getState,
    dispatch: store.dispatch,
    /** Notifies the tab that another one has written an entry, or cleared them all. */
    hear: async (key: string | null) => {
      window.dispatchEvent(new StorageEvent('storage', { key }));
      await flushTasks();
    },
  };
}

describe('an action in another tab', () => {
  it.each(['token', null])('ends the session here if it ends there (%s)', async (key) => {
    const { state, hear } = await openTab();
    localStorage.clear();
    await hear(key);

    expect(selectIsSignedIn(state())).toBe(false);
  });

  it('signs in here whoever signs in there', async () => {
    const { state, hear } = await openTab();
    storeSession({ user_value: 'c-2', owner_name: 'Ben' });
    await hear('token');

    expect(selectUser(state())).toMatchObject({ user_value: 'c-2', owner_name: 'Ben' });
  });

  it('is not reversed by a call that is refused here before the message arrives', async () => {
    const { dispatch } = await openTab();
    localStorage.clear();
    dispatch(sessionExpired());
    await flushTasks();

    expect(localStorage.getItem('token')).toBeNull();
    expect(localStorage.getItem('user')).toBeNull();
  });

  it('affects the session only once the token is written', async () => {
    const { state, hear } = await openTab();
    localStorage.removeItem('token');
    await hear('user');
    await hear('consent');

    expect(selectIsSignedIn(state())).toBe(true);
  });

  it('sets the consent to visit statistics once that is written', async () => {
    const { state, hear } = await openTab();
    localStorage.setItem('consent', 'declined');
    await hear('token');
    expect(state().consent.choice).toBe('open');

    await hear('consent');
    expect(state().consent.choice).toBe('declined');
  });
});

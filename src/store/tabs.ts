import { api } from '../api/api';
import { sessionFollowed } from '../slices/session';

import { sessionEntries } from './browserEntries';
import type { makeStore } from './store';

/** Two tabs agree: who is signed in follows at once, and a cart changed elsewhere is read anew. */
export function followOtherTabs({ store, loadReactions }: ReturnType<typeof makeStore>) {
  window.addEventListener('storage', ({ key }) => {
    if (key === 'token' || key === null) {
      void loadReactions().then(() => store.dispatch(sessionFollowed(sessionEntries.read())));
    }
    if (key === 'persist:cartPreview') store.dispatch(api.util.invalidateTags(['Cart']));
    if (key === 'persist:favourites') store.dispatch(api.util.invalidateTags(['Favourites']));
  });
}

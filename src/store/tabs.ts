import { api } from '../api/api';
import { sessionEnded } from '../slices/events';

import { sessionEntries } from './browserEntries';
import type { AppStore } from './hooks';
import { startSession } from './sessions';

/** Two tabs agree: who is signed in follows at once, and a cart changed elsewhere is read anew. */
export function followOtherTabs({ dispatch }: AppStore) {
  window.addEventListener('storage', ({ key }) => {
    if (key === 'token' || key === null) {
      const { token, user, mongoObj } = sessionEntries.read();
      if (token === null) dispatch(sessionEnded());
      else void dispatch(startSession({ token, user, mongoObj }));
    }
    if (key === 'persist:cartPreview') dispatch(api.util.invalidateTags(['Cart']));
    if (key === 'persist:favourites') dispatch(api.util.invalidateTags(['Favourites']));
  });
}

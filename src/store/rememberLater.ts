import { languageEntries, searchTextEntries, sessionEntries } from './browserEntries';
import type { Store } from './store';

const KEPT = ['session', 'language', 'searchText', 'cartPreview', 'cartSelection'] as const;

/**
 * The specification's entries were read when the store was made; writing them, and reading
 * back the cart preview and the favourites, begins with a stored session or the first change.
 */
export function rememberLater(store: Store) {
  const before = store.getState();
  const begin = () => import('./remember').then(({ remember }) => remember(store));
  if (before.session.token !== null) {
    void begin();
    return;
  }
  let hasBegun = false;
  const stop = store.subscribe(() => {
    const now = store.getState();
    if (KEPT.every((slice) => now[slice] === before[slice])) return;
    // Until redux-persist is there, a reload right after a change must find it.
    if (now.session !== before.session) sessionEntries.write(now.session);
    if (now.language !== before.language) languageEntries.write(now.language);
    if (now.searchText !== before.searchText) searchTextEntries.write(now.searchText);
    if (hasBegun) return;
    hasBegun = true;
    void begin().then(stop);
  });
}

import type { Store } from './store';

const KEPT = ['session', 'language', 'searchText', 'cartPreview', 'cartSelection'] as const;

/**
 * The specification's entries were read when the store was made; writing them, and reading
 * back the cart preview and the favourites, begins with a stored session or the first change.
 */
export function rememberLater(store: Store) {
  const before = store.getState();
  const begin = () => void import('./remember').then(({ remember }) => remember(store));
  if (before.session.token !== null) {
    begin();
    return;
  }
  const stop = store.subscribe(() => {
    const now = store.getState();
    if (KEPT.every((slice) => now[slice] === before[slice])) return;
    stop();
    begin();
  });
}

import { loadAllMessages } from '../../i18n/loadMessages';
import { selectLanguage } from '../../slices/language';
import type { AppStore } from '../../store/hooks';
import { CATCH_ALL, loadLazyRoutes, SCREENS } from '../routes';
import { findScreen, paramsIn } from '../screen';

import { prefetchCalls } from './prefetchCalls';

/** Prefetches everything the screen of a URL needs: its code, its calls and its first picture. */
export function prefetchScreen(store: AppStore, address: URL): void {
  const found = findScreen(SCREENS, address.pathname);
  if (!found) return;
  void loadAllMessages(selectLanguage(store.getState()));
  void found.Page.preload?.();
  if (found.path === CATCH_ALL) prefetchLazyScreen(address).catch(ignore);
  else {
    const params = paramsIn(found.path, address.pathname);
    prefetchCalls(store, { path: found.path, params }, address.searchParams);
  }
}

/** What cannot be prefetched is requested again by the screen itself. */
const ignore = () => {};

async function prefetchLazyScreen(address: URL): Promise<void> {
  const { LAZY_SCREENS } = await loadLazyRoutes();
  const table = LAZY_SCREENS.map(([path, , Page]) => [path, Page] as const);
  await findScreen(table, address.pathname)?.Page.preload?.();
}

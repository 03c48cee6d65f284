import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { servedPage } from '../api/servedPage';
import { preloadParts } from '../i18n/lazyPart';
import { loadAllMessages, loadFirstMessages } from '../i18n/loadMessages';
import { paths } from '../paths';
import { selectLanguage } from '../slices/language';
import { selectIsSignedIn } from '../slices/session';
import type { AppStore } from '../store/hooks';
import { makeStore } from '../store/store';
import { followOtherTabs } from '../store/tabs';

import { App } from './App';
import { preloadBuyerParts } from './buyerParts';
import { Toasts } from './Notices';
import { whenIdle } from './whenIdle';

/** Starts the storefront, or the staff screens. */
export async function startApp() {
  // The staff screens are a separate page: nothing of a customer's session is read there.
  if (`${location.pathname}/`.startsWith(`${paths.staff}/`)) {
    const { startStaff } = await import('./startStaff');
    return startStaff();
  }
  const { store, ready, served } = makeStore();
  followOtherTabs(store);
  const language = selectLanguage(store.getState());
  const isSignedIn = selectIsSignedIn(store.getState());
  const { parts = [], isPhone, title } = (served && servedPage) || {};
  const [messages] = await Promise.all([
    // Lazily loaded parts may use any message; without them, the first set is enough.
    isSignedIn || parts.length > 0 ? loadAllMessages(language) : loadFirstMessages(language),
    isSignedIn && !served && preloadBuyerParts(),
    // A part that is still loading while React hydrates would not respond to clicks.
    preloadParts(parts),
    ready,
  ]);
  const root = document.getElementById('root');
  if (!root) return;
  const app = <App store={store} served={served} first={{ language, messages, isPhone, title }} />;
  // In short tasks, so that the page stays responsive in between.
  startTransition(() => {
    if (served) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
  void startLater(store);
}

/** Prepares the next screen and the next visit, once the browser is idle. */
async function startLater(store: AppStore) {
  await whenIdle();
  const { prefetchLinks } = await import('./prefetch/prefetchLinks');
  prefetchLinks(store);
  // Before they are needed: a page of an earlier version may not find its files any more.
  await Toasts.preload();
  const { cacheForOffline } = await import('./cacheForOffline');
  await cacheForOffline(store);
}

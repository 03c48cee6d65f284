import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { servedPage } from '../api/servedPage';
import { preloadParts } from '../i18n/lazyPart';
import { loadMessages } from '../i18n/loadMessages';
import { untilLoaded } from '../i18n/untilLoaded';
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
import { yieldToPage } from './yieldToPage';

/** How long rows wait for their prices, in milliseconds, before they are hydrated without. */
const ANSWER_WAIT_MS = 300;

/** Starts the storefront, or the staff screens. */
export async function startApp() {
  // The staff screens are a separate page: nothing of a customer's session is read there.
  if (`${location.pathname}/`.startsWith(`${paths.staff}/`)) {
    const { startStaff } = await untilLoaded(() => import('./startStaff'));
    return startStaff();
  }
  const { store, ready, served } = makeStore(
    undefined,
    await window.early?.settle?.(ANSWER_WAIT_MS),
  );
  followOtherTabs(store);
  const language = selectLanguage(store.getState());
  const isSignedIn = selectIsSignedIn(store.getState());
  const {
    parts = [],
    words = isSignedIn ? 'all' : 'first',
    isPhone,
    title,
  } = (served && servedPage) || {};
  const [messages] = await Promise.all([
    untilLoaded(() => loadMessages(words, language)),
    isSignedIn && !served && preloadBuyerParts(),
    ready,
  ]);
  // The parts, which the page preloads, are evaluated in another task than the customer's store.
  await yieldToPage();
  // A part that is still loading while React hydrates would not respond to clicks.
  await preloadParts(parts);
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
  const { prefetchLinks } = await untilLoaded(() => import('./prefetch/prefetchLinks'));
  prefetchLinks(store);
  // Before they are needed: a page of an earlier version may not find its files any more.
  await untilLoaded(Toasts.preload);
  const { endOpenSessions } = await untilLoaded(() => import('../store/openSessions'));
  void store.dispatch(endOpenSessions());
  const { cacheForOffline } = await untilLoaded(() => import('./cacheForOffline'));
  await cacheForOffline(store);
}

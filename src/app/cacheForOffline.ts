import { settings } from '../api/settings';
import { loadFirstMessages } from '../i18n/loadMessages';
import { selectLanguage } from '../slices/language';
import { noticeAdded } from '../slices/notices';
import { selectIsSignedIn } from '../slices/session';
import { refetchAll } from '../store/connection';
import type { AppStore } from '../store/hooks';

import { PAGE_UPDATED, type ServiceWorkerMessage } from './workerMessages';

/** Milliseconds after which an open page asks for a new version. */
const UPDATE_INTERVAL_MS = 60 * 60 * 1000;

const postToWorker = (worker: ServiceWorker | null | undefined, what: ServiceWorkerMessage) =>
  worker?.postMessage(what);

/** Caches the application and this page for the next visit, and offers new versions of them. */
export async function cacheForOffline(store: AppStore): Promise<void> {
  if (!settings.serviceWorker || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  // A browser may refuse, for example in a private window or if storage is disabled.
  const registration = await serviceWorker
    .register('/worker.js', { updateViaCache: 'none' })
    .catch(() => undefined);
  if (!registration) return;
  offerNewVersion(store, registration);
  serviceWorker.addEventListener('message', ({ data }) => {
    if (data === PAGE_UPDATED) store.dispatch(refetchAll());
  });
  // Browsers check for updates themselves, but only when a page is opened.
  const update = () => void registration.update().catch(() => {});
  update();
  setInterval(update, UPDATE_INTERVAL_MS);
  const state = store.getState();
  // A page that started with all messages has not loaded this first set, which another page may
  // start with.
  await loadFirstMessages(selectLanguage(state)).catch(() => undefined);
  const { active } = await serviceWorker.ready;
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`));
  postToWorker(active, { files, hasParts: selectIsSignedIn(state), page: location.href });
}

function offerNewVersion({ dispatch }: AppStore, registration: ServiceWorkerRegistration) {
  const offer = () =>
    dispatch(
      noticeAdded({
        kind: 'info',
        message: { key: 'notice.newVersion' },
        action: 'activateNewVersion',
      }),
    );
  if (registration.waiting && registration.active) offer();
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && registration.active) offer();
    });
  });
}

/** Activates the waiting version and reloads the page. */
export async function activateNewVersion(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
  if (registration?.waiting) postToWorker(registration.waiting, { takeOver: true });
  else location.reload();
}

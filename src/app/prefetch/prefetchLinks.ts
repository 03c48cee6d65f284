import { loadAllMessages } from '../../i18n/loadMessages';
import { selectLanguage } from '../../slices/language';
import type { AppStore } from '../../store/hooks';
import { ProductPage, CATCH_ALL, loadLazyRoutes, SCREENS } from '../routes';
import { findScreen, paramsIn } from '../screen';

import { prefetchCalls } from './prefetchCalls';

declare global {
  interface Navigator {
    /** Network Information API, where supported. */
    connection?: { saveData: boolean; effectiveType: string };
  }
}

/** How long the pointer has to rest on a target before prefetching, in milliseconds. */
const HOVER_DELAY_MS = 60;

/** Whether to avoid speculative requests: with Save-Data, or on a slow connection. */
function avoidsPrefetching(): boolean {
  const { saveData = false, effectiveType = '' } = navigator.connection ?? {};
  return saveData || effectiveType.endsWith('2g');
}

/** Returns the link at an element, or the button with a destination. */
const linkAt = (target: EventTarget | null) =>
  target instanceof Element
    ? target.closest<HTMLElement>('a[href]:not([target]), [data-to]:enabled')
    : null;

const addressOf = (link: HTMLElement) =>
  new URL(link.dataset.to ?? link.getAttribute('href') ?? '', location.href);

/** Prefetches screens as soon as the pointer, a finger or the focus is on a link to them. */
export function prefetchLinks(store: AppStore): void {
  let aimed: HTMLElement | null = null;
  let timer: number | undefined;

  const prefetch = (link: HTMLElement) => {
    const address = addressOf(link);
    const isHere = address.pathname + address.search === location.pathname + location.search;
    if (avoidsPrefetching() || isHere || address.origin !== location.origin) return;
    prefetchScreen(store, address);
  };
  const prefetchAfterRest = ({ target }: Event) => {
    const link = linkAt(target);
    if (link === aimed) return;
    aimed = link;
    clearTimeout(timer);
    if (link) timer = window.setTimeout(prefetch, HOVER_DELAY_MS, link);
  };
  const press = ({ target }: Event) => {
    const link = linkAt(target);
    if (link) prefetch(link);
  };

  document.addEventListener('pointerover', prefetchAfterRest);
  document.addEventListener('focusin', prefetchAfterRest);
  document.addEventListener('pointerdown', press);
  prefetchOnScroll(prefetch);
  // Nearly every screen leads to products.
  if (!avoidsPrefetching()) {
    void ProductPage.preload();
    void loadAllMessages(selectLanguage(store.getState()));
  }
}

/** Prefetches the next page of a list when its end is near. */
function prefetchOnScroll(prefetch: (link: HTMLElement) => void): void {
  let timer: number | undefined;
  const prefetchNextPage = () => {
    const [next] = document.querySelectorAll<HTMLElement>('[data-is-coming=true]');
    if (next && next.getBoundingClientRect().top < 1.5 * window.innerHeight) prefetch(next);
  };
  const wait = () => {
    clearTimeout(timer);
    timer = window.setTimeout(prefetchNextPage, HOVER_DELAY_MS);
  };
  document.addEventListener('scroll', wait, { passive: true });
}

/** Prefetches everything the screen of a URL needs: its code, its calls and its first picture. */
function prefetchScreen(store: AppStore, address: URL): void {
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

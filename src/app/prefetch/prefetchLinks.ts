import { loadAllMessages } from '../../i18n/loadMessages';
import { selectLanguage } from '../../slices/language';
import type { AppStore } from '../../store/hooks';
import { ProductPage } from '../routes';

import { prefetchScreen } from './prefetchScreen';

declare global {
  interface Navigator {
    /** Network Information API, where supported. */
    connection?: { saveData: boolean; effectiveType: string };
  }
}

/** How long the pointer has to rest on a target before prefetching, in milliseconds. */
const REST = 60;

/** Whether to avoid speculative requests: with Save-Data, or on a slow connection. */
function isThrifty(): boolean {
  const { saveData = false, effectiveType = '' } = navigator.connection ?? {};
  return saveData || effectiveType.endsWith('2g');
}

/** Returns the link at an element, or the button with a destination. */
const leadAt = (target: EventTarget | null) =>
  target instanceof Element
    ? target.closest<HTMLElement>('a[href]:not([target]), [data-to]:enabled')
    : null;

const addressOf = (lead: HTMLElement) =>
  new URL(lead.dataset.to ?? lead.getAttribute('href') ?? '', location.href);

/** Prefetches screens as soon as the pointer, a finger or the focus is on a link to them. */
export function prefetchLinks(store: AppStore): void {
  let aimed: HTMLElement | null = null;
  let timer: number | undefined;

  const ask = (lead: HTMLElement) => {
    const address = addressOf(lead);
    const isHere = address.pathname + address.search === location.pathname + location.search;
    if (isThrifty() || isHere || address.origin !== location.origin) return;
    prefetchScreen(store, address);
  };
  const aim = ({ target }: Event) => {
    const lead = leadAt(target);
    if (lead === aimed) return;
    aimed = lead;
    clearTimeout(timer);
    if (lead) timer = window.setTimeout(ask, REST, lead);
  };
  const press = ({ target }: Event) => {
    const lead = leadAt(target);
    if (lead) ask(lead);
  };

  document.addEventListener('pointerover', aim);
  document.addEventListener('focusin', aim);
  document.addEventListener('pointerdown', press);
  followScrolling(ask);
  // Nearly every screen leads to products.
  if (!isThrifty()) {
    void ProductPage.preload();
    void loadAllMessages(selectLanguage(store.getState()));
  }
}

/** Prefetches the next page of a list when its end is near. */
function followScrolling(ask: (lead: HTMLElement) => void): void {
  let timer: number | undefined;
  const look = () => {
    const [next] = document.querySelectorAll<HTMLElement>('[data-is-coming=true]');
    if (next && next.getBoundingClientRect().top < 1.5 * window.innerHeight) ask(next);
  };
  const wait = () => {
    clearTimeout(timer);
    timer = window.setTimeout(look, REST);
  };
  document.addEventListener('scroll', wait, { passive: true });
}

import { loadAllMessages } from '../../i18n/loadMessages';
import { selectLanguage } from '../../slices/language';
import type { AppStore } from '../../store/hooks';
import { ProductPage } from '../routes';

import { prefetchScreen } from './prefetchScreen';

declare global {
  interface Navigator {
    /** Network Information, where the browser tells. */
    connection?: { saveData: boolean; effectiveType: string };
  }
}

/** Milliseconds that a pointer rests on what it is meant for. */
const REST = 60;

/** Nothing is asked for that may not be needed where it costs: with Save-Data, and on a slow line. */
function isThrifty(): boolean {
  const { saveData = false, effectiveType = '' } = navigator.connection ?? {};
  return saveData || effectiveType.endsWith('2g');
}

/** What leads to another screen: a link, or a button that says where it leads. */
const leadAt = (target: EventTarget | null) =>
  target instanceof Element
    ? target.closest<HTMLElement>('a[href]:not([target]), [data-to]:enabled')
    : null;

const addressOf = (lead: HTMLElement) =>
  new URL(lead.dataset.to ?? lead.getAttribute('href') ?? '', location.href);

/** Asks for screens before they are opened, from when the pointer, the finger or the focus is on what leads there. */
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

/** The next page of a list that is read to its end. */
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

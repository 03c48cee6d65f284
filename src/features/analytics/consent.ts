import { useSyncExternalStore } from 'react';

/** What a person says to visit statistics; nobody has been asked yet, or has answered, while it is open. */
export type Consent = 'open' | 'accepted' | 'declined';

/** Our own entry of localStorage; kept outside the store, whose slices the first screen waits for. */
const ENTRY = 'consent';

/** Used where the browser keeps nothing. */
let unkept: Consent = 'open';
const listeners = new Set<() => void>();

/** The browser says it for every site: Global Privacy Control counts as a decline. */
export const isDeclinedByBrowser = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

export function readConsent(): Consent {
  if (isDeclinedByBrowser()) return 'declined';
  try {
    const kept = localStorage.getItem(ENTRY);
    return kept === 'accepted' || kept === 'declined' ? kept : 'open';
  } catch {
    return unkept;
  }
}

export function chooseConsent(choice: Exclude<Consent, 'open'>) {
  try {
    localStorage.setItem(ENTRY, choice);
  } catch (error) {
    console.warn(`The browser did not keep '${ENTRY}'.`, error);
    unkept = choice;
  }
  for (const listen of listeners) listen();
}

/** Two tabs agree. */
function subscribe(listen: () => void) {
  listeners.add(listen);
  window.addEventListener('storage', listen);
  return () => {
    listeners.delete(listen);
    window.removeEventListener('storage', listen);
  };
}

export const useConsent = (): Consent => useSyncExternalStore(subscribe, readConsent);

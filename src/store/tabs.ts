import { consentChosen } from '../slices/consent';
import { sessionEnded } from '../slices/events';

import type { AppStore } from './hooks';
import { consentEntries, sessionEntries } from './persistence/entries';
import { startSession } from './sessions';

/** Synchronises the session and the consent to visit statistics with other tabs. */
export function followOtherTabs({ dispatch }: AppStore) {
  window.addEventListener('storage', ({ key }) => {
    if (key === 'consent') dispatch(consentChosen(consentEntries.read().choice));
    if (key !== 'token' && key !== null) return;
    const { token, user, mongoObj } = sessionEntries.read();
    if (token === null) dispatch(sessionEnded());
    else void dispatch(startSession({ token, user, mongoObj }));
  });
}

import { accountApi } from '../../api/account';
import { api } from '../../api/api';
import { isTemporary } from '../../api/reasonOf';
import { selectIntents } from '../../slices/cartPreview';
import { sessionEnded, sessionStarted } from '../../slices/events';
import { noticeAdded } from '../../slices/notices';
import { selectIsSignedIn, selectToken, signOutChosen } from '../../slices/session';
import type { RootState } from '../hooks';
import { keepOpenSession } from '../openSessions';
import { isSessionOfTab, sessionEntries } from '../persistence/entries';
import type { SignInGate } from '../signInGate';

import type { Listen } from './listen';

/** How long signing out waits for a server that does not respond, in milliseconds. */
const SIGN_OUT_TIMEOUT_MS = 2000;

interface SessionContext {
  gate: SignInGate;
  /** Navigates with a full page load, so that nothing of the last session stays in memory. */
  reload: (path: string) => void;
  /** What the browser stores of a customer. */
  storage: { settled: () => Promise<void> };
}

const isAllSent = (state: RootState) =>
  selectIntents(state).every(({ status, tries }) => status === 'confirmed' || tries > 0);

/**
 * Clears cached responses when a session starts or ends; the slices of a customer clear themselves.
 * The end of a session reloads the page, whether by a sign-out here or in another tab, or because
 * somebody else signs in.
 */
export function listenToSession(listen: Listen, { gate, reload, storage }: SessionContext) {
  listen({
    actionCreator: sessionStarted,
    effect: ({ payload }, { dispatch, getOriginalState }) => {
      const isKept = sessionEntries.read().token === payload.token;
      if (!isKept || isSessionOfTab()) {
        const key = isKept ? 'signIn.storageFull' : 'signIn.notKept';
        dispatch(noticeAdded({ kind: 'warning', message: { key } }));
      }
      // A visitor's responses have no prices; after signing in again, a customer's cached responses
      // remain valid.
      if (!selectIsSignedIn(getOriginalState())) dispatch(api.util.resetApiState());
      gate.open(true);
    },
  });

  listen({
    actionCreator: sessionEnded,
    effect: async (_ended, { dispatch }) => {
      // Ensures that no pending response reaches the next user.
      dispatch(api.util.resetApiState());
      gate.open(false);
      // Screens hold what was typed into them, and their URL may name it.
      await storage.settled();
      reload('/');
    },
  });

  listen({
    actionCreator: signOutChosen,
    effect: async (_chosen, { dispatch, getState, condition, delay }) => {
      if (!isAllSent(getState()))
        await condition((_event, state) => isAllSent(state), SIGN_OUT_TIMEOUT_MS);
      const token = selectToken(getState()) ?? '';
      const answer = await Promise.race([
        dispatch(accountApi.endpoints.signOut.initiate()),
        delay(SIGN_OUT_TIMEOUT_MS),
      ]);
      const isEnded = typeof answer === 'object' && !(answer.error && isTemporary(answer.error));
      if (!isEnded) await keepOpenSession(token);
      dispatch(sessionEnded());
    },
  });
}

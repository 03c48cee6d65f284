import { accountApi } from '../../api/account';
import { api } from '../../api/api';
import { selectIntents } from '../../slices/cartPreview';
import { sessionEnded, sessionStarted } from '../../slices/events';
import { noticeGiven } from '../../slices/notices';
import { selectIsSignedIn, signOutChosen } from '../../slices/session';
import type { RootState } from '../hooks';
import { sessionEntries } from '../persistence/entries';
import type { SignInGate } from '../signInGate';

import type { Listen } from './listen';

/** Milliseconds that signing out waits for a server that does not answer. */
const PATIENCE = 2000;

interface Surroundings {
  gate: SignInGate;
  /** Goes to an address by loading it anew, so that nothing of the last session stays in memory. */
  reload: (path: string) => void;
  /** What the browser stores of a customer. */
  storage: { settled: () => Promise<void> };
}

const isAllSent = (state: RootState) =>
  selectIntents(state).every(({ status, tries }) => status === 'confirmed' || tries > 0);

/** The server's answers begin and end with a session, as every slice of a customer does by itself. */
export function listenToSession(listen: Listen, { gate, reload, storage }: Surroundings) {
  listen({
    actionCreator: sessionStarted,
    effect: ({ payload }, { dispatch, getOriginalState }) => {
      if (sessionEntries.read().token !== payload.token) {
        dispatch(noticeGiven({ kind: 'warning', message: { key: 'signIn.notKept' } }));
      }
      // A visitor's answers have no prices; whoever signs in again goes on with the answers of before.
      if (!selectIsSignedIn(getOriginalState())) dispatch(api.util.resetApiState());
      gate.open(true);
    },
  });

  listen({
    actionCreator: sessionEnded,
    effect: (_ended, { dispatch }) => {
      // Nothing that is still on its way is answered to who comes next.
      dispatch(api.util.resetApiState());
      gate.open(false);
    },
  });

  listen({
    actionCreator: signOutChosen,
    effect: async (_chosen, { dispatch, getState, condition, delay }) => {
      if (!isAllSent(getState())) await condition((_event, state) => isAllSent(state), PATIENCE);
      await Promise.race([dispatch(accountApi.endpoints.signOut.initiate()), delay(PATIENCE)]);
      dispatch(sessionEnded());
      await storage.settled();
      reload('/');
    },
  });
}

import { accountApi } from '../../api/account';
import { api } from '../../api/api';
import { sessionEnded, sessionStarted } from '../../slices/events';
import { selectIsSignedIn, signOutChosen } from '../../slices/session';
import type { SignInGate } from '../signInGate';
import type { Reload } from '../store';

import type { Listen } from './listen';

/** Milliseconds that signing out waits for a server that does not answer. */
const PATIENCE = 2000;

/** The server's answers begin and end with a session, as every slice of a customer does by itself. */
export function listenToSession(listen: Listen, gate: SignInGate, reload: Reload) {
  listen({
    actionCreator: sessionStarted,
    effect: (_started, { dispatch, getOriginalState }) => {
      if (!selectIsSignedIn(getOriginalState())) dispatch(api.util.resetApiState());
      gate.open(true);
    },
  });

  listen({
    actionCreator: sessionEnded,
    effect: (_ended, { dispatch }) => {
      // What is still on its way was asked for by who is gone.
      for (const call of dispatch(api.util.getRunningQueriesThunk())) call.abort();
      for (const call of dispatch(api.util.getRunningMutationsThunk())) call.abort();
      dispatch(api.util.resetApiState());
      gate.open(false);
    },
  });

  listen({
    actionCreator: signOutChosen,
    effect: async (_chosen, { dispatch, delay }) => {
      await Promise.race([dispatch(accountApi.endpoints.signOut.initiate()), delay(PATIENCE)]);
      dispatch(sessionEnded());
      reload('/');
    },
  });
}

import {
  createListenerMiddleware,
  type ListenerMiddleware,
  type TypedStartListening,
} from '@reduxjs/toolkit';

import type { SignInGate } from '../signInGate';
import type { AppDispatch, Reload, RootState } from '../store';

import { reactToConnection } from './connection';
import { reactToSession } from './session';

export type When = TypedStartListening<RootState, AppDispatch>;

interface Reactions {
  middleware: ListenerMiddleware;
  /** Fetches what only a signed-in buyer sets off. */
  loadCustomer: () => Promise<void>;
}

/** What happens elsewhere because something happened here, by what it is about. */
export function makeReactions(gate: SignInGate, reload: Reload): Reactions {
  const reactions = createListenerMiddleware();
  const when = reactions.startListening.withTypes<RootState, AppDispatch>();
  let customer: Promise<void> | undefined;

  /** A visitor's first screen does without these; a customer's waits for them. */
  const loadCustomer = (): Promise<void> =>
    (customer ??= import('./customer').then(({ reactToCustomer }) =>
      reactToCustomer(when, gate, reload),
    ));

  reactToSession(when, gate, loadCustomer);
  reactToConnection(when);
  return { middleware: reactions.middleware, loadCustomer };
}

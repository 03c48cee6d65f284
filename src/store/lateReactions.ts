import type { Middleware } from '@reduxjs/toolkit';

import { signInAnswered } from '../slices/session';

import type { BuyerReducers } from './buyer';
import type { SignInGate } from './signInGate';
import type { Reload } from './store';

/** The reactions' place in the store until they are fetched: a visitor's first screen sets none of them off. */
export interface LateReactions {
  middleware: Middleware;
  load: () => Promise<void>;
}

/** A sign-in that was answered waits for the reactions; everything before it needs none. */
export function lateReactions(
  gate: SignInGate,
  reload: Reload,
  join: (reducers: BuyerReducers) => void,
): LateReactions {
  let loading: Promise<void> | undefined;
  let reactions: Middleware | undefined;

  const load = (): Promise<void> =>
    (loading ??= import(/* webpackChunkName: "buyer" */ './buyer').then(
      ({ makeReactions, buyerReducers }) => {
        join(buyerReducers);
        reactions = makeReactions(gate, reload);
      },
    ));

  const middleware: Middleware = (store) => {
    let handle: ReturnType<Middleware> | undefined;
    return (next) => (action) => {
      if (reactions) return (handle ??= reactions(store))(next)(action);
      if (signInAnswered.match(action)) {
        return load().then(() => store.dispatch(action)) as unknown as typeof action;
      }
      return next(action);
    };
  };
  return { middleware, load };
}

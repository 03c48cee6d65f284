import {
  createListenerMiddleware,
  type Middleware,
  type TypedStartListening,
} from '@reduxjs/toolkit';

import type { SignInGate } from '../signInGate';
import type { AppDispatch, Reload, RootState } from '../store';

import { reactToCart } from './cart';
import { reactToCartChanges } from './cartChanges';
import { reactToCartLines } from './cartLines';
import { reactToCartOutbox } from './cartOutbox';
import { reactToFavourites } from './favourites';
import { reactToQuantities } from './quantities';
import { reactToSession } from './session';

export type When = TypedStartListening<RootState, AppDispatch>;

/** What happens elsewhere because something happened here, by what it is about. */
export function makeReactions(gate: SignInGate, reload: Reload): Middleware {
  const reactions = createListenerMiddleware();
  const when = reactions.startListening.withTypes<RootState, AppDispatch>();
  reactToSession(when, gate, reload);
  reactToCartChanges(when);
  reactToCart(when);
  reactToCartLines(when);
  reactToCartOutbox(when);
  reactToFavourites(when);
  reactToQuantities(when);
  return reactions.middleware as Middleware;
}

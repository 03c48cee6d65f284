import { createListenerMiddleware } from '@reduxjs/toolkit';

import '../slices/cartReport';
import '../slices/cartSelection';
import '../slices/quantities';

import type { AppDispatch, RootState } from './hooks';
import { listenToCart } from './listeners/cart';
import { listenToCartChanges } from './listeners/cartChanges';
import { listenToCartLines } from './listeners/cartLines';
import { listenToCartOutbox } from './listeners/cartOutbox';
import { listenToFavourites } from './listeners/favourites';
import { listenToLanguage } from './listeners/language';
import { listenToQuantities } from './listeners/quantities';
import { listenToSession } from './listeners/session';
import type { SignInGate } from './signInGate';
import type { Reload } from './store';

/** What a customer needs beyond a visitor: the slices named above, and what listens to them. */
export function customerListeners(gate: SignInGate, reload: Reload) {
  const listeners = createListenerMiddleware<RootState, AppDispatch>();
  const listen = listeners.startListening;
  listenToSession(listen, gate, reload);
  listenToCartChanges(listen);
  listenToCart(listen);
  listenToCartLines(listen);
  listenToCartOutbox(listen);
  listenToFavourites(listen);
  listenToLanguage(listen);
  listenToQuantities(listen);
  return listeners.middleware;
}

import { createListenerMiddleware } from '@reduxjs/toolkit';

import { api } from '../api/api';
import { noticeAdded } from '../slices/notices';

import type { AppDispatch, AppStore, RootState } from './hooks';
import { listenToCart } from './listeners/cart';
import { listenToCartChanges } from './listeners/cartChanges';
import { listenToCartOutbox } from './listeners/cartOutbox';
import { listenToFavourites } from './listeners/favourites';
import { listenToLanguage } from './listeners/language';
import { listenToRows } from './listeners/rows';
import { listenToSession } from './listeners/session';
import { onSilence } from './persistence/answerInTime';
import { persistCustomer } from './persistence/persistCustomer';
import type { SignInGate } from './signInGate';

interface CustomerSetup {
  store: AppStore;
  gate: SignInGate;
  reload: (path: string) => void;
}

/**
 * Sets up what a customer needs beyond a visitor: the slices (imported by these files), their
 * listeners, and what the browser has stored of them.
 */
export function setUpCustomer({ store, gate, reload }: CustomerSetup) {
  const listeners = createListenerMiddleware<RootState, AppDispatch>();
  const listen = listeners.startListening;
  onSilence(() =>
    store.dispatch(noticeAdded({ kind: 'warning', message: { key: 'storage.silent' } })),
  );
  const storage = persistCustomer(store);
  // A page that Back restores from the browser's memory shows the cart of that time.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) store.dispatch(api.util.invalidateTags(['Cart']));
  });
  listenToSession(listen, { gate, reload, storage });
  listenToCartChanges(listen);
  listenToCart(listen);
  listenToCartOutbox(listen);
  listenToFavourites(listen);
  listenToLanguage(listen);
  listenToRows(listen);
  return { middleware: listeners.middleware, storage };
}

import { isAnyOf } from '@reduxjs/toolkit';

import {
  quantitiesRemembered,
  quantitiesSent,
  quantityTyped,
  type KeptQuantities,
  selectKeptQuantities,
  selectQuantitiesKeptFor,
} from '../../slices/quantities';
import { selectUserId } from '../../slices/session';

import type { Listen } from './listen';

const keyOf = (userId: string) => `quantities:${userId}`;

/** Milliseconds without another key before what was typed is written down. */
const WRITING_PAUSE = 400;

/** Typed quantities live in IndexedDB under their customer's key: localStorage may lose the last seconds. */
export function listenToQuantities(listen: Listen) {
  listen({
    predicate: (_action, state) => {
      const userId = selectUserId(state);
      return userId !== '' && selectQuantitiesKeptFor(state) !== userId;
    },
    effect: async (_action, { dispatch, getState, unsubscribe, subscribe }) => {
      unsubscribe();
      const userId = selectUserId(getState());
      const { get } = await import('idb-keyval');
      const kept = await get<KeptQuantities>(keyOf(userId)).catch(() => undefined);
      dispatch(quantitiesRemembered({ userId, kept }));
      subscribe();
    },
  });

  listen({
    matcher: isAnyOf(quantityTyped, quantitiesSent),
    effect: async (_typed, { getState, delay, cancelActiveListeners }) => {
      cancelActiveListeners();
      await delay(WRITING_PAUSE);
      const userId = selectQuantitiesKeptFor(getState());
      if (!userId) return;
      const { set } = await import('idb-keyval');
      const { typed, key } = selectKeptQuantities(getState());
      await set(keyOf(userId), { typed, key } satisfies KeptQuantities);
    },
  });
}

import {
  combineReducers,
  configureStore,
  type Reducer,
  type StateFromReducersMapObject,
  type UnknownAction,
} from '@reduxjs/toolkit';

import { api } from '../api/api';
import { connectionSlice } from '../slices/connection';
import { languageSlice } from '../slices/language';
import { noticesSlice } from '../slices/notices';
import { searchTextSlice } from '../slices/searchText';
import { selectIsSignedIn, sessionSlice } from '../slices/session';

import { languageEntries, searchTextEntries, sessionEntries } from './browserEntries';
import type { BuyerReducers } from './buyer';
import { lateReactions } from './lateReactions';
import { makePorts } from './ports';
import { makeSignInGate } from './signInGate';

/** The slices of the first paint; a buyer's come with the session. */
export const firstReducers = {
  [api.reducerPath]: api.reducer,
  session: sessionSlice.reducer,
  language: languageSlice.reducer,
  searchText: searchTextSlice.reducer,
  connection: connectionSlice.reducer,
  notices: noticesSlice.reducer,
};

/** The whole state; only a signed-in buyer's screens ask for a buyer's slices. */
export type RootState = StateFromReducersMapObject<typeof firstReducers & BuyerReducers>;

const rootOf = (reducers: typeof firstReducers) =>
  combineReducers(reducers) as unknown as Reducer<RootState, UnknownAction, Partial<RootState>>;

/** Goes to an address by loading it anew, so that nothing of the last session stays in memory. */
export type Reload = (path: string) => void;

/**
 * Makes the store; the session and the language stand before the first paint. `ready` is kept
 * once everything that a stored session needs is there.
 */
export function makeStore(reload: Reload = (path) => location.assign(path)) {
  const gate = makeSignInGate();
  const { middleware, load } = lateReactions(gate, reload, (buyerReducers) => {
    if ('cartPreview' in store.getState()) return;
    store.replaceReducer(rootOf({ ...firstReducers, ...buyerReducers }));
  });
  const store = configureStore({
    reducer: rootOf(firstReducers),
    preloadedState: {
      session: sessionEntries.read(),
      language: languageEntries.read(),
      searchText: searchTextEntries.read(),
    },
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: makePorts(gate) },
        serializableCheck: {
          ignoredActionPaths: ['meta.arg', 'meta.baseQueryMeta', 'register', 'rehydrate', 'result'],
        },
      })
        .prepend(middleware)
        .concat(api.middleware),
  });
  const ready = selectIsSignedIn(store.getState()) ? load() : Promise.resolve();
  return { store, ready, loadReactions: load };
}

export type Store = ReturnType<typeof makeStore>['store'];
export type AppDispatch = Store['dispatch'];

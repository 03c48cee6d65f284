import { combineReducers, configureStore } from '@reduxjs/toolkit';

import { api } from '../api/api';
import { cartPreviewSlice } from '../slices/cartPreview';
import { cartSelectionSlice } from '../slices/cartSelection';
import { connectionSlice } from '../slices/connection';
import { favouritesSlice } from '../slices/favourites';
import { languageSlice } from '../slices/language';
import { noticesSlice } from '../slices/notices';
import { quantitiesSlice } from '../slices/quantities';
import { searchTextSlice } from '../slices/searchText';
import { selectIsSignedIn, sessionSlice } from '../slices/session';

import { languageEntries, searchTextEntries, sessionEntries } from './browserEntries';
import { lateReactions } from './lateReactions';
import { makePorts } from './ports';
import { makeSignInGate } from './signInGate';

/** Every slice's reducer, before `remember` lets redux-persist keep some of them. */
export const reducers = {
  [api.reducerPath]: api.reducer,
  session: sessionSlice.reducer,
  language: languageSlice.reducer,
  searchText: searchTextSlice.reducer,
  cartPreview: cartPreviewSlice.reducer,
  favourites: favouritesSlice.reducer,
  cartSelection: cartSelectionSlice.reducer,
  connection: connectionSlice.reducer,
  notices: noticesSlice.reducer,
  quantities: quantitiesSlice.reducer,
};

const rootReducer = combineReducers(reducers);

export type RootState = ReturnType<typeof rootReducer>;

/** Goes to an address by loading it anew, so that nothing of the last session stays in memory. */
export type Reload = (path: string) => void;

/**
 * Makes the store; the session and the language stand before the first paint. `ready` is kept
 * once everything that a stored session needs is there.
 */
export function makeStore(reload: Reload = (path) => location.assign(path)) {
  const gate = makeSignInGate();
  const { middleware, load } = lateReactions(gate, reload);
  const store = configureStore({
    reducer: rootReducer,
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

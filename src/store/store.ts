import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, persistStore, PURGE, REGISTER, REHYDRATE } from 'redux-persist';

import { api } from '../api/api';
import { cartPreviewSlice } from '../slices/cartPreview';
import { cartSelectionSlice } from '../slices/cartSelection';
import { connectionSlice } from '../slices/connection';
import { favouritesSlice } from '../slices/favourites';
import { languageSlice } from '../slices/language';
import { noticesSlice } from '../slices/notices';
import { quantitiesSlice } from '../slices/quantities';
import { searchTextSlice } from '../slices/searchText';
import { sessionSlice } from '../slices/session';

import { languageEntries, searchTextEntries, sessionEntries } from './browserEntries';
import { remembered, rememberedAs } from './persistence';
import { makePorts } from './ports';
import { makeReactions } from './reactions/reactions';
import { makeSignInGate } from './signInGate';

const rootReducer = combineReducers({
  [api.reducerPath]: api.reducer,
  session: rememberedAs('session', sessionEntries, sessionSlice.reducer),
  language: rememberedAs('language', languageEntries, languageSlice.reducer),
  searchText: rememberedAs('searchText', searchTextEntries, searchTextSlice.reducer),
  cartPreview: remembered('cartPreview', 1, cartPreviewSlice.reducer),
  favourites: remembered('favourites', 1, favouritesSlice.reducer, ['processing']),
  cartSelection: remembered('cartSelection', 1, cartSelectionSlice.reducer),
  connection: connectionSlice.reducer,
  notices: noticesSlice.reducer,
  quantities: quantitiesSlice.reducer,
});

export type RootState = ReturnType<typeof rootReducer>;

/** Goes to an address by loading it anew, so that nothing of the last session stays in memory. */
export type Reload = (path: string) => void;

/** Makes the store; the session and the language stand before the first paint. */
export function makeStore(reload: Reload = (path) => location.assign(path)) {
  const gate = makeSignInGate();
  const reactions = makeReactions(gate, reload);
  const store = configureStore({
    reducer: rootReducer,
    preloadedState: {
      session: sessionEntries.read() as RootState['session'],
      language: languageEntries.read() as RootState['language'],
      searchText: searchTextEntries.read() as RootState['searchText'],
    },
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: makePorts(gate) },
        serializableCheck: {
          ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE],
        },
      })
        .prepend(reactions.middleware)
        .concat(api.middleware),
  });
  return { store, persistor: persistStore(store) };
}

export type Store = ReturnType<typeof makeStore>['store'];
export type AppDispatch = Store['dispatch'];

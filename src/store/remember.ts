import { combineReducers, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { persistStore } from 'redux-persist';

import { languageEntries, searchTextEntries, sessionEntries } from './browserEntries';
import { remembered, rememberedAs } from './persistence';
import { reducers, type RootState, type Store } from './store';

/** Lets redux-persist keep what outlives a reload: the specification's entries, and three slices of our own. */
export function remember(store: Store) {
  const keeping = combineReducers({
    ...reducers,
    session: rememberedAs('session', sessionEntries, reducers.session),
    language: rememberedAs('language', languageEntries, reducers.language),
    searchText: rememberedAs('searchText', searchTextEntries, reducers.searchText),
    cartPreview: remembered('cartPreview', 1, reducers.cartPreview, ['isAdding']),
    favourites: remembered('favourites', 1, reducers.favourites, ['processing']),
    cartSelection: remembered('cartSelection', 1, reducers.cartSelection),
  });
  store.replaceReducer(keeping as unknown as Reducer<RootState, UnknownAction>);
  return persistStore(store);
}

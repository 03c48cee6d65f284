import { combineReducers, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { persistStore } from 'redux-persist';

import { languageEntries, searchTextEntries, sessionEntries } from './browserEntries';
import { buyerReducers } from './buyer';
import { remembered, rememberedAs } from './persistence';
import { firstReducers, type RootState, type Store } from './store';

/** Lets redux-persist keep what outlives a reload: the specification's entries, and a buyer's slices. */
export function remember(store: Store) {
  const keeping = combineReducers({
    ...firstReducers,
    ...buyerReducers,
    session: rememberedAs('session', sessionEntries, firstReducers.session),
    language: rememberedAs('language', languageEntries, firstReducers.language),
    searchText: rememberedAs('searchText', searchTextEntries, firstReducers.searchText),
    cartPreview: remembered('cartPreview', 1, buyerReducers.cartPreview, ['isAdding']),
    favourites: remembered('favourites', 1, buyerReducers.favourites, ['processing']),
    cartChanges: remembered('cartChanges', 1, buyerReducers.cartChanges),
    cartOutbox: remembered('cartOutbox', 1, buyerReducers.cartOutbox),
    cartSelection: remembered('cartSelection', 1, buyerReducers.cartSelection),
  });
  store.replaceReducer(keeping as unknown as Reducer<RootState, UnknownAction>);
  return persistStore(store);
}

import { configureStore, createDynamicMiddleware } from '@reduxjs/toolkit';

import { api } from '../api/api';
import { rootReducer } from '../slices/rootReducer';
import { selectIsSignedIn } from '../slices/session';

import { languageEntries, searchTextEntries, sessionEntries } from './browserEntries';
import type { AppDispatch, RootState } from './hooks';
import { makePorts } from './ports';
import { makeSignInGate } from './signInGate';

/** Ten thousand lines would be walked through with every key in development. */
const SHEET_LINES = /^worksheets\..+\.lines$/;

/** Goes to an address by loading it anew, so that nothing of the last session stays in memory. */
export type Reload = (path: string) => void;

/**
 * Makes the store. Session, language and search text stand before the first paint; `ready` is kept
 * once everything that a stored session needs is there too.
 */
export function makeStore(reload: Reload = (path) => location.assign(path)) {
  const gate = makeSignInGate();
  const later = createDynamicMiddleware<RootState, AppDispatch>();
  let joining: Promise<void> | undefined;
  const joinCustomer = () =>
    (joining ??= import(/* webpackChunkName: "customer" */ './customer').then(
      ({ customerListeners }) => later.addMiddleware(customerListeners(gate, reload)),
    ));

  const store = configureStore({
    reducer: rootReducer,
    preloadedState: {
      session: sessionEntries.read(),
      language: languageEntries.read(),
      searchText: searchTextEntries.read(),
    },
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: makePorts(gate, joinCustomer) },
        immutableCheck: { ignoredPaths: [SHEET_LINES] },
        serializableCheck: {
          ignoredPaths: [SHEET_LINES],
          ignoredActionPaths: [
            'meta.arg',
            'meta.baseQueryMeta',
            'payload.lines',
            'payload.answers',
          ],
        },
      })
        .prepend(later.middleware)
        .concat(api.middleware),
  });
  const ready = selectIsSignedIn(store.getState()) ? joinCustomer() : Promise.resolve();
  return { store, ready };
}

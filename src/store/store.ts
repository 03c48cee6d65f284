import { configureStore, createDynamicMiddleware } from '@reduxjs/toolkit';

import { api } from '../api/api';
import { rootReducer } from '../slices/rootReducer';
import { selectIsSignedIn } from '../slices/session';

import type { AppDispatch, AppStore, RootState } from './hooks';
import { readEntries, writeEntries } from './persistence/entries';
import { makePorts } from './ports';
import { writeReaderCookie } from './readerCookie';
import { servedState } from './servedState';
import { makeSignInGate } from './signInGate';

/** Ten thousand lines would be walked through with every key in development. */
const SHEET_LINES = /^worksheets\..+\.lines$/;

/**
 * Makes the store. Session, language and search text stand before the first paint; `ready` is kept
 * once everything that a stored session needs is there too; `served` is the state that the page was drawn
 * from, where it stands already.
 */
export function makeStore(reload = (path: string) => location.assign(path)) {
  const gate = makeSignInGate();
  const later = createDynamicMiddleware<RootState, AppDispatch>();
  let joining: Promise<void> | undefined;
  const joinCustomer = () =>
    (joining ??= import(/* webpackChunkName: "customer" */ './customer').then(
      (customer) => {
        const { middleware, storage } = customer.joinCustomer({ store, gate, reload });
        later.addMiddleware(middleware);
        return storage.settled();
      },
      (failure) => {
        // The next who needs it tries again.
        joining = undefined;
        throw failure;
      },
    ));

  const entries = readEntries();
  const served = servedState(entries);
  const store: AppStore = configureStore({
    reducer: rootReducer,
    preloadedState: { ...served, ...entries },
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
  let before = store.getState();
  writeReaderCookie(before);
  store.subscribe(() => {
    const now = store.getState();
    writeEntries(now, before);
    const isOther = (['session', 'language', 'listView'] as const).some(
      (part) => now[part] !== before[part],
    );
    if (isOther) writeReaderCookie(now);
    before = now;
  });
  const ready = selectIsSignedIn(before) ? joinCustomer() : Promise.resolve();
  return { store, ready, served };
}

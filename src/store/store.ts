import { configureStore, createDynamicMiddleware } from '@reduxjs/toolkit';

import { api } from '../api/api';
import type { EarlyAnswers } from '../api/early';
import { untilLoaded } from '../i18n/untilLoaded';
import { rootReducer } from '../slices/rootReducer';
import { selectIsSignedIn } from '../slices/session';

import type { AppDispatch, AppStore, RootState } from './hooks';
import { readEntries, writeEntries } from './persistence/entries';
import { makePorts } from './ports';
import { writeReaderCookie } from './readerCookie';
import { servedState } from './servedState';
import { makeSignInGate } from './signInGate';

/** In development, checks would traverse ten thousand lines on every keystroke. */
const SHEET_LINES = /^worksheets\..+\.lines$/;

/**
 * Creates the store. Session, language and search text are restored before the first paint; `ready`
 * resolves once everything that a stored session needs is loaded too; `served` is the state that the
 * page shows, if it was server-rendered.
 */
export function makeStore(
  reload = (path: string) => location.assign(path),
  answers?: EarlyAnswers,
) {
  const gate = makeSignInGate();
  const later = createDynamicMiddleware<RootState, AppDispatch>();
  let customerSetup: Promise<void> | undefined;
  const joinCustomer = () =>
    (customerSetup ??= import(/* webpackChunkName: "buyer" */ './customer').then(
      (customer) => {
        const { middleware, storage } = customer.setUpCustomer({ store, gate, reload });
        later.addMiddleware(middleware);
        return storage.settled();
      },
      (failure) => {
        // Allows the next caller to try again.
        customerSetup = undefined;
        throw failure;
      },
    ));

  const entries = readEntries();
  const served = servedState(entries, answers);
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
  const ready = selectIsSignedIn(before) ? untilLoaded(joinCustomer) : Promise.resolve();
  return { store, ready, served };
}

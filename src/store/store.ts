import { configureStore, createDynamicMiddleware } from '@reduxjs/toolkit';

import { parseReaderCookie, READER_COOKIE, formatReaderCookie } from '#domain/readerCookie';

import { api } from '../api/api';
import type { EarlyAnswers } from '../api/early';
import { featuresApi } from '../api/features';
import { RETRIES } from '../api/ports';
import { untilLoaded } from '../i18n/untilLoaded';
import { selectLanguage } from '../slices/language';
import { selectListView } from '../slices/listView';
import { rootReducer } from '../slices/rootReducer';
import { selectIsSignedIn, selectCountry, selectToken, sessionExpired } from '../slices/session';

import { connectionPorts } from './connection';
import type { AppDispatch, AppStore, RootState, StorePorts } from './hooks';
import { readEntries, writeEntries } from './persistence/entries';
import { servedState } from './servedState';
import { makeSignInGate, type SignInGate } from './signInGate';

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

/** Max-Age of the cookie, in seconds: one year. */
const MAX_AGE_SECONDS = 365 * 24 * 60 * 60;

/** The value that applies without a cookie: the first language and country. */
const DEFAULT_READER = formatReaderCookie(parseReaderCookie(''));

/** Writes the cookie from which the server knows what first screen to render next time. */
function writeReaderCookie(state: RootState) {
  const reader = formatReaderCookie({
    language: selectLanguage(state),
    country: selectCountry(state),
    isCustomer: selectIsSignedIn(state),
    hasCards: selectListView(state) === 'cards',
  });
  const seconds = reader === DEFAULT_READER ? 0 : MAX_AGE_SECONDS;
  document.cookie = `${READER_COOKIE}=${reader}; Path=/; Max-Age=${seconds}; SameSite=Lax`;
}

const { listFeatures } = featuresApi.endpoints;

/** Connects what the API needs to the slices that provide it. */
const makePorts = (gate: SignInGate, joinCustomer: StorePorts['joinCustomer']): StorePorts => ({
  fetch: (request) => window.early?.take?.(request as Request) ?? fetch(request),
  retries: RETRIES,
  warn: (...args) => console.warn(...args),
  joinCustomer,
  tokenOf: (state) => selectToken(state as RootState),
  languageOf: (state) => selectLanguage(state as RootState),
  signInAgain: (dispatch) => {
    dispatch(sessionExpired());
    return gate.wait();
  },
  isAble: async (dispatch, feature) => {
    const asking = listFeatures.initiate(undefined, { subscribe: false });
    const { data } = await (dispatch as AppDispatch)(asking);
    return data?.includes(feature);
  },
  ...connectionPorts,
});

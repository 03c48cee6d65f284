import { configureStore, isPending, type Middleware } from '@reduxjs/toolkit';

import type { PageRequest } from '#contract/renderedPage';

import { api } from '../api/api';
import { CUSTOMER_ID_PLACEHOLDER } from '../api/early';
import type { ListView } from '../slices/listView';
import { rootReducer } from '../slices/rootReducer';
import { signedOut } from '../slices/session';

import type { AppStore, RootState } from './hooks';

interface PendingAction {
  meta: { arg: { queryCacheKey?: string } };
}

interface QueryAction {
  meta?: {
    arg?: { queryCacheKey?: string };
    baseQueryMeta?: { products?: unknown; request?: Request };
  };
  payload?: { status?: unknown };
}

const UNAUTHORIZED = 401;

/**
 * A call that was refused is not repeated by later render passes; the screen keeps showing the
 * refusal.
 */
const skipRefusedCalls: Middleware<object, RootState> =
  ({ getState }) =>
  (next) =>
  (action) => {
    if (!isPending(action)) return next(action);
    const { queryCacheKey = '' } = (action as PendingAction).meta.arg;
    const isRefused = getState().api.queries[queryCacheKey as never]?.status === 'rejected';
    return isRefused ? action : next(action);
  };

/** Reports the calls whose response contains more for a customer, or is for customers only. */
const reportCustomerCalls =
  (onCustomers: (request: Request, queryCacheKey: string) => void): Middleware =>
  () =>
  (next) =>
  (action) => {
    const { meta, payload } = action as QueryAction;
    const { products, request } = meta?.baseQueryMeta ?? {};
    if (request && (products || payload?.status === UNAUTHORIZED))
      onCustomers(request, meta?.arg?.queryCacheKey ?? '');
    return next(action);
  };

interface ServerStoreOptions extends Pick<
  PageRequest,
  'language' | 'country' | 'isCustomer' | 'hasCards' | 'fetch'
> {
  /**
   * Called for each request that a customer's browser has to make itself, with the key of its
   * response in the store.
   */
  onCustomers?: (request: Request, queryCacheKey: string) => void;
  /** Responses that are already available. */
  state?: object;
}

/**
 * Creates the store for server-rendering a page: nothing is persisted, and the signed-in user is
 * anonymous.
 */
export function makeServerStore(options: ServerStoreOptions): AppStore {
  const { language, country, isCustomer, hasCards, fetch, state } = options;
  const nothing = () => undefined;
  const { onCustomers = nothing } = options;
  const view: ListView = hasCards ? 'cards' : 'rows';
  const extraArgument = {
    fetch: (input: RequestInfo | URL, init?: RequestInit) => fetch(new Request(input, init)),
    joinCustomer: () => Promise.reject(new Error('Nobody signs in while rendering on the server.')),
    tokenOf: () => null,
    languageOf: () => language,
    signInAgain: () => Promise.resolve(false),
    isAble: () => Promise.resolve(true),
    retries: 0,
    warn: nothing,
    connectionFailed: nothing,
    connectionWorked: nothing,
    retriesBegan: nothing,
    retriesEnded: nothing,
  };
  return configureStore({
    reducer: rootReducer,
    preloadedState: {
      ...state,
      language: { selected: language },
      listView: { view },
      session: {
        ...signedOut,
        token: isCustomer ? '' : null,
        user: { lang: language, cflag: country, user_value: CUSTOMER_ID_PLACEHOLDER },
      },
    },
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument },
        immutableCheck: false,
        serializableCheck: false,
      }).concat(skipRefusedCalls, reportCustomerCalls(onCustomers), api.middleware),
  });
}

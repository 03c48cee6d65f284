import {
  fetchBaseQuery,
  retry,
  type BaseQueryApi,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
  type QueryReturnValue,
} from '@reduxjs/toolkit/query';

import type { Feature } from '#domain/features';

import type { CallError } from './callError';
import { callUrl, maySendToken } from './hosts';
import type { Ports } from './ports';
import type { CarriesProducts } from './products';
import { isTemporary, isOutcomeUnknown, REFUSED, TOKEN_WITHHELD } from './reasonOf';

type QueryResult = QueryReturnValue<unknown, FetchBaseQueryError, FetchBaseQueryMeta>;

/** HTTP status used for features that the server does not offer. */
const NOT_OFFERED = 404;

/** Body text of a truncated response; a body that was sent empty parses without an error. */
const TRUNCATED_BODY = '';

const portsOf = ({ extra }: Pick<BaseQueryApi, 'extra'>) => extra as Ports;

/** Serialises arrays as `brand=A&brand=B` and omits undefined values. */
function serialiseQuery(query: Record<string, unknown>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((one) => one !== undefined)
      .map((one) => [name, String(one)]),
  );
  return new URLSearchParams(pairs).toString();
}

const sendRequest: BaseQueryFn<
  FetchArgs,
  unknown,
  FetchBaseQueryError,
  object,
  FetchBaseQueryMeta
> = (args, api, options) =>
  fetchBaseQuery({
    fetchFn: portsOf(api).fetch,
    baseUrl: '',
    paramsSerializer: serialiseQuery,
    prepareHeaders: (headers, { getState, extra, arg }) => {
      const { tokenOf, languageOf } = extra as Ports;
      const token = tokenOf(getState());
      const address = typeof arg === 'string' ? arg : arg.url;
      const isSigningIn = address.endsWith('/login');
      if (token && !isSigningIn && maySendToken(address))
        headers.set('Authorization', `Bearer ${token}`);
      headers.set('Accept-Language', languageOf(getState()) || 'en');
      return headers;
    },
  })(args, api, options);

/**
 * Normalises a server's response: a `status` of false means the call was refused, except in a
 * report on lines, which states the outcome of each line.
 */
function normaliseResult(result: QueryResult, { type }: BaseQueryApi): QueryResult {
  const { data, error, meta } = result;
  if (error?.status === 'PARSING_ERROR') {
    const { originalStatus: code, data: text } = error;
    if (!isFine(code)) return { error: { status: code, data: undefined }, meta };
    if (text === TRUNCATED_BODY)
      return { error: { status: 'FETCH_ERROR', error: error.error }, meta };
  }
  if (error || type !== 'mutation') return result;
  const { status, lines } = (data ?? {}) as { status?: unknown; lines?: unknown };
  return status === false && !lines ? { error: { status: REFUSED, data }, meta } : result;
}

const isFine = (status: number) => status >= 200 && status < 300;

/**
 * Signals of calls that have already cast doubt on the connection; their retries do not report it
 * again.
 */
const callsInDoubt = new WeakSet<AbortSignal>();

/** Signals of calls being retried, which the screen indicates until they end. */
const retried = new WeakSet<AbortSignal>();

/** Reads may be retried (specification 7); changes are never retried automatically. */
const mayRetry = ({ method = 'GET' }: FetchArgs, { type }: BaseQueryApi, error: CallError) =>
  type === 'query' && method === 'GET' && isTemporary(error);

/**
 * Makes one attempt; an expired token is renewed in a dialog over the page, and the call is
 * repeated once.
 */
const queryWithReauth: BaseQueryFn<FetchArgs, unknown, FetchBaseQueryError> = async (
  args,
  api,
  options,
) => {
  const ports = portsOf(api);
  const request = { ...args, url: callUrl(args.url) };
  const queryOnce = async () => normaliseResult(await sendRequest(request, api, options), api);
  let result = await queryOnce();

  const hadToken = ports.tokenOf(api.getState()) !== null;
  if (result.error?.status === 401 && hadToken && !args.url.endsWith('/login')) {
    // Signing in again does not help if the token may not be sent to this host.
    if (!maySendToken(request.url)) return { error: TOKEN_WITHHELD, meta: result.meta };
    if (await ports.signInAgain(api.dispatch)) result = await queryOnce();
  }

  const error = result.error as CallError | undefined;
  if (!isOutcomeUnknown(error)) ports.connectionWorked(api.dispatch);
  else if (!api.signal.aborted && !callsInDoubt.has(api.signal)) {
    callsInDoubt.add(api.signal);
    ports.connectionFailed(api.dispatch);
  }
  if (error && !api.signal.aborted && !retried.has(api.signal) && mayRetry(args, api, error)) {
    retried.add(api.signal);
    ports.retriesBegan(api.dispatch);
  }
  return result;
};

const MAX_BACKOFF_MS = 30_000;

/** 1, 2, then 4 seconds, capped at 30 (specification 7). */
const backoff = (attempt: number) =>
  new Promise<void>((resolve) =>
    setTimeout(resolve, Math.min(1000 * 2 ** (attempt - 1), MAX_BACKOFF_MS)),
  );

const queryWithRetries = retry(queryWithReauth, {
  backoff,
  retryCondition: (error, args, { attempt, baseQueryApi }) =>
    attempt <= portsOf(baseQueryApi).retries && mayRetry(args, baseQueryApi, error as CallError),
}) as BaseQueryFn<FetchArgs, unknown, CallError>;

/** Reports when the last retry has ended, so that the screen can stop indicating it. */
const queryReportingRetries: typeof queryWithRetries = async (args, api, options) => {
  try {
    return await queryWithRetries(args, api, options);
  } finally {
    if (retried.delete(api.signal)) portsOf(api).retriesEnded(api.dispatch);
  }
};

/** Options of an endpoint. */
export interface CallOptions extends CarriesProducts {
  /**
   * Name under which `/features` lists an endpoint beyond section 7 of the specification; servers
   * without it are not called.
   */
  feature?: Feature;
  /** Whether only `status: true`, or a report on lines, means that the change was made. */
  isConfirmed?: true;
}

/** Treats a response that confirms nothing, such as `{}` or an empty body, as a refusal. */
function refuseUnconfirmed(result: QueryReturnValue<unknown, CallError, object>) {
  const { status, lines } = (result.data ?? {}) as { status?: unknown; lines?: unknown };
  if (result.error || status === true || Array.isArray(lines)) return result;
  return { error: { status: REFUSED, data: undefined }, meta: result.meta };
}

const KEY = 'Idempotency-Key';

/** Removes the idempotency key for servers that do not support it. */
const withoutKey = (args: FetchArgs): FetchArgs => {
  const headers = new Headers(args.headers as HeadersInit);
  headers.delete(KEY);
  return { ...args, headers };
};

/**
 * Sends a call. Final failures are logged by path only (specification 8); reporting them to the
 * user is up to the screen. Products found in a response are passed along in `meta`.
 */
export const baseQuery: BaseQueryFn<FetchArgs, unknown, CallError, CallOptions> = async (
  args,
  api,
  options = {},
) => {
  const { feature, productsOf, isConfirmed } = options;
  const isMissing = async (feature: Feature) =>
    (await portsOf(api).isAble(api.dispatch, feature)) === false;
  if (feature && (await isMissing(feature))) {
    return { error: { status: NOT_OFFERED, data: undefined } };
  }
  const isKeyed = new Headers(args.headers as HeadersInit).has(KEY);
  const supportedArgs = isKeyed && (await isMissing('idempotency')) ? withoutKey(args) : args;
  const answer = await queryReportingRetries(supportedArgs, api, {});
  const result = isConfirmed ? refuseUnconfirmed(answer) : answer;
  if (result.error && !api.signal.aborted)
    portsOf(api).warn(`${args.method} ${args.url} failed:`, result.error.status);
  if (result.data == null || !productsOf) return result;
  return { ...result, meta: { ...result.meta, products: productsOf(result.data as never) } };
};

import type { FetchArgs } from '@reduxjs/toolkit/query';

import type { Call, CallParts, Reply, Route } from '#contract/route';

/** A call as it is sent; what its parts may be is checked where they are given. */
interface SentCall {
  method: string;
  url: string;
  params?: Record<string, string>;
  query?: unknown;
  body?: unknown;
}

function toFetchArgs(
  { url, params = {}, query, ...rest }: SentCall,
  headers?: Record<string, string>,
): FetchArgs {
  const filled = url.replace(/:(\w+)/g, (_slot, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  return { ...rest, url: filled, params: query as FetchArgs['params'], headers };
}

/**
 * Builds a request defined by the contract. The URL is written here and typed there, so the client
 * stops compiling when a route moves on the server.
 */
export const buildRequest = <R extends Route>(
  request: Call<R>,
  headers?: Record<string, string>,
): FetchArgs => toFetchArgs(request as SentCall, headers);

/** The parts of a call, and the version that it may change, if it is refused for any other. */
export type Versioned<R extends Route> = CallParts<R> & { ifMatch?: number };

/** Builds the requests of an endpoint whose argument is the parts of its call. */
export const requestTo =
  <R extends Route>(method: R['method'], url: R['url']) =>
  (parts: Versioned<R>): FetchArgs => {
    const { ifMatch, ...rest } = parts as { ifMatch?: number };
    return toFetchArgs(
      { method, url, ...rest },
      ifMatch === undefined ? undefined : { 'If-Match': `"${ifMatch}"` },
    );
  };

type QueryOf<R extends Route> = Call<R> extends { query?: infer Query } ? Query : never;

type BodyOf<R extends Route> = Call<R> extends { body?: infer Body } ? Body : never;

/** The request and the response of an endpoint, by the arguments that it takes. */
const endpoint = <R extends Route, Sent>(query: (sent: Sent) => FetchArgs) => ({
  query,
  transformResponse: (reply: Reply<R>) => reply,
});

/** An endpoint whose argument is the query of its call. */
export const withQuery = <R extends Route>(method: R['method'], url: R['url']) =>
  endpoint<R, QueryOf<R>>((query) => toFetchArgs({ method, url, query }));

/** An endpoint whose argument is the body of its call. */
export const withBody = <R extends Route>(method: R['method'], url: R['url']) =>
  endpoint<R, BodyOf<R>>((body) => toFetchArgs({ method, url, body }));

/** An endpoint whose argument is the body and a `key` that makes a repeated call harmless: it is processed once. */
export const withKey = <R extends Route>(method: R['method'], url: R['url']) =>
  endpoint<R, BodyOf<R> & { key: string }>(({ key, ...body }) =>
    toFetchArgs({ method, url, body }, { 'Idempotency-Key': key }),
  );

/** An endpoint whose argument is the parts of its call. */
export const withParts = <R extends Route>(method: R['method'], url: R['url']) =>
  endpoint<R, Versioned<R>>(requestTo<R>(method, url));

/** Builds the requests of a read whose argument is its query. */
export const readFrom = <R extends Route>(url: R['url']) => withQuery<R>('GET', url).query;

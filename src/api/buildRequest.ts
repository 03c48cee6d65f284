import type { FetchArgs } from '@reduxjs/toolkit/query';

import type { Call, Route } from '#contract/route';

interface LooseCall {
  method: string;
  url: string;
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/**
 * Builds a request defined by the contract. The URL is written here and typed there, so the client
 * stops compiling when a route moves on the server.
 */
export function buildRequest<R extends Route>(
  request: Call<R>,
  headers?: Record<string, string>,
): FetchArgs {
  const { url, params = {}, query, ...rest } = request as LooseCall;
  const filled = url.replace(/:(\w+)/g, (_slot, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  return { ...rest, url: filled, params: query, headers };
}

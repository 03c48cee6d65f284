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
 * Writes a request the contract knows. The address is spelled here and typed
 * there, so a route that moves on the server stops compiling on the client.
 */
export function call<R extends Route>(
  request: Call<R>,
  headers?: Record<string, string>,
): FetchArgs {
  const { url, params = {}, query, ...rest } = request as LooseCall;
  const filled = url.replace(/:(\w+)/g, (_slot, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  return { ...rest, url: filled, params: query, headers };
}

import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

import type { Config } from '../config';

/** How long browsers cache a preflight response, in seconds. */
const PREFLIGHT_MAX_AGE_SECONDS = 600;

/**
 * Allows pages of the configured origins to call the storefront API with a bearer token, but never
 * with cookies: no route authenticates by ambient credentials.
 */
export async function installCors(
  app: FastifyInstance,
  { allowedOrigins }: Pick<Config, 'allowedOrigins'>,
): Promise<void> {
  if (allowedOrigins.length === 0) return;
  const storefrontOptions = {
    origin: allowedOrigins,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'accept-language', 'idempotency-key'],
    exposedHeaders: ['x-request-id', 'retry-after', 'idempotent-replayed', 'content-disposition'],
    maxAge: PREFLIGHT_MAX_AGE_SECONDS,
  };
  await app.register(cors, {
    delegator: ({ url }, callback) =>
      callback(null, isStorefront(url) ? storefrontOptions : { origin: false }),
  });
}

/**
 * Whether the URL is part of the storefront API; the machine API is for servers, and the
 * documentation is same-origin only.
 */
const isStorefront = (url: string): boolean =>
  /^\/(api\/|search\/|ipgeo\b)/.test(url) && !/^\/api\/(v1|docs)\b/.test(url);

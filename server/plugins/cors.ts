import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

import type { Config } from '../config';

/** Seconds that a browser remembers what it may send. */
const REMEMBERED = 600;

/**
 * Lets pages of the named origins make the storefront's calls, with a bearer token and never with a
 * cookie: nothing here counts a browser as anybody's by what it sends by itself.
 */
export async function installCors(
  app: FastifyInstance,
  { allowedOrigins }: Pick<Config, 'allowedOrigins'>,
): Promise<void> {
  if (allowedOrigins.length === 0) return;
  const open = {
    origin: allowedOrigins,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'accept-language', 'idempotency-key'],
    exposedHeaders: ['x-request-id', 'retry-after', 'idempotent-replayed', 'content-disposition'],
    maxAge: REMEMBERED,
  };
  await app.register(cors, {
    delegator: ({ url }, callback) => callback(null, isStorefront(url) ? open : { origin: false }),
  });
}

/** The calls that pages make; the machine interface is for servers, and its description for one origin. */
const isStorefront = (url: string): boolean =>
  /^\/(api\/|search\/|ipgeo\b)/.test(url) && !/^\/api\/(v1|docs)\b/.test(url);

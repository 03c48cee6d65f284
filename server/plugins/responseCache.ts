import { hash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestHookHandler,
  onSendHookHandler,
} from 'fastify';

import { cachePerOwner } from '../catalogue/cache';

import {
  copyOutOfPool,
  encodingOf,
  compressQuickly,
  MIN_COMPRESSED_LENGTH,
  type ContentCoding,
} from './compression';
import { isData } from './headers';
import { languageOf } from './language';
import { isNotModified } from './notModified';
import { isOpenedDirectly, pageVariantOf } from './pageVariant';
import { screenAddressOf } from './screenAddress';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether responses to visitors are cached until the catalogue or content changes. */
    isCached?: true;
  }
  interface FastifyRequest {
    /**
     * Caches the response with the headers set so far, for requests from visitors like this one;
     * `null` if it is not cacheable.
     */
    cacheResponse: ((reply: FastifyReply, bytes: Buffer) => void) | null;
  }
}

interface ResponseCacheOptions {
  catalogue: { readonly edition: object };
  now: () => Date;
}

/** A complete response, ready to be sent. */
interface CachedResponse {
  etag: string;
  encoding: string | undefined;
  /** Names and values of all headers that do not differ from request to request, in turn. */
  headers: readonly string[];
  bytes: Buffer;
  /** Time in milliseconds since the epoch after which it is no longer served. */
  until: number;
  /** Number of cache hits. */
  hits: number;
}

/** Maximum total size in bytes. */
const MAX_CACHE_BYTES = 16_000_000;
/** Overhead of an entry in bytes. */
const ENTRY_OVERHEAD_BYTES = 1_000;
/** Maximum age in milliseconds, in case a change goes unnoticed. */
const MAX_AGE_MS = 60_000;

/** Headers of a request or connection, not of the response. */
const PER_REQUEST = /^(x-request-id|x-ratelimit-.*|connection)$/;

const cachedResponsesOf = cachePerOwner<object, CachedResponse>(
  () => MAX_CACHE_BYTES,
  ({ bytes }) => bytes.length + ENTRY_OVERHEAD_BYTES,
);

const RECOMPRESS_AFTER_HITS = 4;
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const COMPRESSORS = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const DECOMPRESSORS = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

/**
 * Serves visitors from memory, without the hooks that are installed later: a cached response counts
 * against no rate limit. Routes opt in; responses to customers are neither stored nor served from
 * the cache.
 */
export function installResponseCache(
  app: FastifyInstance,
  { catalogue, now }: ResponseCacheOptions,
): void {
  app.decorateRequest('cacheResponse', null);

  let recompression = Promise.resolve();
  /**
   * One after the other, as each takes megabytes and hundreds may become due at the same moment.
   */
  const queueRecompression = (response: CachedResponse, fail: (error: unknown) => void) => {
    recompression = recompression.then(() => recompress(response)).catch(fail);
  };

  const serve: onRequestHookHandler = (request, reply, done) => {
    if (request.method !== 'GET' || request.headers.authorization !== undefined) return done();
    const cacheKey = cacheKeyOf(request);
    const responses = cachedResponsesOf(catalogue.edition);
    const cached = responses.get(cacheKey);
    const time = now().getTime();
    if (cached && cached.until > time) {
      cached.hits += 1;
      reply.hijack();
      send(request, reply.raw, cached);
      if (cached.hits === RECOMPRESS_AFTER_HITS && isData(request.url))
        queueRecompression(cached, (error) => request.log.error(error));
      return;
    }
    request.cacheResponse = (response, bytes) =>
      responses.set(cacheKey, toCachedResponse(response, bytes, time + MAX_AGE_MS));
    done();
  };
  app.addHook('onRequest', serve);

  app.addHook('onRoute', (route) => {
    if (!route.config?.isCached || route.method !== 'GET') return;
    route.onSend = [storeResponse, route.onSend ?? []].flat();
  });
}

const storeResponse: onSendHookHandler = (request, reply, payload, done) => {
  const { cacheResponse } = request;
  if (!cacheResponse || reply.statusCode !== 200 || typeof payload !== 'string')
    return done(null, payload);
  const encoding = payload.length < MIN_COMPRESSED_LENGTH ? '' : encodingOf(request);
  const bytes =
    encoding === '' ? copyOutOfPool(Buffer.from(payload)) : compressQuickly(payload, encoding);
  reply.headers(headersOf(payload, encoding));
  cacheResponse(reply, bytes);
  if (!isNotModified(request, String(reply.getHeader('etag')))) return done(null, bytes);
  reply.code(304);
  done(null, null);
};

/** The ETag is weak because recompressing the same content does not change it. */
const headersOf = (text: string, encoding: ContentCoding) => ({
  'content-type': 'application/json; charset=utf-8',
  etag: `W/"${hash('sha256', encoding + text).slice(0, 32)}"`,
  ...(encoding !== '' && { 'content-encoding': encoding }),
});

function toCachedResponse(reply: FastifyReply, bytes: Buffer, until: number): CachedResponse {
  const headers = Object.entries(reply.getHeaders()).filter(([name]) => !PER_REQUEST.test(name));
  return {
    etag: String(reply.getHeader('etag')),
    encoding: reply.getHeader('content-encoding')?.toString(),
    headers: headers.flatMap(([name, value]) => [name, String(value)]),
    bytes,
    until,
    hits: 0,
  };
}

/** Recompresses frequently requested responses at a higher quality in the background. */
async function recompress(response: CachedResponse): Promise<void> {
  const { encoding, bytes } = response;
  if (encoding !== 'br' && encoding !== 'gzip') return;
  const decompressed = await DECOMPRESSORS[encoding](bytes);
  const recompressed = await (encoding === 'br'
    ? COMPRESSORS.br(decompressed, QUALITY)
    : COMPRESSORS.gzip(decompressed));
  response.bytes = copyOutOfPool(recompressed);
}

/** Sends a cached response; answers 304 if the client already has this version. */
function send(request: FastifyRequest, raw: ServerResponse, cached: CachedResponse): void {
  const { etag, headers, bytes } = cached;
  if (isNotModified(request, etag)) {
    raw.writeHead(304, [...headers, 'x-request-id', request.id]).end();
    return;
  }
  const length = String(bytes.length);
  raw.writeHead(200, [...headers, 'x-request-id', request.id, 'content-length', length]).end(bytes);
}

/** The cache key: all that responses to visitors depend on. */
function cacheKeyOf(request: FastifyRequest): string {
  const { url, headers } = request;
  const [variant, address] = isData(url)
    ? [languageOf(request), url]
    : [`${pageVariantOf(request)} ${isOpenedDirectly(request)}`, screenAddressOf(url)];
  return `${encodingOf(request)} ${variant} ${headers.origin ?? ''} ${address}`;
}

import { hash } from 'node:crypto';
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
  type Encoding,
} from './compression';
import { languageOf } from './language';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether responses to visitors are cached until the catalogue or content changes. */
    isCached?: true;
  }
  interface FastifyRequest {
    /** Stores the response to this request in the cache; `null` if it is not cacheable. */
    keep: ((answer: CachedResponse) => void) | null;
  }
}

interface ResponseCacheOptions {
  catalogue: { readonly edition: object };
  now: () => Date;
}

/** A response ready to be sent. */
interface CachedResponse {
  bytes: Buffer;
  headers: { etag: string; 'content-type': string; 'content-encoding'?: 'br' | 'gzip' };
}

/** Maximum total size in bytes. */
const MAX_CACHE_BYTES = 16_000_000;
/** Overhead of an entry in bytes. */
const ENTRY_OVERHEAD_BYTES = 500;
/** Maximum age in milliseconds, in case a change goes unnoticed. */
const MAX_AGE_MS = 60_000;

interface Entry {
  answer: CachedResponse;
  until: number;
  /** Number of cache hits. */
  times: number;
}

const cachedResponsesOf = cachePerOwner<object, Entry>(
  () => MAX_CACHE_BYTES,
  ({ answer }) => answer.bytes.length + ENTRY_OVERHEAD_BYTES,
);

const RECOMPRESS_AFTER_HITS = 4;
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const COMPRESSORS = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const DECOMPRESSORS = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

/**
 * Caches responses to visitors on routes that opt in. Responses to customers are neither stored nor
 * served from the cache. Access is checked first; a cached response counts against no rate limit.
 */
export function installResponseCache(
  app: FastifyInstance,
  { catalogue, now }: ResponseCacheOptions,
): void {
  app.decorateRequest('keep', null);

  app.addHook('onRoute', (route) => {
    if (!route.config?.isCached || route.method !== 'GET') return;
    route.onRequest = [route.onRequest ?? [], find].flat();
    route.onSend = [storeResponse, route.onSend ?? []].flat();
  });

  let recompression = Promise.resolve();
  /**
   * One after the other, as each takes megabytes and hundreds may become due at the same moment.
   */
  const queueRecompression = (entry: Entry, fail: (error: unknown) => void) => {
    recompression = recompression.then(() => recompress(entry)).catch(fail);
  };

  const find: onRequestHookHandler = (request, reply, done) => {
    if (request.customer) return done();
    const cacheKey = cacheKeyOf(request);
    const responses = cachedResponsesOf(catalogue.edition);
    const cachedEntry = responses.get(cacheKey);
    const time = now().getTime();
    if (cachedEntry && cachedEntry.until > time) {
      reply.send(prepareReply(request, reply, cachedEntry.answer));
      cachedEntry.times += 1;
      if (cachedEntry.times === RECOMPRESS_AFTER_HITS)
        queueRecompression(cachedEntry, (error) => request.log.error(error));
      return;
    }
    request.keep = (answer) =>
      responses.set(cacheKey, { answer, until: time + MAX_AGE_MS, times: 0 });
    done();
  };

  const storeResponse: onSendHookHandler = (request, reply, payload, done) => {
    const { keep } = request;
    if (!keep || reply.statusCode !== 200 || typeof payload !== 'string') {
      return done(null, payload);
    }
    const encoding = payload.length < MIN_COMPRESSED_LENGTH ? '' : encodingOf(request);
    const bytes =
      encoding === '' ? copyOutOfPool(Buffer.from(payload)) : compressQuickly(payload, encoding);
    const answer = { bytes, headers: headersOf(payload, encoding) };
    keep(answer);
    done(null, prepareReply(request, reply, answer));
  };
}

/** The ETag is weak because recompressing the same content does not change it. */
const headersOf = (text: string, encoding: Encoding): CachedResponse['headers'] => ({
  'content-type': 'application/json; charset=utf-8',
  etag: `W/"${hash('sha256', encoding + text).slice(0, 32)}"`,
  ...(encoding !== '' && { 'content-encoding': encoding }),
});

/** Recompresses frequently requested responses at a higher quality in the background. */
async function recompress(entry: Entry): Promise<void> {
  const { bytes, headers } = entry.answer;
  const encoding = headers['content-encoding'];
  if (encoding === undefined) return;
  const decompressed = await DECOMPRESSORS[encoding](bytes);
  const recompressed = await (encoding === 'br'
    ? COMPRESSORS.br(decompressed, QUALITY)
    : COMPRESSORS.gzip(decompressed));
  entry.answer = { bytes: copyOutOfPool(recompressed), headers };
}

/** Sets the headers and returns the body; answers 304 if the client already has this version. */
function prepareReply(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { bytes, headers: own }: CachedResponse,
) {
  reply.headers(own);
  if (!headers['if-none-match']?.includes(own.etag)) return bytes;
  reply.code(304);
  return null;
}

/** The cache key: requests are determined by their URL, language and encoding. */
const cacheKeyOf = (request: FastifyRequest): string =>
  `${encodingOf(request)} ${languageOf(request)} ${request.url}`;

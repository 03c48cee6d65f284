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
    keep: ((answer: Answer) => void) | null;
  }
}

interface Keeping {
  catalogue: { readonly edition: object };
  now: () => Date;
}

/** A response ready to be sent. */
interface Answer {
  bytes: Buffer;
  headers: { etag: string; 'content-type': string; 'content-encoding'?: 'br' | 'gzip' };
}

/** Maximum total size in bytes. */
const MOST = 16_000_000;
/** Overhead of an entry in bytes. */
const BESIDE = 500;
/** Maximum age in milliseconds, in case a change goes unnoticed. */
const FRESH = 60_000;

interface Entry {
  answer: Answer;
  until: number;
  /** Number of cache hits. */
  times: number;
}

const answersOf = cachePerOwner<object, Entry>(
  () => MOST,
  ({ answer }) => answer.bytes.length + BESIDE,
);

const OFTEN = 4;
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const PACKERS = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const UNPACKERS = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

/**
 * Caches responses to visitors on routes that opt in. Responses to customers are neither stored nor
 * served from the cache. Access is checked first; a cached response counts against no rate limit.
 */
export function installResponseCache(app: FastifyInstance, { catalogue, now }: Keeping): void {
  app.decorateRequest('keep', null);

  app.addHook('onRoute', (route) => {
    if (!route.config?.isCached || route.method !== 'GET') return;
    route.onRequest = [route.onRequest ?? [], find].flat();
    route.onSend = [keepAnswer, route.onSend ?? []].flat();
  });

  let packing = Promise.resolve();
  /**
   * One after the other, as each takes megabytes and hundreds may become due at the same moment.
   */
  const packInTurn = (entry: Entry, fail: (error: unknown) => void) => {
    packing = packing.then(() => recompress(entry)).catch(fail);
  };

  const find: onRequestHookHandler = (request, reply, done) => {
    if (request.customer) return done();
    const name = nameOf(request);
    const answers = answersOf(catalogue.edition);
    const known = answers.get(name);
    const time = now().getTime();
    if (known && known.until > time) {
      reply.send(prepareReply(request, reply, known.answer));
      known.times += 1;
      if (known.times === OFTEN) packInTurn(known, (error) => request.log.error(error));
      return;
    }
    request.keep = (answer) => answers.set(name, { answer, until: time + FRESH, times: 0 });
    done();
  };

  const keepAnswer: onSendHookHandler = (request, reply, payload, done) => {
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
const headersOf = (text: string, encoding: Encoding): Answer['headers'] => ({
  'content-type': 'application/json; charset=utf-8',
  etag: `W/"${hash('sha256', encoding + text).slice(0, 32)}"`,
  ...(encoding !== '' && { 'content-encoding': encoding }),
});

/** Recompresses frequently requested responses at a higher quality in the background. */
async function recompress(entry: Entry): Promise<void> {
  const { bytes, headers } = entry.answer;
  const encoding = headers['content-encoding'];
  if (encoding === undefined) return;
  const plain = await UNPACKERS[encoding](bytes);
  const packed = await (encoding === 'br' ? PACKERS.br(plain, QUALITY) : PACKERS.gzip(plain));
  entry.answer = { bytes: copyOutOfPool(packed), headers };
}

/** Sets the headers and returns the body; answers 304 if the client already has this version. */
function prepareReply(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { bytes, headers: own }: Answer,
) {
  reply.headers(own);
  if (!headers['if-none-match']?.includes(own.etag)) return bytes;
  reply.code(304);
  return null;
}

/** The cache key: requests are determined by their URL, language and encoding. */
const nameOf = (request: FastifyRequest): string =>
  `${encodingOf(request)} ${languageOf(request)} ${request.url}`;

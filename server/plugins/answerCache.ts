import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestHookHandler,
  onSendHookHandler,
} from 'fastify';

import { cacheOf } from '../catalogue/cache';
import { tagFor } from '../files/tagFor';

import { languageOf } from './language';
import { encodingOf, WORTH_PACKING, type Encoding } from './packing';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Visitors are answered alike until the catalogue or the content changes. */
    isKept?: true;
  }
  interface FastifyRequest {
    /** Keeps what this visitor is answered. */
    keep: ((answer: Answer) => void) | null;
  }
}

interface Keeping {
  catalogue: { readonly edition: object };
  now: () => Date;
}

/** An answer ready to be sent. */
interface Answer {
  bytes: Buffer;
  headers: { etag: string; 'content-type': string; 'content-encoding'?: string };
}

/** Bytes that are kept in all. */
const MOST = 16_000_000;
/** Bytes that an entry takes beside its own. */
const BESIDE = 500;
/** Milliseconds that an answer is given again, should anything have changed without a word. */
const FRESH = 60_000;

const answersOf = cacheOf<object, { answer: Answer; until: number }>(
  () => MOST,
  ({ answer }) => answer.bytes.length + BESIDE,
);

const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const PACKERS = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/**
 * Answers visitors from the bytes of an earlier answer, on routes that say so. A customer's answer is
 * neither kept nor taken from here; access and limits are judged before.
 */
export function installAnswerCache(app: FastifyInstance, { catalogue, now }: Keeping): void {
  app.decorateRequest('keep', null);

  app.addHook('onRoute', (route) => {
    if (!route.config?.isKept || route.method !== 'GET') return;
    route.onRequest = [route.onRequest ?? [], find].flat();
    route.onSend = [keepAnswer, route.onSend ?? []].flat();
  });

  const find: onRequestHookHandler = (request, reply, done) => {
    if (request.customer) return done();
    const name = nameOf(request);
    const answers = answersOf(catalogue.edition);
    const known = answers.get(name);
    const time = now().getTime();
    if (known && known.until > time) {
      return void reply.send(dress(request, reply, known.answer));
    }
    request.keep = (answer) => answers.keep(name, { answer, until: time + FRESH });
    done();
  };

  const keepAnswer: onSendHookHandler = (request, reply, payload, done) => {
    const { keep } = request;
    if (!keep || reply.statusCode !== 200 || typeof payload !== 'string') {
      return done(null, payload);
    }
    pack(payload, encodingOf(request)).then((answer) => {
      keep(answer);
      done(null, dress(request, reply, answer));
    }, done);
  };
}

async function pack(text: string, wanted: Encoding): Promise<Answer> {
  const plain = Buffer.from(text);
  const encoding = plain.length < WORTH_PACKING ? '' : wanted;
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    etag: `"${tagFor([text, encoding])}"`,
  };
  if (encoding === '') return { bytes: plain, headers };
  const bytes = await (encoding === 'br' ? PACKERS.br(plain, QUALITY) : PACKERS.gzip(plain));
  return { bytes, headers: { ...headers, 'content-encoding': encoding } };
}

/** What is sent: nothing where the caller has it already. */
function dress({ headers }: FastifyRequest, reply: FastifyReply, { bytes, headers: own }: Answer) {
  reply.headers(own);
  if (!headers['if-none-match']?.includes(own.etag)) return bytes;
  reply.code(304);
  return null;
}

/** Nothing but the address says what is asked; its language may be the browser's. */
const nameOf = (request: FastifyRequest): string =>
  `${encodingOf(request)} ${languageOf(request)} ${request.url}`;

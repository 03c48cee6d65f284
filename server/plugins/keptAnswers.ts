import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';

import { keptBytes, type Kept } from '../files/keptBytes';
import { tagFor } from '../files/tagFor';

import { languageOf } from './language';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Visitors are answered alike until the catalogue changes. */
    isKept?: true;
  }
  interface FastifyRequest {
    /** Keeps what this visitor is answered. */
    keep: ((answer: Kept) => void) | null;
  }
}

interface Keeping {
  /** Changes with everything that a visitor sees of the catalogue. */
  version: () => unknown;
  now: () => Date;
}

type Encoding = 'br' | 'gzip' | '';

/** Shorter answers do not gain by it. */
const WORTH_PACKING = 1024;
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const PACKERS = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/**
 * Answers visitors from the bytes of an earlier answer, on routes that say so. A customer's answer is
 * neither kept nor taken from here. Limits, access and what is asked are judged before.
 */
export function installKeptAnswers(app: FastifyInstance, { version, now }: Keeping): void {
  const store = keptBytes(now);
  app.decorateRequest('keep', null);

  app.addHook('onRoute', (route) => {
    if (!route.config?.isKept || route.method !== 'GET') return;
    route.onRequest = [route.onRequest ?? [], find].flat();
    route.onSend = [keepAnswer, route.onSend ?? []].flat();
  });

  const find: onRequestHookHandler = (request, reply, done) => {
    if (request.customer) return done();
    const key = nameOf(request);
    const keptFor = version();
    const known = store.find(key, keptFor);
    if (known) return void reply.send(dress(request, reply, known));
    request.keep = (answer) => store.keep(key, keptFor, answer);
    done();
  };

  const keepAnswer = async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    if (!request.keep || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const answer = await pack(payload, encodingOf(request));
    request.keep(answer);
    return dress(request, reply, answer);
  };
}

async function pack(text: string, wanted: Encoding): Promise<Kept> {
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
function dress({ headers }: FastifyRequest, reply: FastifyReply, { bytes, headers: own }: Kept) {
  reply.headers(own);
  if (!headers['if-none-match']?.includes(own.etag)) return bytes;
  reply.code(304);
  return null;
}

/** Nothing but the address says what is asked; its language may be the browser's. */
const nameOf = (request: FastifyRequest): string =>
  `${encodingOf(request)} ${languageOf(request)} ${request.url}`;

const encodingOf = ({ headers }: FastifyRequest): Encoding =>
  (['br', 'gzip'] as const).find((encoding) => takes(headers['accept-encoding'], encoding)) ?? '';

function takes(accepted: string | string[] | undefined, encoding: string): boolean {
  return String(accepted ?? '')
    .split(',')
    .some((part) => {
      const [name, quality = 1] = part.trim().split(/\s*;\s*q=/);
      return name === encoding && Number(quality) > 0;
    });
}

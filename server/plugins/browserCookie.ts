import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Config } from '../config';
import { hashToken, newToken } from '../crypto/tokens';

import { makeCookie } from './cookies';

/** Seconds that a browser keeps it: longer than a draft is kept. */
const KEPT = 60 * 24 * 60 * 60;

/** Knows the browser again in which an application is written. */
export interface BrowserCookie {
  /** Hash of this browser's token; `undefined` where it has none. */
  read: (request: FastifyRequest) => string | undefined;
  /** Hash of this browser's token, made and set where it has none. */
  ensure: (request: FastifyRequest, reply: FastifyReply) => string;
}

export function browserCookie({ publicUrl }: Pick<Config, 'publicUrl'>): BrowserCookie {
  const cookie = makeCookie('application', { publicUrl, seconds: KEPT });
  const read = (request: FastifyRequest): string | undefined => {
    const token = cookie.read(request);
    return token && /^[\w-]{43}$/.test(token) ? hashToken(token) : undefined;
  };
  return {
    read,
    ensure: (request, reply) => {
      const known = read(request);
      if (known !== undefined) return known;
      const token = newToken();
      cookie.set(reply, token);
      return hashToken(token);
    },
  };
}

import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Config } from '../config';
import { hashToken, newToken } from '../crypto/tokens';

import { makeCookie } from './cookies';

/** Lifetime of the cookie in seconds; longer than that of a draft. */
const LIFETIME_SECONDS = 60 * 24 * 60 * 60;

/** Identifies the browser in which an application is being filled in. */
export interface BrowserCookie {
  /** Hash of this browser's token; `undefined` if it has none. */
  read: (request: FastifyRequest) => string | undefined;
  /** Hash of this browser's token, which is created and set if it has none. */
  ensure: (request: FastifyRequest, reply: FastifyReply) => string;
}

export function browserCookie({ publicUrl }: Pick<Config, 'publicUrl'>): BrowserCookie {
  const cookie = makeCookie('application', { publicUrl, seconds: LIFETIME_SECONDS });
  const read = (request: FastifyRequest): string | undefined => {
    const token = cookie.read(request);
    return token && /^[\w-]{43}$/.test(token) ? hashToken(token) : undefined;
  };
  return {
    read,
    ensure: (request, reply) => {
      const existing = read(request);
      if (existing !== undefined) return existing;
      const token = newToken();
      cookie.set(reply, token);
      return hashToken(token);
    },
  };
}

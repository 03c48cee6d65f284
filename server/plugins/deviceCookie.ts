import type { FastifyReply, FastifyRequest } from 'fastify';

import { tidyEmail } from '#domain/emails';

import type { Config } from '../config';
import type { DataKeys } from '../crypto/dataKeys';
import { newToken } from '../crypto/tokens';

import { makeCookie } from './cookies';

/** Seconds that a browser is known for an account. */
const KEPT = 180 * 24 * 60 * 60;

/**
 * Knows the browsers in which an account was signed in to: their wrong passwords are counted by
 * themselves, so that a stranger who guesses does not lock the owner out. It opens nothing.
 */
export interface DeviceCookie {
  /** Names the browser where it is known for this account. */
  read: (request: FastifyRequest, email: string) => string | undefined;
  set: (reply: FastifyReply, email: string) => void;
}

export function deviceCookie(
  keys: DataKeys,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  cookieName: 'device' | 'staff-device' = 'device',
): DeviceCookie {
  const cookie = makeCookie(cookieName, { publicUrl, seconds: KEPT });
  const contentOf = (email: string, name: string): string =>
    `${cookieName} ${tidyEmail(email)} ${name}`;
  return {
    read: (request, email) => {
      const [name = '', signature = ''] = (cookie.read(request) ?? '').split('.');
      const isKnown = signature !== '' && keys.isSigned(contentOf(email, name), signature);
      return isKnown ? name : undefined;
    },
    set: (reply, email) => {
      const name = newToken();
      cookie.set(reply, `${name}.${keys.sign(contentOf(email, name))}`);
    },
  };
}

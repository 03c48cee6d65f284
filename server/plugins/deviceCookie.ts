import type { FastifyReply, FastifyRequest } from 'fastify';

import { normaliseEmail } from '#domain/emails';

import type { Config } from '../config';
import type { DataKeys } from '../crypto/dataKeys';
import { newToken } from '../crypto/tokens';

import { makeCookie } from './cookies';

/** Lifetime of the cookie in seconds. */
const LIFETIME_SECONDS = 180 * 24 * 60 * 60;

/**
 * Identifies browsers in which an account has been signed in to. Their failed sign-ins are counted
 * separately, so that a stranger's guesses do not lock out the owner. The cookie grants no access.
 */
export interface DeviceCookie {
  /** Id of the browser if it is known for this account. */
  read: (request: FastifyRequest, email: string) => string | undefined;
  set: (reply: FastifyReply, email: string) => void;
}

export function deviceCookie(
  keys: DataKeys,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  cookieName: 'device' | 'staff-device' = 'device',
): DeviceCookie {
  const cookie = makeCookie(cookieName, { publicUrl, seconds: LIFETIME_SECONDS });
  const signedContentOf = (email: string, name: string): string =>
    `${cookieName} ${normaliseEmail(email)} ${name}`;
  return {
    read: (request, email) => {
      const [name = '', signature = ''] = (cookie.read(request) ?? '').split('.');
      const isKnown = signature !== '' && keys.isSigned(signedContentOf(email, name), signature);
      return isKnown ? name : undefined;
    },
    set: (reply, email) => {
      const name = newToken();
      cookie.set(reply, `${name}.${keys.sign(signedContentOf(email, name))}`);
    },
  };
}

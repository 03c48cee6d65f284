import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Config } from '../config';
import { hashToken, newToken } from '../crypto/tokens';

/** Seconds that a browser keeps it: longer than a draft is kept. */
const KEPT = 60 * 24 * 60 * 60;

/** Knows a browser again by a cookie that no script can read and no other site can make it send. */
export interface BrowserCookie {
  /** Hash of this browser's token; `undefined` where it has none. */
  read: (request: FastifyRequest) => string | undefined;
  /** Hash of this browser's token, made and set where it has none. */
  ensure: (request: FastifyRequest, reply: FastifyReply) => string;
}

export function browserCookie({ publicUrl }: Pick<Config, 'publicUrl'>): BrowserCookie {
  const isSecure = publicUrl.startsWith('https:');
  const name = isSecure ? '__Host-application' : 'application';

  const read = ({ headers }: FastifyRequest): string | undefined => {
    const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
    const token = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
    return token && /^[\w-]{43}$/.test(token) ? hashToken(token) : undefined;
  };

  const ensure = (request: FastifyRequest, reply: FastifyReply): string => {
    const known = read(request);
    if (known !== undefined) return known;
    const token = newToken();
    const words = [`${name}=${token}`, 'Path=/', `Max-Age=${KEPT}`, 'HttpOnly', 'SameSite=Strict'];
    reply.header('set-cookie', [...words, ...(isSecure ? ['Secure'] : [])].join('; '));
    return hashToken(token);
  };

  return { read, ensure };
}

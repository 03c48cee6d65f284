import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Config } from '../config';

interface Cookie {
  read: (request: FastifyRequest) => string | undefined;
  set: (reply: FastifyReply, value: string) => void;
}

/** A cookie that no script can read and no other site can make a browser send. */
export function makeCookie(
  plainName: string,
  { publicUrl, seconds }: Pick<Config, 'publicUrl'> & { seconds: number },
): Cookie {
  const isSecure = publicUrl.startsWith('https:');
  const name = isSecure ? `__Host-${plainName}` : plainName;
  return {
    read: ({ headers }) => {
      const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
      return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
    },
    set: (reply, value) => {
      const words = [`${name}=${value}`, 'Path=/', `Max-Age=${seconds}`, 'HttpOnly'];
      const secure = isSecure ? ['Secure'] : [];
      reply.header('set-cookie', [...words, 'SameSite=Strict', ...secure].join('; '));
    },
  };
}

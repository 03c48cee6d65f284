import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Config } from '../config';

interface Cookie {
  read: (request: FastifyRequest) => string | undefined;
  set: (reply: FastifyReply, value: string) => void;
}

/**
 * Creates a cookie that scripts cannot read and that other sites cannot cause to be sent; it is
 * ignored in requests from another origin on the same site.
 */
export function makeCookie(
  baseName: string,
  { publicUrl, seconds }: Pick<Config, 'publicUrl'> & { seconds: number },
): Cookie {
  const isSecure = publicUrl.startsWith('https:');
  const name = isSecure ? `__Host-${baseName}` : baseName;
  const isCrossOrigin = ({ origin, host }: FastifyRequest['headers']): boolean =>
    origin !== undefined && ![host, new URL(publicUrl).host].includes(hostOf(origin));
  return {
    read: ({ headers }) => {
      if (isCrossOrigin(headers)) return undefined;
      const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
      return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
    },
    set: (reply, value) => {
      const attributes = [`${name}=${value}`, 'Path=/', `Max-Age=${seconds}`, 'HttpOnly'];
      const secure = isSecure ? ['Secure'] : [];
      reply.header('set-cookie', [...attributes, 'SameSite=Strict', ...secure].join('; '));
    },
  };
}

/** Returns '' for an opaque origin. */
const hostOf = (origin: string): string => (URL.canParse(origin) ? new URL(origin).host : '');

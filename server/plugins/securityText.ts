import type { FastifyInstance } from 'fastify';

import { DAY_MS } from '#domain/durations';

import type { Config } from '../config';

/** Validity in days: RFC 9116 recommends less than a year. */
const VALIDITY_DAYS = 180;

/** Serves the contact for reporting vulnerabilities (RFC 9116), if one is configured. */
export function installSecurityText(
  app: FastifyInstance,
  { securityContact, publicUrl }: Pick<Config, 'securityContact' | 'publicUrl'>,
  now: () => Date,
): void {
  if (securityContact === '') return;
  const url = '/.well-known/security.txt';
  app.route({
    method: 'GET',
    url,
    config: { access: 'public', limit: 'file' },
    handler: async (_request, reply) => {
      const lines = [
        `Contact: ${securityContact}`,
        `Expires: ${new Date(now().getTime() + VALIDITY_DAYS * DAY_MS).toISOString()}`,
        'Preferred-Languages: en, fr, es',
        `Canonical: ${publicUrl}${url}`,
      ];
      return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
    },
  });
}

import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';

import { Refusal } from '../services/refusal';

/**
 * Requests a minute of one customer, or of one address for visitors; 0 is without limit.
 * Failed sign-ins have a limit of their own (`services/signInAttempts`).
 */
export const LIMITS = {
  signIn: 600,
  browse: 30_000,
  search: 600,
  change: 6_000,
  apply: 300,
  passwordHelp: 60,
  upload: 600,
  export: 60,
  image: 60_000,
  file: 0,
} as const;
export type LimitName = keyof typeof LIMITS;

export async function installLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    timeWindow: 60_000,
    keyGenerator: ({ customer, ip }) => customer?.id ?? ip,
    errorResponseBuilder: (_request, { ttl }) => {
      const seconds = Math.max(1, Math.ceil(ttl / 1000));
      return new Refusal(429, 'request.tooMany', { params: { seconds } });
    },
  });
}

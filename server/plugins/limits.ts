import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';

import { Refusal } from '../services/actions/refusal';

export async function installLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    timeWindow: 60_000,
    keyGenerator: ({ customer, key, ip }) => customer?.userId ?? key?.lineage ?? ip,
    errorResponseBuilder: (_request, { ttl }) => {
      const seconds = Math.max(1, Math.ceil(ttl / 1000));
      return new Refusal(429, 'request.tooMany', { params: { seconds } });
    },
  });
}

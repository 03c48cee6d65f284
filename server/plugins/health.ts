import type { FastifyInstance } from 'fastify';

import type { Readiness } from '../services/database/readiness';

/**
 * Serves liveness and readiness checks; registered before the rate limits, so that none applies.
 */
export async function installHealth(app: FastifyInstance, readiness: Readiness): Promise<void> {
  await app.register(async (health) => {
    health.addHook('onRequest', (_request, reply, done) => {
      reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8');
      done();
    });
    health.get('/healthz', async () => 'alive\n');
    health.get('/readyz', async (_request, reply) => {
      const missing = await readiness.missing();
      if (missing.length > 0) return reply.code(503).send(`${missing.join('\n')}\n`);
      const remark = readiness.remark();
      return remark === undefined ? 'ready\n' : `ready\n${remark}\n`;
    });
  });
}

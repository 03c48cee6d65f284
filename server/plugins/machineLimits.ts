import type { FastifyInstance, FastifyReply, onRequestAsyncHookHandler } from 'fastify';

import type { LimitName, Limits } from '../limits';

/**
 * Counts a key's calls across all routes with the same limit, and reports the remaining quota with
 * each response.
 */
export function machineLimits(app: FastifyInstance, limits: Limits): void {
  const counters = new Map<LimitName | undefined, onRequestAsyncHookHandler>();
  for (const name of ['call', 'batch'] as const) {
    if (limits[name] > 0) counters.set(name, app.rateLimit({ max: limits[name] }));
  }

  app.addHook('onRequest', async function count(request, reply) {
    await counters.get(request.routeOptions.config.limit)?.call(this, request, reply);
  });
  app.addHook('onSend', async (_request, reply) => setLimitHeaders(reply));
}

/** Sets the headers of the IETF draft (draft-ietf-httpapi-ratelimit-headers). */
function setLimitHeaders(reply: FastifyReply): void {
  const [quota, remaining, seconds] = ['limit', 'remaining', 'reset'].map((name) => {
    const header = `x-ratelimit-${name}`;
    const value = reply.getHeader(header);
    reply.removeHeader(header);
    return value;
  });
  if (quota === undefined) return;
  reply.header('ratelimit-policy', `"minute";q=${Number(quota)};w=60`);
  reply.header('ratelimit', `"minute";r=${Number(remaining)};t=${Number(seconds)}`);
}

import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestAsyncHookHandler,
} from 'fastify';

import type { LimitName, Limits } from '../limits';

/**
 * Counts the calls of a key, or of an address of staff, across all routes with the same limit, and
 * reports the remaining quota with each response.
 */
export function machineLimits(app: FastifyInstance, limits: Limits): void {
  const counters = new Map<LimitName | undefined, onRequestAsyncHookHandler>();
  for (const name of ['call', 'batch', 'browse', 'change'] as const) {
    if (limits[name] > 0) counters.set(name, app.rateLimit({ max: limits[name] }));
  }

  app.addHook('onRequest', async function count(request, reply) {
    await counters.get(limitOf(request))?.call(this, request, reply);
  });
  app.addHook('onSend', async (_request, reply) => setLimitHeaders(reply));
}

/** Staff have the limits of the desk's other calls. */
function limitOf({ staff, method, routeOptions }: FastifyRequest): LimitName | undefined {
  if (!staff) return routeOptions.config.limit;
  return method === 'GET' ? 'browse' : 'change';
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

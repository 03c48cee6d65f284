import type { FastifyInstance } from 'fastify';
import { Histogram, type Registry } from 'prom-client';

import { routeOf } from './routeOf';

/** Bucket bounds in seconds, from a cached response to one that the client gives up on. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Counts requests by method, route and status, and measures their duration. */
export function countRequests(app: FastifyInstance, registry: Registry): void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Request duration in seconds by method, route pattern and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  app.addHook('onResponse', (request, { statusCode, elapsedTime }, done) => {
    const labels = { method: request.method, route: routeOf(request), status: statusCode };
    durations.observe(labels, elapsedTime / 1000);
    done();
  });
}

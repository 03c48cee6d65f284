import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

import type { FastifyInstance } from 'fastify';

import type { Config } from '../config';

/** Request ids accepted from a proxy; excludes characters that could break a log line. */
const REQUEST_ID = /^[\w.:+/=@-]{1,128}$/;

/** Uses the request id assigned by a trusted proxy, or generates one. */
export const requestIdSettings = ({ trustedProxies }: Pick<Config, 'trustedProxies'>) => ({
  genReqId: ({ headers }: IncomingMessage): string => {
    const incomingId = trustedProxies > 0 ? headers['x-request-id'] : undefined;
    return typeof incomingId === 'string' && REQUEST_ID.test(incomingId)
      ? incomingId
      : randomUUID();
  },
});

/** Returns the request id used in the logs (`request.id`) as a header. */
export function installRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
}

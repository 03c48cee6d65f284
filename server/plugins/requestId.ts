import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

import type { FastifyInstance } from 'fastify';

import type { Config } from '../config';

/** What a proxy may call a request: nothing that breaks a line of the log. */
const NAME = /^[\w.:+/=@-]{1,128}$/;

/** Names each request as the proxy in front does, or by a name of its own. */
export const requestNames = ({ trustedProxies }: Pick<Config, 'trustedProxies'>) => ({
  genReqId: ({ headers }: IncomingMessage): string => {
    const given = trustedProxies > 0 ? headers['x-request-id'] : undefined;
    return typeof given === 'string' && NAME.test(given) ? given : randomUUID();
  },
});

/** Tells every caller under which name its request stands in the logs (`request.id`). */
export function installRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
}

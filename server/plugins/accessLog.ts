import type { FastifyInstance, FastifyRequest } from 'fastify';
import pino, { stdTimeFunctions, type DestinationStream } from 'pino';

import { routeOf } from './routeOf';

declare module 'fastify' {
  interface FastifyRequest {
    /** Bytes sent on the connection before this request. */
    sentBefore: number;
  }
}

/** Writes a line of JSON per request, without parameters, headers or body. */
export function installAccessLog(app: FastifyInstance, stream: DestinationStream): void {
  const log = pino(
    {
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
    },
    stream,
  );
  app.decorateRequest('sentBefore', 0);
  app.addHook('onRequest', (request, _reply, done) => {
    request.sentBefore = request.socket.bytesWritten;
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    log.info({
      id: request.id,
      method: request.method,
      route: routeOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      bytes: request.socket.bytesWritten - request.sentBefore,
      ...callerOf(request),
      address: request.ip,
    });
    done();
  });
}

/** Returns the signed-in customer or staff member, or the key of a machine, if any. */
function callerOf({ customer, staff, key }: FastifyRequest) {
  if (customer) return { who: { kind: 'customer', id: customer.userId } };
  if (staff) return { who: { kind: 'staff', id: staff.id } };
  if (key) return { who: { kind: 'key', id: key.id } };
  return {};
}

import type { FastifyInstance } from 'fastify';

import { UnknownOutcome } from '../db/failures';
import type { Reads } from '../db/reads';
import { ignoreWhileMoving } from '../services/ignoreWhileMoving';

const READING = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Guarantees that customers read their own writes before a change is confirmed. If that fails, they
 * get the same response as for a commit of unknown outcome: to try again.
 */
export function installReadYourWrites(app: FastifyInstance, reads: Reads): void {
  app.addHook('onSend', ({ customer, method }, { statusCode }, payload, done) => {
    if (!customer || statusCode >= 400 || READING.includes(method)) return done(null, payload);
    ignoreWhileMoving(reads.recordChange(customer.id)).then(
      () => done(null, payload),
      (error: unknown) => done(new UnknownOutcome(error)),
    );
  });
}

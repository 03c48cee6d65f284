import type { FastifyInstance } from 'fastify';

import { UnknownOutcome } from '../db/failures';
import type { ReadRouter } from '../db/readRouter';
import { ignoreWhileMoving } from '../services/actions/ignoreWhileMoving';

const READ_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Guarantees that customers read their own writes before a change is confirmed. If that fails, they
 * get the same response as for a commit of unknown outcome: to try again.
 */
export function installReadYourWrites(app: FastifyInstance, reads: ReadRouter): void {
  app.addHook('onSend', ({ customer, method }, { statusCode }, payload, done) => {
    if (!customer || statusCode >= 400 || READ_METHODS.includes(method)) return done(null, payload);
    ignoreWhileMoving(reads.recordChange(customer.id)).then(
      () => done(null, payload),
      (error: unknown) => done(new UnknownOutcome(error)),
    );
  });
}

import type { FastifyInstance } from 'fastify';

import { UnknownOutcome } from '../db/failures';
import type { Reads } from '../db/reads';
import { unlessMoving } from '../services/unlessMoving';

const READING = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Before customers are told that something was changed, it is made sure that they will see it themselves.
 * Where that fails they are told what they are told of a commit that nobody answered: to ask again.
 */
export function installOwnChanges(app: FastifyInstance, reads: Reads): void {
  app.addHook('onSend', ({ customer, method }, { statusCode }, payload, done) => {
    if (!customer || statusCode >= 400 || READING.includes(method)) return done(null, payload);
    unlessMoving(reads.keep(customer.id)).then(
      () => done(null, payload),
      (error: unknown) => done(new UnknownOutcome(error)),
    );
  });
}

import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Db } from '../db/client';
import { customerOf } from '../plugins/session';
import type { SignedInCustomer } from '../services/accounts/sessions';
import { Refusal } from '../services/actions/refusal';
import { runOnce } from '../services/actions/runOnce';

interface Parts {
  db: Db;
  now: () => Date;
}

type Work<Answer> = (tx: Db, customer: SignedInCustomer, at: Date) => Promise<Answer>;

/** Runs a customer's change in one transaction, and only once per Idempotency-Key. */
export async function respondOnce<Answer>(
  { db, now }: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  work: Work<Answer>,
): Promise<Answer> {
  const customer = customerOf(request);
  const at = now();
  const { method, routeOptions, query, body } = request;
  const { answer, isReplayed } = await runOnce(
    db,
    {
      customerId: customer.id,
      userId: customer.userId,
      route: `${method} ${routeOptions.url ?? ''}`,
      key: idempotencyKeyOf(request),
      content: { query, body },
      at,
    },
    (tx) => work(tx, customer, at),
  );
  if (isReplayed) reply.header('idempotent-replayed', 'true');
  return answer;
}

/**
 * Returns the Idempotency-Key of a request, or `undefined` if there is none; 400 if it is
 * malformed.
 */
export function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && key.length >= 1 && key.length <= 255) return key;
  throw new Refusal(400, 'request.badKey', { field: 'Idempotency-Key' });
}

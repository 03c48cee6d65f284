import { inTransaction, type Db } from '../../db/client';
import { lockCustomer } from '../../db/customers';
import { isActive, personById } from '../../db/customerUsers';
import { storeResponse, storedResponse, type RequestKey } from '../../db/idempotencyKeys';
import type { CustomerId, UserId } from '../../db/tables/ids';

import { hashRequest, replay, runExclusively, type OnceResult } from './idempotency';
import { Refusal } from './refusal';

interface Request {
  customerId: CustomerId;
  userId: UserId;
  route: string;
  /** The caller's Idempotency-Key; without one, the work is always done. */
  key: string | undefined;
  /** The request, to distinguish a repeat from a different request under the same key. */
  content: unknown;
  at: Date;
}

/**
 * Runs a person's work in one transaction, and only once per key: the answer is stored together
 * with the work, so that a repeat finds either both or neither. Changes by one customer, whoever
 * makes them, are serialised; somebody who was shut out meanwhile changes nothing.
 */
export async function runOnce<Answer>(
  db: Db,
  { customerId, userId, route, key, content, at }: Request,
  work: (tx: Db) => Promise<Answer>,
): Promise<OnceResult<Answer>> {
  const lock = async (tx: Db) => {
    await lockCustomer(tx, customerId);
    const person = await personById(tx, userId);
    if (!person || !isActive(person)) throw new Refusal(401, 'session.ended');
  };
  const locked = async (tx: Db) => {
    await lock(tx);
    return work(tx);
  };
  if (key === undefined) {
    return { answer: await inTransaction(db, locked), isReplayed: false };
  }

  const request: RequestKey = { customer_id: userId, route, key };
  const request_hash = hashRequest(content);
  const runUnlessStored = async (tx: Db): Promise<OnceResult<Answer>> => {
    await lock(tx);
    const stored = await storedResponse(tx, request);
    if (stored) return replay(stored, request_hash);
    const answer = await work(tx);
    await storeResponse(tx, {
      ...request,
      request_hash,
      status: 200,
      body: JSON.stringify(answer),
      created_at: at.toISOString(),
    });
    return { answer, isReplayed: false };
  };
  const name = `${userId} ${route} ${key}`;
  return runExclusively(name, () => inTransaction(db, runUnlessStored));
}

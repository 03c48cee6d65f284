import { inTransaction, type Db } from '../../db/client';
import { lockCustomer } from '../../db/customers';
import { storeResponse, storedResponse, type RequestKey } from '../../db/idempotencyKeys';

import { hashRequest, replay, runExclusively, type OnceResult } from './idempotency';

interface Request {
  customerId: string;
  route: string;
  /** The caller's Idempotency-Key; without one, the work is always done. */
  key: string | undefined;
  /** The request, to distinguish a repeat from a different request under the same key. */
  content: unknown;
  at: Date;
}

/**
 * Runs a customer's work in one transaction, and only once per key: the answer is stored together
 * with the work, so that a repeat finds either both or neither. Changes by one customer are
 * serialised.
 */
export async function runOnce<Answer>(
  db: Db,
  { customerId, route, key, content, at }: Request,
  work: (tx: Db) => Promise<Answer>,
): Promise<OnceResult<Answer>> {
  const locked = async (tx: Db) => {
    await lockCustomer(tx, customerId);
    return work(tx);
  };
  if (key === undefined) {
    return { answer: await inTransaction(db, locked), isReplayed: false };
  }

  const request: RequestKey = { customer_id: customerId, route, key };
  const request_hash = hashRequest(content);
  const runUnlessStored = async (tx: Db): Promise<OnceResult<Answer>> => {
    await lockCustomer(tx, customerId);
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
  const name = `${customerId} ${route} ${key}`;
  return runExclusively(name, () => inTransaction(db, runUnlessStored));
}

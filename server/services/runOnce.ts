import { createHash } from 'node:crypto';

import { inTransaction, type Db } from '../db/client';
import { lockCustomer } from '../db/customers';
import { storeResponse, storedResponse, type RequestKey } from '../db/idempotencyKeys';

import { Refusal } from './refusal';

interface Request {
  customerId: string;
  route: string;
  /** The caller's Idempotency-Key; without one, the work is always done. */
  key: string | undefined;
  /** The request, to distinguish a repeat from a different request under the same key. */
  content: unknown;
  at: Date;
}

interface OnceResult<Answer> {
  answer: Answer;
  /** Whether the work was done earlier; if so, this is the earlier answer. */
  isReplayed: boolean;
}

/** Requests with an Idempotency-Key that are in progress in this process. */
const running = new Set<string>();

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
  const hash = createHash('sha256').update(canonical(content)).digest('hex');
  const name = `${customerId} ${route} ${key}`;
  if (running.has(name)) throw new Refusal(409, 'request.running', { retryAfter: 1 });
  running.add(name);
  try {
    return await inTransaction(db, async (tx) => {
      await lockCustomer(tx, customerId);
      const earlier = await replay<Answer>(tx, request, hash);
      if (earlier) return earlier;
      const answer = await work(tx);
      await storeResponse(tx, {
        ...request,
        request_hash: hash,
        status: 200,
        body: JSON.stringify(answer),
        created_at: at.toISOString(),
      });
      return { answer, isReplayed: false };
    });
  } finally {
    running.delete(name);
  }
}

async function replay<Answer>(
  tx: Db,
  request: RequestKey,
  hash: string,
): Promise<OnceResult<Answer> | undefined> {
  const stored = await storedResponse(tx, request);
  if (!stored) return undefined;
  if (stored.request_hash !== hash) throw new Refusal(422, 'request.keyReused');
  return { answer: JSON.parse(stored.body) as Answer, isReplayed: true };
}

/** Serialises content to the same text, whatever the order of its properties. */
export const canonical = (content: unknown): string =>
  JSON.stringify(content, (_name, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

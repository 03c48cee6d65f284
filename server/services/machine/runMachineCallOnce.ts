import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';

import { storeApiResponse, storedApiResponse, type CallKey } from '../../db/apiResponses';
import type { Db } from '../../db/client';
import { inAction, type Action } from '../action';
import { Refusal } from '../refusal';
import { canonical } from '../runOnce';

import type { MachineKey } from './keys';

/** A machine call that changes something. */
export interface MachineWork {
  key: MachineKey;
  route: string;
  /** The caller's Idempotency-Key. */
  repeatKey: string | undefined;
  /** The request, to distinguish a repeat from another call under the same key. */
  content: unknown;
  at: Date;
  /** Whether to report what would happen, without storing anything. */
  isDryRun: boolean;
}

interface OnceResult<Answer> {
  answer: Answer;
  /** Whether the work was done earlier; if so, this is the earlier answer. */
  isReplayed: boolean;
}

/** Calls with an Idempotency-Key that are in progress in this process. */
const running = new Set<string>();

/**
 * Runs the work of a machine part by part, each in its own transaction, yielding to other work in
 * between. Under an Idempotency-Key, the answer is stored with the last part. If the server crashes
 * before that, the parts are run again: rows already stored are then `unchanged`.
 */
export async function doOnce<Result, Answer>(
  db: Db,
  work: MachineWork,
  parts: readonly ((action: Action) => Promise<Result>)[],
  responseOf: (results: Result[]) => Answer,
): Promise<OnceResult<Answer>> {
  const { repeatKey, isDryRun } = work;
  if (repeatKey === undefined || isDryRun) {
    const answer = await runParts(db, work, parts, async (results) => responseOf(results));
    return { answer, isReplayed: false };
  }
  const call: CallKey = { lineage: work.key.lineage, route: work.route, key: repeatKey };
  const request_hash = createHash('sha256').update(canonical(work.content)).digest('hex');
  const name = JSON.stringify(call);
  if (running.has(name)) throw runningRefusal();
  running.add(name);
  try {
    const earlier = await storedApiResponse(db, call);
    if (earlier) {
      if (earlier.request_hash !== request_hash) throw new Refusal(422, 'request.keyReused');
      return { answer: JSON.parse(earlier.body) as Answer, isReplayed: true };
    }
    const answer = await runParts(db, work, parts, async (results, { tx }) => {
      const response = responseOf(results);
      const body = JSON.stringify(response);
      const created_at = work.at.toISOString();
      const isFirst = await storeApiResponse(tx, { ...call, request_hash, body, created_at });
      // Another process has done the same meanwhile, so this transaction is rolled back.
      if (!isFirst) throw runningRefusal();
      return response;
    });
    return { answer, isReplayed: false };
  } finally {
    running.delete(name);
  }
}

const runningRefusal = () => new Refusal(409, 'request.running', { retryAfter: 1 });

async function runParts<Result, Answer>(
  db: Db,
  { key, at, isDryRun }: MachineWork,
  parts: readonly ((action: Action) => Promise<Result>)[],
  finish: (results: Result[], action: Action) => Promise<Answer>,
): Promise<Answer> {
  const by = { actor: { kind: 'key', id: key.name } as const, at };
  const results: Result[] = [];
  for (const [index, part] of parts.slice(0, -1).entries()) {
    results[index] = await runUnlessDryRun(db, by, isDryRun, part);
    await setImmediate();
  }
  const [last] = parts.slice(-1);
  return runUnlessDryRun(db, by, isDryRun, async (action) =>
    finish(last ? [...results, await last(action)] : results, action),
  );
}

/** Carries a result out of a transaction that is rolled back. */
class RolledBack extends Error {
  constructor(readonly result: unknown) {
    super('Dry run: the transaction is rolled back.');
  }
}

async function runUnlessDryRun<Result>(
  db: Db,
  by: Parameters<typeof inAction>[1],
  isDryRun: boolean,
  work: (action: Action) => Promise<Result>,
): Promise<Result> {
  if (!isDryRun) return inAction(db, by, work);
  try {
    return await inAction(db, by, async (action) => {
      throw new RolledBack(await work(action));
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.result as Result;
    throw error;
  }
}

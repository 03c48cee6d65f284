import { setImmediate } from 'node:timers/promises';

import { storeApiResponse, storedApiResponse, type CallKey } from '../../db/apiResponses';
import type { Db } from '../../db/client';
import { storeUnless } from '../../db/storeUnless';
import { withEvents, type Action, type ActionContext } from '../actions/action';
import {
  hashRequest,
  replay,
  runExclusively,
  runningRefusal,
  type OnceResult,
} from '../actions/idempotency';

/** A call that changes something. */
export interface MachineWork extends ActionContext {
  /** Whose Idempotency-Keys it shares. */
  lineage: string;
  route: string;
  /** The caller's Idempotency-Key. */
  repeatKey: string | undefined;
  /** The request, to distinguish a repeat from another call under the same key. */
  content: unknown;
  /** Whether to report what would happen, without storing anything. */
  isDryRun: boolean;
}

/**
 * Runs the work of a call part by part, each in its own transaction, yielding to other work in
 * between. Under an Idempotency-Key, the answer is stored with the last part. If the server crashes
 * before that, the parts are run again: rows already stored are then `unchanged`.
 */
export async function runMachineCallOnce<Result, Answer>(
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
  const call: CallKey = { lineage: work.lineage, route: work.route, key: repeatKey };
  const request_hash = hashRequest(work.content);
  return runExclusively(JSON.stringify(call), async () => {
    const stored = await storedApiResponse(db, call);
    if (stored) return replay<Answer>(stored, request_hash);
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
  });
}

async function runParts<Result, Answer>(
  db: Db,
  work: MachineWork,
  parts: readonly ((action: Action) => Promise<Result>)[],
  finish: (results: Result[], action: Action) => Promise<Answer>,
): Promise<Answer> {
  const runPart = <Done>(part: (action: Action) => Promise<Done>): Promise<Done> =>
    storeUnless(
      db,
      (tx) => withEvents(tx, work, part),
      () => work.isDryRun,
    );
  const results: Result[] = [];
  for (const [index, part] of parts.slice(0, -1).entries()) {
    results[index] = await runPart(part);
    await setImmediate();
  }
  const [last] = parts.slice(-1);
  return runPart(async (action) =>
    finish(last ? [...results, await last(action)] : results, action),
  );
}

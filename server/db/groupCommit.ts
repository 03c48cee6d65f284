import { setImmediate } from 'node:timers/promises';

import { CompiledQuery, type Kysely } from 'kysely';

import type { Tables } from './tables';

type Db = Kysely<Tables>;

interface PendingWork {
  /** Runs this caller's work; returns a function that settles the caller's promise. */
  work: (tx: Db) => Promise<() => void>;
  fail: (error: unknown) => void;
}

const CREATE_SAVEPOINT = CompiledQuery.raw('savepoint own');
const RELEASE_SAVEPOINT = CompiledQuery.raw('release own');
const ROLLBACK_TO_SAVEPOINT = CompiledQuery.raw('rollback to own');

const pendingWorkOf = new WeakMap<Db, PendingWork[]>();

/**
 * Runs the work of concurrent callers in one transaction (group commit), so that they wait for the
 * disk only once. If any of it fails, all of it is run again, each with its own savepoint, so that
 * only the failing work is rolled back. Callers are answered once everything is on disk. For the
 * embedded database, which has a single writer.
 */
export const inGroupCommit = <Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    const waiting = pendingWorkOf.get(db) ?? [];
    waiting.push({
      work: async (tx) => {
        const result = await work(tx);
        return () => resolve(result);
      },
      fail: reject,
    });
    pendingWorkOf.set(db, waiting);
    if (waiting.length === 1) void commitGroup(db, waiting);
  });

/** Rolls back only the failing work; its caller is answered together with the others. */
async function runInSavepoint({ work, fail }: PendingWork, tx: Db): Promise<() => void> {
  await tx.executeQuery(CREATE_SAVEPOINT);
  try {
    const settlePromise = await work(tx);
    await tx.executeQuery(RELEASE_SAVEPOINT);
    return settlePromise;
  } catch (error) {
    await rollBackToSavepoint(tx, error);
    return () => fail(error);
  }
}

/** If a full disk has already rolled back the whole transaction, everything fails with `error`. */
async function rollBackToSavepoint(tx: Db, error: unknown): Promise<void> {
  try {
    await tx.executeQuery(ROLLBACK_TO_SAVEPOINT);
    await tx.executeQuery(RELEASE_SAVEPOINT);
  } catch {
    throw error;
  }
}

/** Thrown if part of a shared transaction failed. */
class WorkFailed extends Error {}

async function commitGroup(db: Db, waiting: readonly PendingWork[]): Promise<void> {
  // Waits for further requests that have already arrived, as long as there are more of them.
  for (let count = 0; count < waiting.length;) {
    count = waiting.length;
    await setImmediate();
  }
  pendingWorkOf.delete(db);
  try {
    const allSettlers = await runAll(db, waiting, async (pending, tx) => {
      try {
        return await pending.work(tx);
      } catch (error) {
        throw waiting.length > 1 ? new WorkFailed() : error;
      }
    }).catch((error: unknown) => {
      if (error instanceof WorkFailed) return runAll(db, waiting, runInSavepoint);
      throw error;
    });
    for (const settlePromise of allSettlers) settlePromise();
  } catch (error) {
    for (const { fail } of waiting) fail(error);
  }
}

const runAll = (
  db: Db,
  waiting: readonly PendingWork[],
  run: (pending: PendingWork, tx: Db) => Promise<() => void>,
): Promise<(() => void)[]> =>
  db.transaction().execute(async (tx) => {
    const settlers: (() => void)[] = [];
    for (const pending of waiting) settlers.push(await run(pending, tx));
    return settlers;
  });

import { setImmediate } from 'node:timers/promises';

import { CompiledQuery, type Kysely } from 'kysely';

import type { Tables } from './tables';

type Db = Kysely<Tables>;

interface Waiting {
  /** Runs this caller's work; returns a function that settles the caller's promise. */
  work: (tx: Db) => Promise<() => void>;
  fail: (error: unknown) => void;
}

const SAVE = CompiledQuery.raw('savepoint own');
const RELEASE = CompiledQuery.raw('release own');
const UNDO = CompiledQuery.raw('rollback to own');

const waitingOn = new WeakMap<Db, Waiting[]>();

/**
 * Runs the work of concurrent callers in one transaction (group commit), so that they wait for the
 * disk only once. If any of it fails, all of it is run again, each with its own savepoint, so that
 * only the failing work is rolled back. Callers are answered once everything is on disk. For the
 * embedded database, which has a single writer.
 */
export const inGroupCommit = <Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    const waiting = waitingOn.get(db) ?? [];
    waiting.push({
      work: async (tx) => {
        const result = await work(tx);
        return () => resolve(result);
      },
      fail: reject,
    });
    waitingOn.set(db, waiting);
    if (waiting.length === 1) void commitTogether(db, waiting);
  });

/** Rolls back only the failing work; its caller is answered together with the others. */
async function saved({ work, fail }: Waiting, tx: Db): Promise<() => void> {
  await tx.executeQuery(SAVE);
  try {
    const tell = await work(tx);
    await tx.executeQuery(RELEASE);
    return tell;
  } catch (error) {
    await undo(tx, error);
    return () => fail(error);
  }
}

/** If a full disk has already rolled back the whole transaction, everything fails with `error`. */
async function undo(tx: Db, error: unknown): Promise<void> {
  try {
    await tx.executeQuery(UNDO);
    await tx.executeQuery(RELEASE);
  } catch {
    throw error;
  }
}

/** Thrown if part of a shared transaction failed. */
class PartFailed extends Error {}

async function commitTogether(db: Db, waiting: readonly Waiting[]): Promise<void> {
  // Waits for further requests that have already arrived, as long as there are more of them.
  for (let count = 0; count < waiting.length;) {
    count = waiting.length;
    await setImmediate();
  }
  waitingOn.delete(db);
  try {
    const outcomes = await doAll(db, waiting, async (one, tx) => {
      try {
        return await one.work(tx);
      } catch (error) {
        throw waiting.length > 1 ? new PartFailed() : error;
      }
    }).catch((error: unknown) => {
      if (error instanceof PartFailed) return doAll(db, waiting, saved);
      throw error;
    });
    for (const tell of outcomes) tell();
  } catch (error) {
    for (const { fail } of waiting) fail(error);
  }
}

const doAll = (
  db: Db,
  waiting: readonly Waiting[],
  part: (one: Waiting, tx: Db) => Promise<() => void>,
): Promise<(() => void)[]> =>
  db.transaction().execute(async (tx) => {
    const told: (() => void)[] = [];
    for (const one of waiting) told.push(await part(one, tx));
    return told;
  });

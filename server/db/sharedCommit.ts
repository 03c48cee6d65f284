import { setImmediate } from 'node:timers/promises';

import { CompiledQuery, type Kysely } from 'kysely';

import type { Tables } from './tables';

type Db = Kysely<Tables>;

interface Waiting {
  /** Does its part; returns what tells its caller how that went. */
  job: (tx: Db) => Promise<() => void>;
  fail: (error: unknown) => void;
}

const SAVE = CompiledQuery.raw('savepoint own');
const RELEASE = CompiledQuery.raw('release own');
const UNDO = CompiledQuery.raw('rollback to own');

const waitingOn = new WeakMap<Db, Waiting[]>();

/**
 * Does in one transaction what several callers want at the same moment. A commit waits for the disk, and
 * so one wait serves them all; a savepoint of its own undoes what fails alone. Everybody is answered when
 * all is on the disk. For the embedded database, which has one writer.
 */
export const inSharedTransaction = <Result>(
  db: Db,
  work: (tx: Db) => Promise<Result>,
): Promise<Result> =>
  new Promise((resolve, reject) => {
    const job = async (tx: Db) => {
      await tx.executeQuery(SAVE);
      try {
        const result = await work(tx);
        await tx.executeQuery(RELEASE);
        return () => resolve(result);
      } catch (error) {
        await undo(tx, error);
        return () => reject(error as Error);
      }
    };
    const waiting = waitingOn.get(db) ?? [];
    waiting.push({ job, fail: reject });
    waitingOn.set(db, waiting);
    if (waiting.length === 1) void commitTogether(db, waiting);
  });

/** Where a full disk has taken everything back already, all fail by that. */
async function undo(tx: Db, error: unknown): Promise<void> {
  try {
    await tx.executeQuery(UNDO);
    await tx.executeQuery(RELEASE);
  } catch {
    throw error;
  }
}

async function commitTogether(db: Db, waiting: readonly Waiting[]): Promise<void> {
  // Requests that have arrived meanwhile get this far before it begins.
  await setImmediate();
  waitingOn.delete(db);
  try {
    const outcomes = await db.transaction().execute(async (tx) => {
      const told: (() => void)[] = [];
      for (const { job } of waiting) told.push(await job(tx));
      return told;
    });
    for (const tell of outcomes) tell();
  } catch (error) {
    for (const { fail } of waiting) fail(error);
  }
}

import { setImmediate } from 'node:timers/promises';

import { CompiledQuery, type Kysely } from 'kysely';

import type { Tables } from './tables';

type Db = Kysely<Tables>;

interface Waiting {
  /** Does its part; returns what tells its caller how that went. */
  work: (tx: Db) => Promise<() => void>;
  fail: (error: unknown) => void;
}

const SAVE = CompiledQuery.raw('savepoint own');
const RELEASE = CompiledQuery.raw('release own');
const UNDO = CompiledQuery.raw('rollback to own');

const waitingOn = new WeakMap<Db, Waiting[]>();

/**
 * Does in one transaction what several callers want at the same moment. A commit waits for the disk, and
 * so one wait serves them all. Where something of it fails, all is done once more, each with a savepoint
 * of its own that undoes what fails alone. Everybody is answered when all is on the disk. For the embedded
 * database, which has one writer.
 */
export const inSharedTransaction = <Result>(
  db: Db,
  work: (tx: Db) => Promise<Result>,
): Promise<Result> =>
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

/** Undoes what fails alone; its caller is told with all others. */
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

/** Where a full disk has taken everything back already, all fail by that. */
async function undo(tx: Db, error: unknown): Promise<void> {
  try {
    await tx.executeQuery(UNDO);
    await tx.executeQuery(RELEASE);
  } catch {
    throw error;
  }
}

/** What is thrown where a part failed that others were done with. */
class PartFailed extends Error {}

async function commitTogether(db: Db, waiting: readonly Waiting[]): Promise<void> {
  // Requests that have arrived meanwhile get this far before it begins, as long as there are more of them.
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

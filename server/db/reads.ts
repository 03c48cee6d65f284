import { DatabaseError } from 'pg';

import type { Config } from '../config';

import type { Db } from './client';
import { isUnavailable } from './failures';
import { recordPosition, positionOf, primaryPosition, type Position } from './positions';
import { followReplica } from './replica';

/**
 * Decides whether a read goes to the replica or the primary. Reads that do not use it go to the
 * primary.
 */
export interface Reads {
  /**
   * Runs read-only work on the replica if that has all of the customer's changes, else on the
   * primary. Work that fails on the replica is repeated on the primary.
   */
  read: <Result>(work: (db: Db) => Promise<Result>, customerId?: string) => Promise<Result>;
  /** From this call on, no read returns a state older than the current one. */
  catchUp: () => Promise<void>;
  /** Makes a customer's last change visible to all later reads of that customer, on any server. */
  recordChange: (customerId: string) => Promise<void>;
  /** Why the replica is not in use, as a sentence. */
  fault: () => string | undefined;
  close: () => Promise<void>;
}

/** Reads without a replica: everything goes to the primary. */
export const readsOf = (db: Db): Reads => ({
  read: (work) => work(db),
  catchUp: () => Promise.resolve(),
  recordChange: () => Promise.resolve(),
  fault: () => undefined,
  close: () => Promise.resolve(),
});

/** Interval between checks of the replica, in milliseconds. */
const LOOK = 1_000;

/** Reads from a replica if one is configured; throws if it belongs to another database. */
export async function openReads(
  db: Db,
  { databaseReadUrl }: Pick<Config, 'databaseReadUrl'>,
  log: (words: string) => void,
): Promise<Reads> {
  if (databaseReadUrl === undefined) return readsOf(db);
  const replica = followReplica(db, databaseReadUrl, log);
  let least: Position = 0n;
  const catchUp = async () => {
    least = await primaryPosition(db);
  };
  await catchUp();
  try {
    await replica.check();
  } catch (error) {
    await replica.close();
    throw error;
  }
  let looking = Promise.resolve();
  let isLooking = false;
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    // The replica itself has already reported that it belongs to another database.
    looking = replica
      .check()
      .catch(() => {})
      .finally(() => (isLooking = false));
  }, LOOK);
  timer.unref();

  const isReachedBy = async (customerId: string | undefined) => {
    const own = customerId === undefined ? 0n : await positionOf(db, customerId);
    return replica.has(own > least ? own : least);
  };
  return {
    read: async (work, customerId) => {
      const chosen = replica.current();
      if (!chosen || !(await isReachedBy(customerId))) return work(db);
      try {
        return await work(chosen);
      } catch (error) {
        if (isUnavailable(error)) replica.markUnavailable(chosen, error);
        const result = await work(db);
        if (error instanceof DatabaseError && !isUnavailable(error))
          log(`A query failed on the replica and succeeded on the primary: ${error.message}`);
        return result;
      }
    },
    catchUp,
    recordChange: (customerId) => recordPosition(db, customerId),
    fault: replica.complaint,
    close: async () => {
      clearInterval(timer);
      await looking;
      await replica.close();
    },
  };
}

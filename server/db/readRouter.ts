import { DatabaseError } from 'pg';

import type { Config } from '../config';

import type { Db } from './client';
import { isUnavailable } from './failures';
import { recordPosition, positionOf, primaryPosition, type Position } from './positions';
import { followReplica } from './replica';
import type { CustomerId } from './tables/ids';

/**
 * Decides whether a read goes to the replica or the primary. Reads that do not use it go to the
 * primary.
 */
export interface ReadRouter {
  /**
   * Runs read-only work on the replica if that has all of the customer's changes, else on the
   * primary. Work that fails on the replica is repeated on the primary.
   */
  read: <Result>(work: (db: Db) => Promise<Result>, customerId?: string) => Promise<Result>;
  /** From this call on, no read returns a state older than the current one. */
  catchUp: () => Promise<void>;
  /** Makes a customer's last change visible to all later reads of that customer, on any server. */
  recordChange: (customerId: CustomerId) => Promise<void>;
  /** Why the replica is not in use, as a sentence. */
  fault: () => string | undefined;
  close: () => Promise<void>;
}

/** Reads without a replica: everything goes to the primary. */
export const primaryReadRouter = (db: Db): ReadRouter => ({
  read: (work) => work(db),
  catchUp: () => Promise.resolve(),
  recordChange: () => Promise.resolve(),
  fault: () => undefined,
  close: () => Promise.resolve(),
});

/** Interval between checks of the replica, in milliseconds. */
const CHECK_INTERVAL_MS = 1_000;

/** Reads from a replica if one is configured; throws if it belongs to another database. */
export async function openReadRouter(
  db: Db,
  { databaseReadUrl }: Pick<Config, 'databaseReadUrl'>,
  log: (text: string) => void,
): Promise<ReadRouter> {
  if (databaseReadUrl === undefined) return primaryReadRouter(db);
  const replica = followReplica(db, databaseReadUrl, log);
  let minPosition: Position = 0n;
  const catchUp = async () => {
    minPosition = await primaryPosition(db);
  };
  await catchUp();
  try {
    await replica.check();
  } catch (error) {
    await replica.close();
    throw error;
  }
  let pendingCheck = Promise.resolve();
  let isChecking = false;
  const timer = setInterval(() => {
    if (isChecking) return;
    isChecking = true;
    // The replica itself has already reported that it belongs to another database.
    pendingCheck = replica
      .check()
      .catch(() => {})
      .finally(() => (isChecking = false));
  }, CHECK_INTERVAL_MS);
  timer.unref();

  const hasCaughtUp = async (customerId: CustomerId | undefined) => {
    const customerPosition = customerId === undefined ? 0n : await positionOf(db, customerId);
    return replica.has(customerPosition > minPosition ? customerPosition : minPosition);
  };
  return {
    read: async (work, customerId) => {
      const replicaDb = replica.current();
      if (!replicaDb || !(await hasCaughtUp(customerId))) return work(db);
      try {
        return await work(replicaDb);
      } catch (error) {
        if (isUnavailable(error)) replica.markUnavailable(replicaDb, error);
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
      await pendingCheck;
      await replica.close();
    },
  };
}

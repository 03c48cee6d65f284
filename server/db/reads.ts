import { DatabaseError } from 'pg';

import type { Config } from '../config';

import type { Db } from './client';
import { isAway } from './failures';
import { keepPosition, positionOf, primaryPosition, type Position } from './positions';
import { followReplica } from './replica';

/** The one place that decides where is read. What does not come here is read where it is written. */
export interface Reads {
  /**
   * Does work that only reads: at the replica where that has all that the customer did, else where it is
   * written. What fails at the replica is done again there.
   */
  read: <Result>(work: (db: Db) => Promise<Result>, customerId?: string) => Promise<Result>;
  /** From now on nobody is shown what is older than this moment. */
  catchUp: () => Promise<void>;
  /** What a customer has just changed is in all that this customer reads from now on, at every server. */
  keep: (customerId: string) => Promise<void>;
  /** Why the replica is not read, in a sentence. */
  complaint: () => string | undefined;
  close: () => Promise<void>;
}

/** Where there is no replica everything is read where it is written. */
export const readsOf = (db: Db): Reads => ({
  read: (work) => work(db),
  catchUp: () => Promise.resolve(),
  keep: () => Promise.resolve(),
  complaint: () => undefined,
  close: () => Promise.resolve(),
});

/** Milliseconds between two looks at the replica. */
const LOOK = 1_000;

/** Reads from a replica where one is set; fails where it is another database's. */
export async function openReads(
  db: Db,
  { databaseReadUrl }: Pick<Config, 'databaseReadUrl'>,
  say: (words: string) => void,
): Promise<Reads> {
  if (databaseReadUrl === undefined) return readsOf(db);
  const replica = followReplica(db, databaseReadUrl, say);
  let least: Position = 0n;
  const catchUp = async () => {
    least = await primaryPosition(db);
  };
  await catchUp();
  try {
    await replica.look();
  } catch (error) {
    await replica.close();
    throw error;
  }
  let looking = Promise.resolve();
  let isLooking = false;
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    // That it is another database's by now has been said.
    looking = replica
      .look()
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
        if (isAway(error)) replica.lose(chosen, error);
        const result = await work(db);
        if (error instanceof DatabaseError && !isAway(error))
          say(`The replica could not answer what the primary could: ${error.message}`);
        return result;
      }
    },
    catchUp,
    keep: (customerId) => keepPosition(db, customerId),
    complaint: replica.complaint,
    close: async () => {
      clearInterval(timer);
      await looking;
      await replica.close();
    },
  };
}

import { statfs } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

import { MEBIBYTE } from '#domain/bytes';

import type { Config } from '../../config';
import type { Db } from '../../db/client';
import { missingMigrations } from '../../db/migrate';
import { primaryReadRouter, type ReadRouter } from '../../db/readRouter';

/** What a server needs before it gets requests; it only listens once its catalogue is loaded. */
type Need = 'database' | 'migrations' | 'disk' | 'stopping';

export interface Readiness {
  /** Returns what is currently missing; a server that lacks nothing is ready. */
  missing: () => Promise<Need[]>;
  /** Returns what a ready server has to do without, as a sentence. */
  remark: () => string | undefined;
  /** Marks the server as stopping, so that it gets no new requests. */
  leave: () => void;
}

/** Timeout for a response of the database, in milliseconds. */
const DATABASE_TIMEOUT_MS = 1_000;

/** Checks whether a server can do its work, with one query to the database at a time. */
export function openReadiness(
  db: Db,
  { dataDir, leastFreeMegabytes }: Pick<Config, 'dataDir' | 'leastFreeMegabytes'>,
  { fault }: Pick<ReadRouter, 'fault'> = primaryReadRouter(db),
): Readiness {
  let isStopping = false;
  let pendingCheck: Promise<Need[]> | undefined;
  const checkDatabase = () =>
    (pendingCheck ??= missingMigrations(db)
      .then((names): Need[] => (names.length > 0 ? ['migrations'] : []))
      .catch((): Need[] => ['database'])
      .finally(() => (pendingCheck = undefined)));
  const databaseTimeout = (): Promise<Need[]> =>
    setTimeout(DATABASE_TIMEOUT_MS, ['database'], { ref: false });

  return {
    missing: async () => {
      if (isStopping) return ['stopping'];
      const database = await Promise.race([checkDatabase(), databaseTimeout()]);
      const isFull = (await freeMegabytes(dataDir)) < leastFreeMegabytes;
      return isFull ? [...database, 'disk'] : database;
    },
    remark: fault,
    leave: () => {
      isStopping = true;
    },
  };
}

/** Returns the space that unprivileged programs may still use; 0 if the folder is gone. */
async function freeMegabytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder).catch(() => ({ bavail: 0, bsize: 0 }));
  return (bavail * bsize) / MEBIBYTE;
}

import { statfs } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

import type { Config } from '../config';
import type { Db } from '../db/client';
import { missingMigrations } from '../db/migrate';
import { readsOf, type Reads } from '../db/reads';

/** What a server needs before it is sent requests; it listens only once its catalogue is read. */
type Need = 'database' | 'migrations' | 'disk' | 'stopping';

export interface Readiness {
  /** What is missing now; a server that misses nothing is ready. */
  missing: () => Promise<Need[]>;
  /** What a server that is ready does without, in a sentence. */
  remark: () => string | undefined;
  /** From now on nothing new is to be sent here. */
  leave: () => void;
}

/** Milliseconds in which the database must answer. */
const PROMPT = 1_000;
const MEGABYTE = 1_000_000;

/** Looks whether a server can do its work, with one question at a time to the database. */
export function openReadiness(
  db: Db,
  { dataDir, leastFreeMegabytes }: Pick<Config, 'dataDir' | 'leastFreeMegabytes'>,
  { complaint }: Pick<Reads, 'complaint'> = readsOf(db),
): Readiness {
  let isLeaving = false;
  let asked: Promise<Need[]> | undefined;
  const askDatabase = () =>
    (asked ??= missingMigrations(db)
      .then((names): Need[] => (names.length > 0 ? ['migrations'] : []))
      .catch((): Need[] => ['database'])
      .finally(() => (asked = undefined)));
  const late = (): Promise<Need[]> => setTimeout(PROMPT, ['database'], { ref: false });

  return {
    missing: async () => {
      if (isLeaving) return ['stopping'];
      const database = await Promise.race([askDatabase(), late()]);
      const isFull = (await freeMegabytes(dataDir)) < leastFreeMegabytes;
      return isFull ? [...database, 'disk'] : database;
    },
    remark: complaint,
    leave: () => {
      isLeaving = true;
    },
  };
}

/** What programs without special rights may still write; nothing where the folder is gone. */
async function freeMegabytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder).catch(() => ({ bavail: 0, bsize: 0 }));
  return (bavail * bsize) / MEGABYTE;
}

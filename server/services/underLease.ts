import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import type { Db } from '../db/client';
import { releaseLeases, acquireLease } from '../db/leases';

/**
 * Polling interval of a waiting process, and renewal interval of a working one, in milliseconds.
 */
const LOOK = 250;
const RENEW = 5_000;

/**
 * Runs work that only one process may do at a time; the others wait until it is done, or its
 * process is gone.
 */
export async function underLease<Result>(
  db: Db,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const holder = randomUUID();
  const keep = () => acquireLease(db, { name, holder, now: new Date() });
  while (!(await keep())) await pause(LOOK);
  const renewing = setInterval(() => void keep().catch(() => undefined), RENEW);
  try {
    return await work();
  } finally {
    clearInterval(renewing);
    await releaseLeases(db, holder);
  }
}

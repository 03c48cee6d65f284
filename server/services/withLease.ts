import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import type { Db } from '../db/client';
import { releaseLeases, acquireLease } from '../db/leases';

/**
 * Polling interval of a waiting process, and renewal interval of a working one, in milliseconds.
 */
const POLL_INTERVAL_MS = 250;
const RENEWAL_INTERVAL_MS = 5_000;

/**
 * Runs work that only one process may do at a time; the others wait until it is done, or its
 * process is gone.
 */
export async function withLease<Result>(
  db: Db,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const holder = randomUUID();
  const acquire = () => acquireLease(db, { name, holder, now: new Date() });
  while (!(await acquire())) await pause(POLL_INTERVAL_MS);
  const renewal = setInterval(() => void acquire().catch(() => undefined), RENEWAL_INTERVAL_MS);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    await releaseLeases(db, holder);
  }
}

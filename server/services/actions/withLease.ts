import { setTimeout as pause } from 'node:timers/promises';

import type { Db } from '../../db/client';
import { tryWithLease } from '../../db/leases';

/** Polling interval of a waiting process in milliseconds. */
const POLL_INTERVAL_MS = 250;

/**
 * Does work that only one process may do at a time; the others wait until it is done, or its
 * process is gone.
 */
export async function withLease(db: Db, name: string, work: () => Promise<unknown>): Promise<void> {
  while (!(await tryWithLease(db, name, work))) await pause(POLL_INTERVAL_MS);
}

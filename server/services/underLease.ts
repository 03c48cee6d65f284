import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import type { Db } from '../db/client';
import { dropLeases, keepLease } from '../db/leases';

/** How often a waiting process looks again, and a working one says that it is still there. */
const LOOK = 250;
const RENEW = 5_000;

/** Does a piece of work while no other process does it; the others wait until it is done, or its process is gone. */
export async function underLease<Result>(
  db: Db,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const holder = randomUUID();
  const keep = () => keepLease(db, { name, holder, now: new Date() });
  while (!(await keep())) await pause(LOOK);
  const renewing = setInterval(() => void keep().catch(() => undefined), RENEW);
  try {
    return await work();
  } finally {
    clearInterval(renewing);
    await dropLeases(db, holder);
  }
}

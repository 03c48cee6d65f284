import { randomUUID } from 'node:crypto';

import type { Db } from './client';

/**
 * Duration of a lease, the age from which its holder renews it, and how often it does so while it
 * works, in milliseconds.
 */
const LEASE_MS = 30_000;
const RENEWAL_AGE_MS = 10_000;
const RENEWAL_INTERVAL_MS = 5_000;

interface LeaseRequest {
  name: string;
  holder: string;
  now: Date;
}

/**
 * Acquires or renews a lease; returns whether the holder has it for at least another 20 seconds. An
 * expired lease, such as that of a killed process, is taken over.
 */
export async function acquireLease(db: Db, { name, holder, now }: LeaseRequest): Promise<boolean> {
  const existing = await db
    .selectFrom('leases')
    .where('name', '=', name)
    .selectAll()
    .executeTakeFirst();
  const remainingMs = existing ? Date.parse(existing.until) - now.getTime() : 0;
  if (existing?.holder === holder && remainingMs > LEASE_MS - RENEWAL_AGE_MS) return true;
  if (existing && existing.holder !== holder && remainingMs > 0) return false;
  const until = new Date(now.getTime() + LEASE_MS).toISOString();
  const acquired = await db
    .insertInto('leases')
    .values({ name, holder, until })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ holder, until })
        .where((lease) =>
          lease.or([
            lease('leases.holder', '=', holder),
            lease('leases.until', '<=', now.toISOString()),
          ]),
        ),
    )
    .returning('name')
    .executeTakeFirst();
  return acquired !== undefined;
}

/** Releases all leases of a holder, so that others need not wait for them to expire. */
export async function releaseLeases(db: Db, holder: string): Promise<void> {
  await db.deleteFrom('leases').where('holder', '=', holder).execute();
}

/**
 * Does work that only one process may do at a time, if no other is doing it; the lease is renewed
 * meanwhile. Returns whether the work was done.
 */
export async function tryWithLease(
  db: Db,
  name: string,
  work: () => Promise<unknown>,
): Promise<boolean> {
  const holder = randomUUID();
  const acquire = () => acquireLease(db, { name, holder, now: new Date() });
  if (!(await acquire())) return false;
  try {
    await whileRenewing(acquire, work);
  } finally {
    await releaseLeases(db, holder);
  }
  return true;
}

/**
 * Does work while renewing its lease; ends only after a renewal in progress, which could otherwise
 * store the lease again after its release.
 */
export async function whileRenewing(
  renew: () => Promise<unknown>,
  work: () => Promise<unknown>,
): Promise<void> {
  let renewal: Promise<unknown> = Promise.resolve();
  const renewing = setInterval(() => {
    renewal = renewal.then(renew).catch(() => undefined);
  }, RENEWAL_INTERVAL_MS).unref();
  try {
    await work();
  } finally {
    clearInterval(renewing);
    await renewal;
  }
}

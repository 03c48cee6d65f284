import type { Db } from './client';

/** Duration of a lease, and the age from which its holder renews it, in milliseconds. */
const LASTS = 30_000;
const RENEWED = 10_000;

interface Wish {
  name: string;
  holder: string;
  now: Date;
}

/**
 * Acquires or renews a lease; returns whether the holder has it for at least another 20 seconds. An
 * expired lease, such as that of a killed process, is taken over.
 */
export async function acquireLease(db: Db, { name, holder, now }: Wish): Promise<boolean> {
  const held = await db
    .selectFrom('leases')
    .where('name', '=', name)
    .selectAll()
    .executeTakeFirst();
  const left = held ? Date.parse(held.until) - now.getTime() : 0;
  if (held?.holder === holder && left > LASTS - RENEWED) return true;
  if (held && held.holder !== holder && left > 0) return false;
  const until = new Date(now.getTime() + LASTS).toISOString();
  const taken = await db
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
  return taken !== undefined;
}

/** Releases all leases of a holder, so that others need not wait for them to expire. */
export async function releaseLeases(db: Db, holder: string): Promise<void> {
  await db.deleteFrom('leases').where('holder', '=', holder).execute();
}

import type { Db } from './client';

/** Milliseconds that a lease lasts, and after which its holder says so again. */
const LASTS = 30_000;
const RENEWED = 10_000;

interface Wish {
  name: string;
  holder: string;
  now: Date;
}

/**
 * Whether a piece of work is this holder's for the next 20 seconds at least. A lease that another let run
 * out, as one does that was killed, is taken over.
 */
export async function keepLease(db: Db, { name, holder, now }: Wish): Promise<boolean> {
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

/** Lets go of everything that a holder has, so that another need not wait. */
export async function dropLeases(db: Db, holder: string): Promise<void> {
  await db.deleteFrom('leases').where('holder', '=', holder).execute();
}

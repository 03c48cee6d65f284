import { sql } from 'kysely';

import type { Db } from '../db/client';
import { readMeta } from '../db/meta';

const KEY = 'catalogue_version';

/** The number of the catalogue's last change, as text; '' before the first. */
export async function readCatalogueVersion(db: Db): Promise<string> {
  return (await readMeta(db, KEY)) ?? '';
}

/**
 * Says that products, offers, categories or groups have changed. Called in the transaction of the
 * change; running servers read the catalogue anew within two seconds of its commit.
 */
export async function bumpCatalogueVersion(db: Db): Promise<void> {
  const next = sql<string>`cast(cast(meta.value as integer) + 1 as text)`;
  await db
    .insertInto('meta')
    .values({ key: KEY, value: '1' })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: next }))
    .execute();
}

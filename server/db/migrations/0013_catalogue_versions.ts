import { randomUUID } from 'node:crypto';

import { sql, type Kysely } from 'kysely';

/** A version of the catalogue was a number, which another database could have too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update meta set value = ${randomUUID()} where key = 'catalogue_version'`.execute(db);
}

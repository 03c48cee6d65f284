import { randomUUID } from 'node:crypto';

import { sql, type Kysely } from 'kysely';

/** Replaces the numeric catalogue version, which another database could share, by a unique id. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update meta set value = ${randomUUID()} where key = 'catalogue_version'`.execute(db);
}

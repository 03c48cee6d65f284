import type { Kysely } from 'kysely';

/** The version of an application that a reviewer has read, which another may have changed since. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('applications')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
}

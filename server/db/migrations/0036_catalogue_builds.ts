import type { Kysely } from 'kysely';

/** Catalogues indexed in the database for querying; empty unless CATALOGUE=database. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('catalogue_builds')
    .addColumn('build', 'integer', (column) => column.primaryKey())
    .addColumn('format', 'integer', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('facts', 'text')
    .execute();
}

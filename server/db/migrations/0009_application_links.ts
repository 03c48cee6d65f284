import type { Kysely } from 'kysely';

/** Access to an application without an account: e-mailed links, and browsers that used one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('application_links')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('application_id', 'text', (column) =>
      column.notNull().references('applications.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('application_links_by_application_id')
    .on('application_links')
    .columns(['application_id'])
    .execute();
}

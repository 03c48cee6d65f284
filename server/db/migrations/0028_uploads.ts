import type { Kysely } from 'kysely';

/** Files uploaded by staff: how they were interpreted, and the jobs created from them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('uploads')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('columns', 'text', (column) => column.notNull())
    .addColumn('lines', 'text', (column) => column.notNull())
    .addColumn('as_of', 'text')
    .addColumn('trial_id', 'text', (column) => column.notNull())
    .addColumn('job_id', 'text')
    .addColumn('sent_by', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('applied_at', 'text')
    .execute();
  await index(db, ['kind', 'sha256']);
  await index(db, ['created_at']);
}

const index = (db: Kysely<unknown>, columns: string[]) =>
  db.schema
    .createIndex(`uploads_by_${columns.join('_')}`)
    .on('uploads')
    .columns(columns)
    .execute();

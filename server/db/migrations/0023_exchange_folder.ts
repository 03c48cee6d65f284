import { sql, type Kysely } from 'kysely';

/** Files imported from the exchange folder, and order files exported to it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('taken_files')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('job_id', 'text')
    .addColumn('taken_at', 'text', (column) => column.notNull())
    .addColumn('finished_at', 'text')
    .execute();
  await sql`create unique index taken_files_known on taken_files (kind, sha256)
    where state <> 'failed'`.execute(db);
  await db.schema
    .createTable('export_files')
    .addColumn('number', 'bigint', (column) => column.primaryKey())
    .addColumn('first_seq', 'bigint', (column) => column.notNull())
    .addColumn('last_seq', 'bigint', (column) => column.notNull())
    .addColumn('orders', 'integer', (column) => column.notNull())
    .addColumn('encoding', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .addColumn('written_at', 'text')
    .addColumn('gone_at', 'text')
    .addColumn('told_at', 'text')
    .execute();
  await db.schema
    .createTable('exported_orders')
    .addColumn('order_id', 'text', (column) => column.primaryKey())
    .addColumn('number', 'bigint', (column) => column.notNull())
    .execute();
}

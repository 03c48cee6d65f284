import type { Kysely } from 'kysely';

/** Log of what staff did and viewed, without the content viewed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('staff_log')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('staff_id', 'text', (column) => column.references('staff.id'))
    .addColumn('deed', 'text', (column) => column.notNull())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .execute();
  for (const columns of [['at'], ['reference']]) {
    await db.schema
      .createIndex(`staff_log_by_${columns.join('_')}`)
      .on('staff_log')
      .columns(columns)
      .execute();
  }
}

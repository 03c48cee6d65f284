import type { Kysely } from 'kysely';

/** When a list is to be ordered again, where to, and when its owner was told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const columns = ['next_on', 'paused_from', 'paused_until', 'told_on'] as const;
  await db.schema.alterTable('order_lists').addColumn('every_weeks', 'integer').execute();
  for (const name of columns)
    await db.schema.alterTable('order_lists').addColumn(name, 'text').execute();
  for (const name of ['ship_to_code', 'po_reference'])
    await db.schema
      .alterTable('order_lists')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  await db.schema.createIndex('order_lists_next').on('order_lists').column('next_on').execute();
}

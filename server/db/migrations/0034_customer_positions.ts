import type { Kysely } from 'kysely';

/** How far PostgreSQL's log had come with the last change of each customer: only where a replica is read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('customer_positions')
    .addColumn('customer_id', 'text', (column) =>
      column.primaryKey().references('customers.id').onDelete('cascade'),
    )
    .addColumn('position', 'text', (column) => column.notNull())
    .execute();
}

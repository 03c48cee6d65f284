import type { Kysely } from 'kysely';

/** WAL position of each customer's last change; used only if a replica is configured. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('customer_positions')
    .addColumn('customer_id', 'text', (column) =>
      column.primaryKey().references('customers.id').onDelete('cascade'),
    )
    .addColumn('position', 'text', (column) => column.notNull())
    .execute();
}

import type { Kysely } from 'kysely';

/** How often each product has been ordered, counted every hour. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('product_orders')
    .addColumn('product_id', 'text', (column) => column.primaryKey())
    .addColumn('orders', 'integer', (column) => column.notNull())
    .execute();
}

import type { Kysely } from 'kysely';

/** Products that customers want to be told of once they are in stock. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('restock_requests')
    .addColumn('customer_id', 'text', (column) => column.notNull())
    .addColumn('product_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('restock_requests_key', ['customer_id', 'product_id'])
    .execute();
}

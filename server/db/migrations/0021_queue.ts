import { sql, type Kysely } from 'kysely';

/** Indexes for the order queues and the order search of the staff desk. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index orders_queued on orders (stage, placed_at, order_id, country, origin)
    where origin <> 'import'`.execute(db);
  await sql`create index order_lines_awaited on order_lines (order_id)
    where backorder_qty > 0`.execute(db);
  await db.schema
    .createIndex('orders_by_country_placed_at')
    .on('orders')
    .columns(['country', 'placed_at', 'order_id'])
    .execute();
  await db.schema
    .createIndex('orders_searched')
    .on('orders')
    .columns(['placed_at', 'order_id', 'po_reference', 'external_id', 'customer_id', 'country'])
    .execute();
  await db.schema.dropIndex('order_lines_by_product_id').execute();
  await db.schema
    .createIndex('order_lines_by_product_id_order_id')
    .on('order_lines')
    .columns(['product_id', 'order_id'])
    .execute();
}

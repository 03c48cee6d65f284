import { sql, type Kysely } from 'kysely';

/**
 * Indexes that alone suffice to count orders by stage with any filter, and to find unacknowledged
 * ones.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const narrowed = ['orders_by_stage_placed_at', 'orders_by_country_placed_at', 'orders_searched'];
  for (const name of narrowed) await db.schema.dropIndex(name).execute();
  const indexes = {
    orders_counted: ['stage', 'origin'],
    orders_by_country_placed_at: ['country', 'placed_at', 'order_id', 'stage', 'origin'],
    orders_searched: [
      ...['placed_at', 'order_id', 'po_reference', 'external_id', 'customer_id', 'country'],
      ...['stage', 'origin'],
    ],
  };
  for (const [name, columns] of Object.entries(indexes)) {
    await db.schema.createIndex(name).on('orders').columns(columns).execute();
  }
  await sql`create index orders_unacknowledged on orders (placed_at, order_id, country, held_at, released_at)
    where origin <> 'import' and stage in ('held', 'released', 'picking', 'part_shipped')
      and released_seq is not null and acknowledged_at is null`.execute(db);
}

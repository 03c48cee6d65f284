import { sql, type Kysely } from 'kysely';

/**
 * The last reported stock of each offer, the last event that the report took into account (0: no
 * orders), and the manual changes since. Existing stock counts as reported before any order.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const counts = {
    stock_reported: 'integer',
    stock_seq: 'bigint',
    stock_changed: 'integer',
  } as const;
  for (const [name, type] of Object.entries(counts)) {
    await db.schema
      .alterTable('offers')
      .addColumn(name, type, (column) => column.notNull().defaultTo(0))
      .execute();
  }
  await sql`update offers set stock_reported = available + coalesce((
    select sum(order_lines.stock_taken - order_lines.restocked) from order_lines
    join orders on orders.order_id = order_lines.order_id
    where order_lines.product_id = offers.product_id and orders.country = offers.country), 0)`.execute(
    db,
  );
}

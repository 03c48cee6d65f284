import type { Kysely } from 'kysely';

/** Index for the shop's latest orders across customers, which show what is in demand. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('orders_placed_at')
    .on('orders')
    .columns(['placed_at', 'order_id'])
    .execute();
}

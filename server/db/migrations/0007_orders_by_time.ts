import type { Kysely } from 'kysely';

/** The shop's latest orders, whoever placed them: what is asked for now. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('orders_placed_at')
    .on('orders')
    .columns(['placed_at', 'order_id'])
    .execute();
}

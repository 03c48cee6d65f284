import type { Kysely } from 'kysely';

/** Whether a customer's orders need a purchase-order number, and how much they come to at least. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('customers')
    .addColumn('po_required', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('customers').addColumn('min_order_cents', 'integer').execute();
}

import type { Kysely } from 'kysely';

/** What shipments took off back-order, so that it is restored when they are voided. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('shipment_lines')
    .addColumn('backorder_qty', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('shipment_lines').addColumn('expected_on', 'text').execute();
}

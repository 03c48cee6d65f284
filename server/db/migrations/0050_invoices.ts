import type { Kysely } from 'kysely';

/** Invoices and credits of customers, how much they may owe, and orders found by their invoice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('invoices')
    .addColumn('number', 'text', (column) => column.primaryKey())
    .addColumn('customer_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('issued_on', 'text', (column) => column.notNull())
    .addColumn('due_on', 'text')
    .addColumn('total_cents', 'bigint', (column) => column.notNull())
    .addColumn('open_cents', 'bigint', (column) => column.notNull())
    .addColumn('po_reference', 'text', (column) => column.notNull())
    .addColumn('order_id', 'text')
    .addColumn('file', 'text', (column) => column.notNull())
    .addColumn('as_of', 'text')
    .execute();
  await db.schema
    .createIndex('invoices_customer')
    .on('invoices')
    .columns(['customer_id', 'issued_on', 'number'])
    .execute();
  await db.schema.createIndex('invoices_order').on('invoices').column('order_id').execute();
  await db.schema
    .createIndex('shipments_invoice')
    .on('shipments')
    .column('invoice_number')
    .execute();
  await db.schema.alterTable('customers').addColumn('credit_limit_cents', 'bigint').execute();
}

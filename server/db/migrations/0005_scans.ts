import { sql, type Kysely } from 'kysely';

/**
 * Fingerprints of earlier scans, products that customers chose for codes, and an index for misspelt
 * ids.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('scan_prints')
    .addColumn('customer_id', 'text', (column) => column.notNull().references('customers.id'))
    .addColumn('print', 'text', (column) => column.notNull())
    .addColumn('order_id', 'text', (column) => column.notNull())
    .addColumn('product_id', 'text', (column) => column.notNull())
    .addColumn('above', 'integer', (column) => column.notNull())
    .addColumn('added_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('scan_prints_key', ['customer_id', 'print', 'order_id'])
    .execute();
  await db.schema
    .createIndex('scan_prints_by_order')
    .on('scan_prints')
    .columns(['customer_id', 'order_id', 'product_id'])
    .execute();
  await db.schema
    .createIndex('scan_prints_by_added_at')
    .on('scan_prints')
    .column('added_at')
    .execute();

  await db.schema
    .createTable('remembered_codes')
    .addColumn('customer_id', 'text', (column) => column.notNull().references('customers.id'))
    .addColumn('code_key', 'text', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('product_id', 'text', (column) => column.notNull())
    .addColumn('chosen_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('remembered_codes_key', ['customer_id', 'code_key'])
    .execute();

  await db.schema
    .createIndex('products_by_bare_product_id')
    .on('products')
    .expression(sql`ltrim(replace(replace(lower(product_id), ' ', ''), '-', ''), '0')`)
    .execute();
}

import { sql, type Kysely } from 'kysely';

/** Price lists, their prices, whose they are, and which of them made the price of an order line. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('price_lists')
    .addColumn('code', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('percent_off', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('is_binding', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('is_public', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('starts_at', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('ends_at', 'text')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('as_of', 'text')
    .execute();
  await sql`create index price_lists_public on price_lists (country) where is_public = 1`.execute(
    db,
  );
  await db.schema
    .createTable('price_list_prices')
    .addColumn('list_code', 'text', (column) => column.notNull())
    .addColumn('product_id', 'text', (column) => column.notNull())
    .addColumn('quantity_from', 'integer', (column) => column.notNull())
    .addColumn('unit_cents', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('price_list_prices_key', ['list_code', 'product_id', 'quantity_from'])
    .execute();
  await db.schema
    .createTable('customer_price_lists')
    .addColumn('customer_id', 'text', (column) => column.notNull())
    .addColumn('list_code', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('customer_price_lists_key', ['customer_id', 'list_code'])
    .execute();
  await db.schema
    .createIndex('customer_price_lists_by_list')
    .on('customer_price_lists')
    .column('list_code')
    .execute();
  await db.schema.alterTable('order_lines').addColumn('list_cents', 'integer').execute();
  await db.schema
    .alterTable('order_lines')
    .addColumn('price_list', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}

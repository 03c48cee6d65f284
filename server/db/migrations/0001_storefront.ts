import { sql, type Kysely } from 'kysely';

/**
 * Catalogue, customers, carts and orders. Ids and times are text, money is in whole cents,
 * quantities in whole ship packs.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('meta')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();

  await catalogue(db);
  await content(db);
  await customers(db);
  await orders(db);
}

async function catalogue(db: Kysely<unknown>) {
  await db.schema
    .createTable('categories')
    .addColumn('cat_code', 'text', (column) => column.primaryKey())
    .addColumn('parent_code', 'text', (column) => column.references('categories.cat_code'))
    .addColumn('name_en', 'text', (column) => column.notNull())
    .addColumn('name_fr', 'text', (column) => column.notNull())
    .addColumn('name_es', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('class_codes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('class', 'text', (column) => column.notNull().unique())
    .addColumn('image', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('products')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('product_id', 'text', (column) => column.notNull().unique())
    .addColumn('cat_code', 'text', (column) => column.notNull().references('categories.cat_code'))
    .addColumn('name_en', 'text', (column) => column.notNull())
    .addColumn('name_fr', 'text', (column) => column.notNull())
    .addColumn('name_es', 'text', (column) => column.notNull())
    .addColumn('description_en', 'text', (column) => column.notNull())
    .addColumn('description_fr', 'text', (column) => column.notNull())
    .addColumn('description_es', 'text', (column) => column.notNull())
    .addColumn('brand', 'text', (column) => column.notNull())
    .addColumn('color', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('size', 'text', (column) => column.notNull())
    .addColumn('types', 'text', (column) => column.notNull())
    .addColumn('ship_pac', 'integer', (column) => column.notNull())
    .addColumn('image', 'text', (column) => column.notNull())
    .addColumn('drawing', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('popularity', 'integer', (column) => column.notNull())
    .addColumn('active', 'integer', (column) => column.notNull())
    .execute();

  await db.schema
    .createIndex('products_by_lower_product_id')
    .on('products')
    .expression(sql`lower(product_id)`)
    .execute();

  await db.schema
    .createTable('product_barcodes')
    .addColumn('gtin14', 'text', (column) => column.notNull())
    .addColumn('product_id', 'text', (column) => column.notNull().references('products.product_id'))
    .addColumn('barcode', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('product_barcodes_key', ['gtin14', 'product_id'])
    .execute();
  await index(db, 'product_barcodes', ['product_id']);

  await db.schema
    .createTable('offers')
    .addColumn('product_id', 'text', (column) => column.notNull().references('products.product_id'))
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('class', 'text', (column) => column.notNull())
    .addColumn('selling_cents', 'integer', (column) => column.notNull())
    .addColumn('sale_cents', 'integer')
    .addColumn('retail_cents', 'integer', (column) => column.notNull())
    .addColumn('available', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('offers_key', ['product_id', 'country'])
    .execute();

  await db.schema
    .createTable('product_groups')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('title_en', 'text', (column) => column.notNull())
    .addColumn('title_fr', 'text', (column) => column.notNull())
    .addColumn('title_es', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('product_group_products')
    .addColumn('group_id', 'text', (column) => column.notNull().references('product_groups.id'))
    .addColumn('product_id', 'text', (column) => column.notNull().references('products.product_id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('product_group_products_key', ['group_id', 'product_id'])
    .execute();
}

async function content(db: Kysely<unknown>) {
  await db.schema
    .createTable('banners')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('country', 'text')
    .addColumn('message_en', 'text', (column) => column.notNull())
    .addColumn('message_fr', 'text', (column) => column.notNull())
    .addColumn('message_es', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('background_color', 'text', (column) => column.notNull())
    .addColumn('text_color', 'text', (column) => column.notNull())
    .addColumn('link', 'text')
    .addColumn('icon', 'text')
    .addColumn('active', 'integer', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .execute();
}

async function customers(db: Kysely<unknown>) {
  await db.schema
    .createTable('customers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('customer_code', 'text', (column) => column.notNull().unique())
    .addColumn('owner_name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('standing', 'text', (column) => column.notNull())
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('customer_id', 'text', (column) => column.notNull().references('customers.id'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_seen_at', 'text', (column) => column.notNull())
    .execute();
  await index(db, 'sessions', ['customer_id']);

  await db.schema
    .createTable('favourites')
    .addColumn('customer_id', 'text', (column) => column.notNull().references('customers.id'))
    .addColumn('product_id', 'text', (column) => column.notNull().references('products.product_id'))
    .addColumn('added_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('favourites_key', ['customer_id', 'product_id'])
    .execute();

  await db.schema
    .createTable('cart_lines')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('customer_id', 'text', (column) => column.notNull().references('customers.id'))
    .addColumn('product_id', 'text', (column) => column.notNull().references('products.product_id'))
    .addColumn('item', 'integer', (column) => column.notNull())
    .addColumn('added_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('cart_lines_once', ['customer_id', 'product_id'])
    .execute();
}

async function orders(db: Kysely<unknown>) {
  await db.schema
    .createTable('orders')
    .addColumn('order_id', 'text', (column) => column.primaryKey())
    .addColumn('customer_id', 'text', (column) => column.notNull().references('customers.id'))
    .addColumn('placed_at', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('order_comment', 'text', (column) => column.notNull())
    .addColumn('po_reference', 'text', (column) => column.notNull())
    .addColumn('lines', 'integer', (column) => column.notNull())
    .addColumn('units', 'bigint', (column) => column.notNull())
    .addColumn('total_cents', 'bigint', (column) => column.notNull())
    .execute();
  await index(db, 'orders', ['customer_id', 'placed_at']);

  await db.schema
    .createTable('order_lines')
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.order_id'))
    .addColumn('line', 'integer', (column) => column.notNull())
    .addColumn('product_id', 'text', (column) => column.notNull().references('products.product_id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('order_qty', 'integer', (column) => column.notNull())
    .addColumn('ship_pack', 'integer', (column) => column.notNull())
    .addColumn('unit_cents', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('order_lines_key', ['order_id', 'line'])
    .execute();
  await index(db, 'order_lines', ['product_id']);

  await db.schema
    .createTable('idempotency_keys')
    .addColumn('customer_id', 'text', (column) => column.notNull().references('customers.id'))
    .addColumn('route', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('request_hash', 'text', (column) => column.notNull())
    .addColumn('status', 'integer', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('idempotency_keys_key', ['customer_id', 'route', 'key'])
    .execute();
}

const index = (db: Kysely<unknown>, table: string, columns: string[]) =>
  db.schema
    .createIndex(`${table}_by_${columns.join('_')}`)
    .on(table)
    .columns(columns)
    .execute();

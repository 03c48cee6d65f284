import { sql, type Kysely } from 'kysely';

import { isPostgres } from '../client';

/**
 * Indexes for the staff desk to count, list and search a large catalogue, and for positioning new
 * products.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('products_by_position').on('products').column('position').execute();
  await db.schema
    .createIndex('offers_by_class_product_id')
    .on('offers')
    .columns(['class', 'product_id'])
    .execute();
  await sql`create index offers_out_of_stock on offers (country, product_id)
    where available <= 0`.execute(db);
  // An index entry in PostgreSQL holds 2,704 bytes at most, which three long names exceed.
  const columns = isPostgres(db) ? ['active', 'product_id'] : SEARCHED;
  await db.schema.createIndex('products_searched').on('products').columns(columns).execute();
}

/**
 * Columns that the desk searches and that the search index is built from: all but the long
 * descriptions.
 */
const SEARCHED = [
  ...['product_id', 'active', 'name_en', 'name_fr', 'name_es', 'brand', 'bin'],
  ...['id', 'image', 'popularity'],
];

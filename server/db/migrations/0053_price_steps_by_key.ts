import { sql, type Kysely } from 'kysely';

import { isPostgres } from '../client';

/**
 * Stores the prices of lists once, in the order of their key: a table of SQLite that is not declared
 * so holds every key twice, and each of the hundreds of look-ups of a page reads both. PostgreSQL
 * has no such tables. If it is interrupted anywhere, it can be done again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (isPostgres(db)) return;
  const tables = await db.introspection.getTables();
  if (tables.some(({ name }) => name === 'price_list_prices')) await copyByKey(db);
  await db.schema.alterTable('price_list_prices_by_key').renameTo('price_list_prices').execute();
}

async function copyByKey(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('price_list_prices_by_key').ifExists().execute();
  await db.schema
    .createTable('price_list_prices_by_key')
    .addColumn('list_code', 'text', (column) => column.notNull())
    .addColumn('product_id', 'text', (column) => column.notNull())
    .addColumn('quantity_from', 'integer', (column) => column.notNull())
    .addColumn('unit_cents', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('price_list_prices_key', ['list_code', 'product_id', 'quantity_from'])
    .modifyEnd(sql`without rowid`)
    .execute();
  await sql`insert into price_list_prices_by_key select * from price_list_prices
    order by list_code, product_id, quantity_from`.execute(db);
  await db.schema.dropTable('price_list_prices').execute();
}

import { sql, type Kysely } from 'kysely';

/**
 * Stores the prices of lists once, in the order of their key: a table of SQLite that is not declared
 * so holds every key twice, and each of the hundreds of look-ups of a page reads both. PostgreSQL
 * has no such tables.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (!isPostgres(db)) await db.transaction().execute(storeByKey);
}

async function storeByKey(tx: Kysely<unknown>): Promise<void> {
  await sql`alter table price_list_prices rename to price_list_prices_before`.execute(tx);
  await tx.schema
    .createTable('price_list_prices')
    .addColumn('list_code', 'text', (column) => column.notNull())
    .addColumn('product_id', 'text', (column) => column.notNull())
    .addColumn('quantity_from', 'integer', (column) => column.notNull())
    .addColumn('unit_cents', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('price_list_prices_key', ['list_code', 'product_id', 'quantity_from'])
    .modifyEnd(sql`without rowid`)
    .execute();
  await sql`insert into price_list_prices select * from price_list_prices_before
    order by list_code, product_id, quantity_from`.execute(tx);
  await tx.schema.dropTable('price_list_prices_before').execute();
}

const isPostgres = (db: Kysely<unknown>): boolean =>
  db.getExecutor().adapter.supportsTransactionalDdl;

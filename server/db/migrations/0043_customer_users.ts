import { sql, type Kysely } from 'kysely';

import { isPostgres } from '../client';

/**
 * Several people of one customer. What belongs to a person, such as a cart, then holds the id of
 * whoever signs in, which is the customer's own id only for the owner: the foreign keys go.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await customerUsers(db);
  await db.schema
    .alterTable('customers')
    .addColumn('ship_to_code', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('orders')
    .addColumn('user_id', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  for (const table of TABLES_OF_PEOPLE) {
    if (isPostgres(db)) await dropConstraints(db, table);
    else await rebuildWithoutKey(db, table);
  }
}

async function customerUsers(db: Kysely<unknown>) {
  await db.schema
    .createTable('customer_users')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('customer_id', 'text', (column) => column.notNull().references('customers.id'))
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('ship_to_code', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('invited_by', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .createIndex('customer_users_by_customer_id')
    .on('customer_users')
    .column('customer_id')
    .execute();
  await db.schema
    .createTable('customer_user_addresses')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('customer_id', 'text', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('customer_user_addresses_key', ['user_id', 'code'])
    .execute();
}

const TABLES_OF_PEOPLE = [
  'sessions',
  'password_tokens',
  'favourites',
  'cart_lines',
  'idempotency_keys',
  'scan_fingerprints',
];

/** A constraint keeps the name that it got with its table, which was once called scan_prints. */
async function dropConstraints(db: Kysely<unknown>, table: string): Promise<void> {
  for (const name of [table, table.replace('fingerprints', 'prints')]) {
    const constraint = sql.id(`${name}_customer_id_fkey`);
    await sql`alter table ${sql.table(table)} drop constraint if exists ${constraint}`.execute(db);
  }
}

/** SQLite drops no constraint, so the table is made again by its own definition without the key. */
async function rebuildWithoutKey(db: Kysely<unknown>, table: string): Promise<void> {
  const { rows } = await sql<{ type: string; sql: string }>`
    select type, sql from sqlite_master where tbl_name = ${table} and sql is not null`.execute(db);
  const definition = rows.find(({ type }) => type === 'table')?.sql ?? '';
  const columns = definition.slice(definition.indexOf('('));
  const rebuilt = sql.table(`${table}_rebuilt`);
  const withoutKey = columns.replace(/ references "customers" \("id"\)/, '');
  await sql`create table ${rebuilt} ${sql.raw(withoutKey)}`.execute(db);
  await sql`insert into ${rebuilt} select * from ${sql.table(table)}`.execute(db);
  await sql`drop table ${sql.table(table)}`.execute(db);
  await sql`alter table ${rebuilt} rename to ${sql.table(table)}`.execute(db);
  for (const { type, sql: index } of rows) {
    if (type === 'index') await sql.raw(index).execute(db);
  }
}

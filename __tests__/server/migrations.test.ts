/** @engines both */

import { sql } from 'kysely';

import { isPostgres, type Db } from '../../server/db/client';
import { migrate } from '../../server/db/migrate';
import { findSession } from '../../server/services/accounts/sessions';
import { storeTestProducts, createCustomer, createOwner } from '../support/shop';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase';

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

async function migrateAgain(db: Db, name: string): Promise<void> {
  await sql`delete from kysely_migration where name = ${name}`.execute(db);
  await migrate(db);
}

describe('a database of an earlier version', () => {
  it('keeps its products when their drawings are removed', async () => {
    const { db } = database;
    await storeTestProducts(db, [
      { product_id: 'SP1', name: 'Red thread', barcodes: ['036000291452'] },
    ]);
    await db.schema
      .alterTable('products')
      .addColumn('drawing', 'text', (column) => column.notNull().defaultTo('spool:#c41e3a'))
      .execute();
    await migrateAgain(db, '0010_no_drawings');
    const rows = await db.selectFrom('products').selectAll().execute();
    expect(rows).toEqual([expect.objectContaining({ product_id: 'SP1', name_en: 'Red thread' })]);
    expect(rows[0]).not.toHaveProperty('drawing');
    expect(await db.selectFrom('offers').selectAll().execute()).toHaveLength(2);
  });

  it('keeps its customers, orders, applications and scans when tables and columns are renamed', async () => {
    const { db } = database;
    await createCustomer(db, 'anna', { status: 'under review' });
    for (const earlier of [
      'alter table customers rename column status to standing',
      'alter table orders rename column status to state',
      'alter table applications rename column status to state',
      'alter table scan_fingerprints rename column fingerprint to print',
      'alter table scan_fingerprints rename to scan_prints',
      'alter table staff_log rename column action to deed',
      'drop index applications_by_status_submitted_at',
      'drop index scan_fingerprints_by_order',
      'drop index scan_fingerprints_by_added_at',
      'create index applications_by_state_submitted_at on applications (state, submitted_at)',
      'create index scan_prints_by_order on scan_prints (customer_id, order_id, product_id)',
      'create index scan_prints_by_added_at on scan_prints (added_at)',
      "insert into scan_prints values ('anna', 'scan-0001', '', 'SP1', 0, '2026-11-01')",
    ]) {
      await sql.raw(earlier).execute(db);
    }

    await migrateAgain(db, '0011_names');
    expect(await db.selectFrom('customers').select('status').execute()).toEqual([
      { status: 'under review' },
    ]);
    expect(await db.selectFrom('orders').select('status').execute()).toEqual([]);
    expect(await db.selectFrom('applications').select('status').execute()).toEqual([]);
    expect(await db.selectFrom('scan_fingerprints').select('fingerprint').execute()).toEqual([
      { fingerprint: 'scan-0001' },
    ]);
  });

  it('keeps the carts, sessions and keys of its customers, and takes those of colleagues', async () => {
    const { db } = database;
    await storeTestProducts(db, [{ product_id: 'SP1' }]);
    const { token } = await createOwner(db, 'anna');
    const line = { product_id: 'SP1', item: 2, added_at: '2026-11-01' };
    await db
      .insertInto('cart_lines')
      .values({ ...line, id: '1', customer_id: 'anna' })
      .execute();
    await undoColleagues(db);
    const colleagues = { ...line, id: '2', customer_id: 'ben' };
    await expect(db.insertInto('cart_lines').values(colleagues).execute()).rejects.toThrow();

    await migrateAgain(db, '0043_customer_users');
    expect(await findSession(db, token, new Date())).toMatchObject({ id: 'anna', userId: 'anna' });
    await db.insertInto('cart_lines').values(colleagues).execute();
    expect(await db.selectFrom('cart_lines').select('customer_id').orderBy('id').execute()).toEqual(
      [{ customer_id: 'anna' }, { customer_id: 'ben' }],
    );
    const again = { ...line, id: '3', customer_id: 'anna' };
    await expect(db.insertInto('cart_lines').values(again).execute()).rejects.toThrow();
    const unknown = { ...line, id: '4', customer_id: 'anna', product_id: 'NONE' };
    await expect(db.insertInto('cart_lines').values(unknown).execute()).rejects.toThrow();
  });

  it('keeps the prices of its lists when they are stored by their key', async () => {
    const { db } = database;
    const steps = [
      { list_code: 'SCHOOL', product_id: 'SP2', quantity_from: 1, unit_cents: 210 },
      { list_code: 'SCHOOL', product_id: 'SP1', quantity_from: 10, unit_cents: 180 },
      { list_code: 'CHAIN', product_id: 'SP1', quantity_from: 1, unit_cents: 200 },
    ];
    await db.insertInto('price_list_prices').values(steps).execute();
    await migrateAgain(db, '0053_price_steps_by_key');
    const read = db.selectFrom('price_list_prices').selectAll();
    expect(await read.orderBy('unit_cents', 'desc').execute()).toEqual([
      steps[0],
      steps[2],
      steps[1],
    ]);
    if (!isPostgres(db)) {
      // As if it had been interrupted before its last step.
      await sql`alter table price_list_prices rename to price_list_prices_by_key`.execute(db);
      await migrateAgain(db, '0053_price_steps_by_key');
      expect(await read.execute()).toHaveLength(steps.length);
    }
    const again = db.insertInto('price_list_prices').values(steps[0]!).execute();
    await expect(again).rejects.toThrow(/unique/i);
  });
});

const TABLES_OF_PEOPLE = [
  'sessions',
  'password_tokens',
  'favourites',
  'cart_lines',
  'idempotency_keys',
  'scan_fingerprints',
];

/** Gives a database the form that it had before customers had several people. */
async function undoColleagues(db: Db): Promise<void> {
  await sql`drop table customer_users`.execute(db);
  await sql`drop table customer_user_addresses`.execute(db);
  await sql`alter table customers drop column ship_to_code`.execute(db);
  await sql`alter table orders drop column user_id`.execute(db);
  for (const table of TABLES_OF_PEOPLE) {
    if (isPostgres(db)) {
      await sql`alter table ${sql.table(table)} add constraint ${sql.id(`${table}_customer_id_fkey`)}
        foreign key (customer_id) references customers (id)`.execute(db);
      continue;
    }
    const { rows } = await sql<{ sql: string }>`
      select sql from sqlite_master where tbl_name = ${table} and sql is not null
      order by type desc`.execute(db);
    await sql`alter table ${sql.table(table)} rename to copied`.execute(db);
    for (const { sql: definition } of rows) {
      const [name] = /(?<=create index )\S+/i.exec(definition) ?? [];
      if (name) await sql.raw(`drop index ${name}`).execute(db);
      await sql.raw(withKey(definition)).execute(db);
      if (!name) await sql`insert into ${sql.table(table)} select * from copied`.execute(db);
    }
    await sql`drop table copied`.execute(db);
  }
}

const withKey = (definition: string): string =>
  definition.replace(/"customer_id" text not null/, '$& references "customers" ("id")');

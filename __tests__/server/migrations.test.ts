/** @engines both */

import { sql } from 'kysely';

import type { Db } from '../../server/db/client';
import { migrate } from '../../server/db/migrate';
import { storeTestProducts, createCustomer } from '../support/shop';
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
});

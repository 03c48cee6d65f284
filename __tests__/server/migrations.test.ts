import { sql } from 'kysely';

import type { Db } from '../../server/db/client';
import { migrate } from '../../server/db/migrate';
import { stockShelf, welcomeCustomer } from '../support/shop';
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
  it('keeps its products when what was drawn for them is taken out', async () => {
    const { db } = database;
    await stockShelf(db, [{ product_id: 'SP1', name: 'Red thread', barcodes: ['036000291452'] }]);
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

  it('keeps the status of its customers, orders and applications', async () => {
    const { db } = database;
    await welcomeCustomer(db, 'anna', { status: 'under review' });
    await db.schema.alterTable('customers').renameColumn('status', 'standing').execute();
    await db.schema.alterTable('orders').renameColumn('status', 'state').execute();
    await db.schema.dropIndex('applications_by_status_submitted_at').execute();
    await db.schema.alterTable('applications').renameColumn('status', 'state').execute();
    await db.schema
      .createIndex('applications_by_state_submitted_at')
      .on('applications')
      .columns(['state', 'submitted_at'])
      .execute();

    await migrateAgain(db, '0011_names');
    expect(await db.selectFrom('customers').select('status').execute()).toEqual([
      { status: 'under review' },
    ]);
    expect(await db.selectFrom('orders').select('status').execute()).toEqual([]);
    expect(await db.selectFrom('applications').select('status').execute()).toEqual([]);
  });
});

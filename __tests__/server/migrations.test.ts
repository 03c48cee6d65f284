import { sql } from 'kysely';

import { migrate } from '../../server/db/migrate';
import { stockShelf } from '../support/shop';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase';

const LAST = '0010_no_drawings';

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

describe('a database of an earlier version', () => {
  it('keeps its products when what was drawn for them is taken out', async () => {
    const { db } = database;
    await stockShelf(db, [{ product_id: 'SP1', name: 'Red thread', barcodes: ['036000291452'] }]);
    await db.schema
      .alterTable('products')
      .addColumn('drawing', 'text', (column) => column.notNull().defaultTo('spool:#c41e3a'))
      .execute();
    await sql`delete from kysely_migration where name = ${LAST}`.execute(db);

    await migrate(db);
    const rows = await db.selectFrom('products').selectAll().execute();
    expect(rows).toEqual([expect.objectContaining({ product_id: 'SP1', name_en: 'Red thread' })]);
    expect(rows[0]).not.toHaveProperty('drawing');
    expect(await db.selectFrom('offers').selectAll().execute()).toHaveLength(2);
  });
});

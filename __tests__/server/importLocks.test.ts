import { setTimeout as delay } from 'node:timers/promises';

import { sql } from 'kysely';

import { isPostgres, type Db } from '../../server/db/client';
import { lockOffers } from '../../server/db/offers';
import { importCatalogue } from '../../server/import/importCatalogue';
import { startTestServer } from '../support/serverApp';
import { stockShelf } from '../support/shop';
import type { TestServer } from '../support/startOn';

/** More than an import compares at once, so that the first row and the last are written apart. */
const BETWEEN = Array.from({ length: 1200 }, (_none, at) => `M-${String(at).padStart(4, '0')}`);

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    fill: ({ db }) =>
      stockShelf(
        db,
        ['A-1', ...BETWEEN, 'Z-9'].map((product_id) => ({ product_id, available: 50, price: 2.5 })),
      ),
  });
});
afterAll(() => server.close());

/** Against the alphabet, as no other writer takes products and offers. */
const file = (price: string, stock: string) =>
  Buffer.from(
    `sku,name,price,stock\n${['Z-9', ...BETWEEN.toReversed(), 'A-1']
      .map((id) => `${id},Thing,${price},${stock}`)
      .join('\n')}\n`,
  );
const offerOf = (product_id: string) =>
  server.db
    .selectFrom('offers')
    .where('product_id', '=', product_id)
    .where('country', '=', 'CA')
    .select(['selling_cents', 'available'])
    .executeTakeFirstOrThrow();

/**
 * Waits until the import stands before a transaction; the embedded database lets it not even begin. It is
 * asked outside that one, which would be told for ever what it was told first.
 */
async function untilWaiting(db: Db): Promise<void> {
  const waiting = async () => {
    const { rows } = await sql<{ many: number }>`select count(*) as many from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    return Number(rows[0]?.many);
  };
  while (isPostgres(db) && (await waiting()) === 0) await delay(5);
}

describe('an import beside orders', () => {
  it('never waits in a circle with an order, whatever order its file is in', async () => {
    const imported = await server.db.transaction().execute(async (tx) => {
      await lockOffers(tx, 'CA', ['A-1']);
      const importing = importCatalogue(server.db, file('3.00', '40'), { isUpdate: true });
      await untilWaiting(server.db);
      // As an order that is placed: it holds the first and wants the last.
      await lockOffers(tx, 'CA', ['Z-9']);
      return { importing };
    });
    expect((await imported.importing).stored).toMatchObject({ changed: BETWEEN.length + 2 });
    expect(await offerOf('A-1')).toEqual({ selling_cents: 300, available: 40 });
    expect(await offerOf('Z-9')).toEqual({ selling_cents: 300, available: 40 });
  });

  it('never waits in a circle with whoever changes products', async () => {
    const imported = await server.db.transaction().execute(async (tx) => {
      const take = (id: string) =>
        tx.updateTable('products').set({ bin: 'B-1' }).where('product_id', '=', id).execute();
      await take('A-1');
      const importing = importCatalogue(server.db, file('3.10', '40'), { isUpdate: true });
      await untilWaiting(server.db);
      await take('Z-9');
      return { importing };
    });
    expect((await imported.importing).stored).toMatchObject({ changed: BETWEEN.length + 2 });
  });
});

/** @engines both */

import { importCatalogue } from '../../server/commands/import/importCatalogue';
import { lockOffers } from '../../server/db/offers';
import { startTestServer } from '../support/serverApp';
import { storeTestProducts } from '../support/shop';
import type { TestServer } from '../support/startOn';
import { untilWaiting } from '../support/untilWaiting';

/**
 * More rows than an import compares at once, so that the first and the last are written in
 * different chunks.
 */
const BETWEEN = Array.from({ length: 1200 }, (_none, at) => `M-${String(at).padStart(4, '0')}`);

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    fill: ({ db }) =>
      storeTestProducts(
        db,
        ['A-1', ...BETWEEN, 'Z-9'].map((product_id) => ({ product_id, available: 50, price: 2.5 })),
      ),
  });
});
afterAll(() => server.close());

/** In reverse order, whereas every other writer locks products and offers in ascending order. */
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

describe('an import alongside orders', () => {
  it('never deadlocks with an order, whatever order its rows are in', async () => {
    const imported = await server.db.transaction().execute(async (tx) => {
      await lockOffers(tx, 'CA', ['A-1']);
      const importing = importCatalogue(server.db, file('3.00', '40'), { isUpdate: true });
      await untilWaiting(server.db);
      // Like an order being placed: it holds the first lock and requests the last.
      await lockOffers(tx, 'CA', ['Z-9']);
      return { importing };
    });
    expect((await imported.importing).stored).toMatchObject({ changed: BETWEEN.length + 2 });
    expect(await offerOf('A-1')).toEqual({ selling_cents: 300, available: 40 });
    expect(await offerOf('Z-9')).toEqual({ selling_cents: 300, available: 40 });
  });

  it('never deadlocks with a change of products', async () => {
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

/** @engines both */

import { join } from 'node:path';

import { sql } from 'kysely';

import { guardWrites, openSqlite, type Db } from '../../server/db/client';
import { endMove, moveOf } from '../../server/db/moves';
import { NEVER_EXPIRES, WritesBlocked } from '../../server/db/writeGuard';
import { CommandError } from '../../server/services/database/commandError';
import { moveDatabase } from '../../server/services/database/moveDatabase';
import { prepareDatabase } from '../../server/services/database/prepareDatabase';
import { buyer } from '../support/buyer';
import { newFolder, openEmbeddedDatabase } from '../support/embeddedDatabase';
import { storePriceList } from '../support/priceLists';
import { storeTestProducts, createCustomer } from '../support/shop';
import { startOn } from '../support/startOn';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase';

let source: TestDatabase;
let target: TestDatabase;

beforeEach(async () => {
  source = await openEmbeddedDatabase();
  target = await openTestDatabase();
});
afterEach(async () => {
  await source.close();
  await target.close();
});

const SHELF = [
  { product_id: 'B2', name: 'Ruban « satiné »', sale: 1.5, barcodes: ['628110000019'] },
  { product_id: 'A1', name: 'Button, 12 mm' },
];

const named = (db: Db, name: string) => ({ db, name });
const move = (onTable: (line: string) => void = () => {}) =>
  moveDatabase({
    source: named(source.db, 'the old one'),
    target: named(target.db, 'the new one'),
    report: onTable,
  });

const productsIn = (db: Db) =>
  db.selectFrom('products').selectAll().orderBy('product_id').execute();

describe('npm run migrate-to', () => {
  it('copies every table, closes the old database to writes and opens the new one', async () => {
    await storeTestProducts(source.db, SHELF);
    await createCustomer(source.db, 'atelier');
    const before = await productsIn(source.db);
    const lines: string[] = [];

    const { rows } = await move((line) => lines.push(line));

    expect(rows).toBeGreaterThan(before.length);
    expect(lines).toContainEqual(`products: ${before.length} rows, identical`);
    expect(await productsIn(target.db)).toEqual(before);
    expect(await moveOf(source.db)).toMatchObject({ until: NEVER_EXPIRES });
    await expect(prepareDatabase(source.db)).rejects.toThrow(/it was moved to the new one/);
    await prepareDatabase(target.db);
    await endMove(source.db);
    await prepareDatabase(source.db);
  });

  it('copies a table that is stored by its key, however many rows begin with the same', async () => {
    const { db } = source;
    await sql`insert into price_list_prices (list_code, product_id, quantity_from, unit_cents)
      with recursive n(i) as (select 1 union all select i + 1 from n where i < 2500)
      select code, 'A' || (i % 50), i, 100 + i from n, (select 'CHAIN' as code union select 'SCHOOL')`.execute(
      db,
    );
    const lines: string[] = [];

    await move((line) => lines.push(line));

    expect(lines).toContainEqual('price_list_prices: 5000 rows, identical');
  });

  it('lets a running shop keep reading, and refuses its writes', async () => {
    await storeTestProducts(source.db, SHELF);
    const server = await startOn(
      { ...source, close: () => Promise.resolve() },
      // One is written per table.
      { environment: { LIMITS_PASSWORD_HELP: '0' } },
    );
    guardWrites(source.db);
    const mover = openSqlite(join(source.dataDir, 'haberdash.sqlite'));
    const answers: number[][] = [];
    const body = { email: 'someone@example.com' };

    await moveDatabase({
      source: named(mover, 'the old one'),
      target: named(target.db, 'the new one'),
      report: async () => {
        const list = await server.ask('GET', '/api/cadProducts', { query: { pagination: 25 } });
        const written = await server.ask('POST', '/api/forgot-password', { body });
        answers.push([list.status, written.status]);
      },
    });
    await server.close();
    await mover.destroy();

    expect(new Set(answers.map(String))).toEqual(new Set(['200,503']));
  });

  it('leaves the old database in use if it is interrupted, and succeeds when repeated', async () => {
    await storeTestProducts(source.db, SHELF);
    const before = await productsIn(source.db);
    const cut = move(() => {
      throw new Error('killed');
    });
    await expect(cut).rejects.toThrow('killed');
    expect(await moveOf(source.db)).toBeUndefined();
    await expect(prepareDatabase(target.db)).rejects.toThrow(WritesBlocked);
    await source.db.updateTable('products').set({ brand: 'Another' }).execute();

    await move();

    expect(await productsIn(target.db)).toEqual(
      before.map((product) => ({ ...product, brand: 'Another' })),
    );
  });

  it('refuses a database that already contains a shop, and changes nothing', async () => {
    await storeTestProducts(source.db, SHELF);
    await storeTestProducts(target.db, SHELF);

    await expect(move()).rejects.toThrow(CommandError);

    expect(await moveOf(source.db)).toBeUndefined();
    expect(await moveOf(target.db)).toBeUndefined();
  });

  it('takes along who orders for a customer, and at which prices of its lists', async () => {
    await storeTestProducts(source.db, [{ product_id: 'FELT', price: 4, available: 50 }]);
    const zoe = await createCustomer(source.db, 'atelier');
    await storePriceList(source.db, {
      code: 'OWN',
      customers: [zoe.customerId],
      prices: [
        ['FELT', 1, 3.7],
        ['FELT', 10, 3.6],
      ],
    });
    await move();
    const server = await startOn({ ...target, close: () => Promise.resolve() }, {});
    const zoes = buyer(server, zoe);
    await zoes.add({ FELT: 10 });
    const [line] = await zoes.cart();
    const { status } = await zoes.place([{ product_id: 'FELT', order_qty: 10, price: 3.6 }]);
    const added = await server.db.selectFrom('orders').select('user_id').execute();
    await server.close();

    expect(line).toMatchObject({ price: 3.6, list_price: 4 });
    expect([status, added]).toEqual([200, [{ user_id: zoe.id }]]);
  });

  it('can also move back into a file', async () => {
    await storeTestProducts(source.db, SHELF);
    await move();
    const file = openSqlite(join(newFolder(), 'back.sqlite'));

    await moveDatabase({
      source: named(target.db, 'the new one'),
      target: named(file, 'a file'),
      report: () => {},
    });

    expect(await productsIn(file)).toEqual(await productsIn(source.db));
    await file.destroy();
  });
});

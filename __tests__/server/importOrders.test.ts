import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import type { Db } from '../../server/db/client';
import { nextOrderId } from '../../server/db/orders';
import { importCatalogue } from '../../server/import/importCatalogue';
import { importOrders } from '../../server/import/importOrders';
import { keepSignIns } from '../../server/import/keepSignIns';
import { isPassword } from '../../server/services/passwords';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase';

const fixture = (name: string) => readFileSync(join(__dirname, '../fixtures/import', name));

let database: TestDatabase;
let db: Db;
beforeEach(async () => {
  database = await openTestDatabase();
  db = database.db;
  await importCatalogue(db, fixture('shop.csv'));
});
afterEach(() => database.close());

const customers = () => db.selectFrom('customers').selectAll().orderBy('customer_code').execute();

describe('importing orders', () => {
  it('stores dated history under the numbers of the file', async () => {
    const { customers: added, orders, lines } = await importOrders(db, fixture('orders.jsonl'));
    expect([added, orders, lines]).toEqual([2, 3, 4]);
    const stored = await db.selectFrom('orders').selectAll().orderBy('order_id').execute();
    expect(stored).toMatchObject([
      {
        order_id: '9001',
        placed_at: '2025-03-01T09:00:00.000Z',
        status: 'released',
        lines: 2,
        units: 29,
      },
      { order_id: '9002', placed_at: '2025-04-02T12:00:00.000Z', lines: 1, units: 12 },
      { order_id: '9003', placed_at: '2025-05-03T08:30:00.000Z', lines: 1, units: 12 },
    ]);
    expect(stored.map(({ total_cents }) => Number(total_cents))).toEqual([4915, 2160, 1680]);
  });

  it('counts whole ship packs where the units come out even, else packs of one', async () => {
    await importOrders(db, fixture('orders.jsonl'));
    const lines = await db
      .selectFrom('order_lines')
      .where('order_id', '=', '9001')
      .selectAll()
      .orderBy('line')
      .execute();
    expect(lines).toMatchObject([
      {
        product_id: 'TH-1',
        name: 'Cotton Thread, Red',
        order_qty: 2,
        ship_pack: 12,
        unit_cents: 185,
      },
      { product_id: 'ZP-7', order_qty: 5, ship_pack: 1, unit_cents: 95 },
    ]);
  });

  it('reports by line what it leaves out', async () => {
    const { faults } = await importOrders(db, fixture('orders.jsonl'));
    expect(faults).toEqual([
      { line: 2, reason: expect.stringContaining('product GONE-1 is not in the catalogue') },
      { line: 4, reason: 'the order 9001 stands on line 1 already' },
      { line: 5, reason: expect.stringContaining('"yesterday" is not a date') },
      { line: 6, reason: expect.stringContaining('product GONE-1') },
      { line: 6, reason: expect.stringContaining('order 9005 was left out') },
      { line: 7, reason: 'order line 1 has no quantity of one or more' },
      { line: 8, reason: 'the line is not a JSON object' },
    ]);
  });

  it('makes a customer who can sign in with the password that was handed out', async () => {
    const { signIns } = await importOrders(db, fixture('orders.jsonl'));
    expect(await customers()).toMatchObject([
      { customer_code: 'Quilt Corner', email: 'quilt-corner@import.haberdash.test', country: 'CA' },
      { customer_code: 'Stitch & Co', email: 'stitch-co@import.haberdash.test', country: 'US' },
    ]);
    expect(new Set(signIns.map(({ password }) => password)).size).toBe(2);
    for (const { email, password } of signIns) {
      const customer = (await customers()).find((each) => each.email === email);
      expect(await isPassword(password, customer?.password_hash)).toBe(true);
    }
  });

  it('gives every new customer the one password that was asked for', async () => {
    await importOrders(db, fixture('orders.jsonl'), { password: 'first password' });
    for (const { password_hash } of await customers()) {
      expect(await isPassword('first password', password_hash)).toBe(true);
    }
  });

  it('changes nothing the second time', async () => {
    await importOrders(db, fixture('orders.jsonl'));
    const before = await customers();
    const again = await importOrders(db, fixture('orders.jsonl'));
    expect(again).toMatchObject({ customers: 0, orders: 0, lines: 0, known: 3, signIns: [] });
    expect(await customers()).toEqual(before);
  });

  it('adds later orders to the customers that are there', async () => {
    await importOrders(db, fixture('orders.jsonl'));
    const later = await importOrders(
      db,
      Buffer.from(
        '{"order":"9100","at":"2025-09-01","customer":"Quilt Corner","country":"Canada","lines":[["TH-1",12,1.9]]}',
      ),
    );
    expect(later).toMatchObject({ customers: 0, orders: 1 });
    const own = await db
      .selectFrom('orders')
      .innerJoin('customers', 'customers.id', 'orders.customer_id')
      .where('customer_code', '=', 'Quilt Corner')
      .select('order_id')
      .orderBy('order_id')
      .execute();
    expect(own.map(({ order_id }) => order_id)).toEqual(['9001', '9002', '9100']);
  });

  it('never lets a new order take the number of an imported one', async () => {
    const next = Number(await nextOrderId(db)) + 1;
    const taken = [next, next + 1].map(
      (order) =>
        `{"order":${order},"at":"2025-09-01","customer":"C","country":"","lines":[["TH-1",1,1]]}`,
    );
    await importOrders(db, Buffer.from(taken.join('\n')));
    expect(await nextOrderId(db)).toBe(String(next + 2));
  });

  it('lets the best sellers know how often a product was ordered', async () => {
    await importOrders(db, fixture('orders.jsonl'));
    const { popularity } = await db
      .selectFrom('products')
      .where('product_id', '=', 'TH-1')
      .select('popularity')
      .executeTakeFirstOrThrow();
    expect(popularity).toBe(2);
  });

  it.each([
    ['a catalogue', fixture('shop.csv')],
    ['plain words', Buffer.from('hello\nthere\n')],
  ])('refuses %s with a sentence that shows what it wants', async (_what, bytes) => {
    await expect(importOrders(db, bytes)).rejects.toThrow('each line must be one order as JSON');
    expect(await customers()).toEqual([]);
  });
});

describe('the sign-ins of imported customers', () => {
  it('are kept in a file that only its owner can read', () => {
    const signIn = { customer: 'C, 7', email: 'c-7@import.haberdash.test', password: 'secret' };
    const file = keepSignIns(database.dataDir, [signIn]) ?? '';
    keepSignIns(database.dataDir, [{ ...signIn, customer: 'D' }]);
    expect(readFileSync(file, 'utf8')).toBe(
      'customer,email,password\n"C, 7",c-7@import.haberdash.test,secret\nD,c-7@import.haberdash.test,secret\n',
    );
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('make no file where there are none', () => {
    expect(keepSignIns(database.dataDir, [])).toBeUndefined();
  });
});

import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { importCatalogue } from '../../server/commands/import/importCatalogue';
import { importOrders } from '../../server/commands/import/importOrders';
import { saveSignIns } from '../../server/commands/import/saveSignIns';
import { isPassword } from '../../server/crypto/passwords';
import type { Db } from '../../server/db/client';
import { nextOrderId } from '../../server/db/orderNumbers';
import { recordQueries } from '../support/recordQueries';
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
  it('stores dated history under the order numbers of the file', async () => {
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

  it('counts whole ship packs if the units divide evenly, else packs of one', async () => {
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

  it('reports by line what it skips', async () => {
    const { faults } = await importOrders(db, fixture('orders.jsonl'));
    expect(faults).toEqual([
      { line: 2, reason: expect.stringContaining('product GONE-1 is not in the catalogue') },
      { line: 4, reason: 'the order 9001 is already on line 1' },
      { line: 5, reason: expect.stringContaining('"yesterday" is not a date') },
      { line: 6, reason: expect.stringContaining('product GONE-1') },
      { line: 6, reason: expect.stringContaining('order 9005 was skipped') },
      { line: 8, reason: 'the line is not a JSON object' },
    ]);
  });

  it.each([['""'], ['false'], ['[]'], ['null']])(
    'takes %s for no price, not for zero',
    async (price) => {
      const line = `{"order":"1","at":"2025-06-01","customer":"C","lines":[["TH-1",1,${price}]]}`;
      const { orders, faults } = await importOrders(db, Buffer.from(line));
      expect([orders, faults]).toEqual([0, [{ line: 1, reason: 'order line 1 has no price' }]]);
    },
  );

  it('skips an order whose total cannot be recorded to the cent', async () => {
    const lines = JSON.stringify(Array.from({ length: 5 }, () => ['TH-1', 9_999_999, 19_999_999]));
    const line = `{"order":"1","at":"2025-06-01","customer":"C","lines":${lines}}`;
    const { orders, faults } = await importOrders(db, Buffer.from(line));
    const reason = 'order 1 was skipped: its total is too large to be recorded to the cent';
    expect([orders, faults]).toEqual([0, [{ line: 1, reason }]]);
  });

  it('reports what it cannot take of a customer as it is written', async () => {
    const order = {
      order: '1',
      at: '2025-06-01',
      customer: 'C',
      name: 'x'.repeat(200),
      country: 'United Kingdom',
      lines: [['TH-1', 12, 1.85]],
    };
    const { orders, faults } = await importOrders(db, Buffer.from(JSON.stringify(order)));
    expect([orders, faults]).toEqual([
      1,
      [
        { line: 1, reason: "order 1: the customer's name was shortened to 128 characters" },
        {
          line: 1,
          reason: 'order 1: the country "United Kingdom" is neither Canada nor the US; taken as CA',
        },
      ],
    ]);
  });

  it('reports the number of return lines', async () => {
    expect(await importOrders(db, fixture('orders.jsonl'))).toMatchObject({ credits: 1 });
  });

  it('creates customers who can sign in with the passwords that were handed out', async () => {
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

  it('gives every new customer the requested password', async () => {
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

  it('adds later orders to existing customers', async () => {
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

  it('keeps customers apart whose names have the same letters, and finds each again', async () => {
    const order = (number: string, customer: string) =>
      JSON.stringify({ order: number, at: '2025-06-01', customer, lines: [['TH-1', 12, 1]] });
    const take = (...orders: string[]) => importOrders(db, Buffer.from(orders.join('\n')));
    const names = ['10.1', '10-1', 'Иван', 'Пётр'];
    const first = await take(
      ...names.map((name, at) => order(`A${at}`, name)),
      order('A9', 'ИВАН'),
    );
    expect([first.customers, first.orders]).toEqual([4, 5]);
    const again = await take(...names.reverse().map((name, at) => order(`B${at}`, name)));
    expect([again.customers, again.orders]).toEqual([0, 4]);
    const owners = await db
      .selectFrom('orders')
      .innerJoin('customers', 'customers.id', 'customer_id')
      .select(['order_id', 'customer_code'])
      .orderBy('order_id')
      .execute();
    expect(owners.map(({ order_id, customer_code }) => `${order_id} ${customer_code}`)).toEqual([
      'A0 10.1',
      'A1 10-1',
      'A2 Иван',
      'A3 Пётр',
      'A9 Иван',
      'B0 Пётр',
      'B1 Иван',
      'B2 10-1',
      'B3 10.1',
    ]);
  });

  it('looks customers up together, however many a file has', async () => {
    const fileOf = (count: number) =>
      Array.from({ length: count }, (_none, at) =>
        JSON.stringify({
          order: `${count}-${at}`,
          at: '2025-06-01',
          customer: `C-${at}`,
          lines: [['TH-1', 12, 1]],
        }),
      ).join('\n');
    await importOrders(db, Buffer.from(fileOf(9)));
    const { during } = recordQueries(database);
    const queriesFor = (count: number) =>
      during(() => importOrders(database.db, Buffer.from(fileOf(count))));
    expect(await queriesFor(8)).toBe(await queriesFor(2));
  });

  it('adds later orders to a customer whose own e-mail address is known by now', async () => {
    await importOrders(db, fixture('orders.jsonl'));
    await db
      .updateTable('customers')
      .set({ email: 'hello@quilt.example' })
      .where('customer_code', '=', 'Quilt Corner')
      .execute();
    const later =
      '{"order":"9009","at":"2025-07-01","customer":"Quilt Corner","lines":[["TH-1",12,1]]}';
    expect(await importOrders(db, Buffer.from(later))).toMatchObject({ customers: 0, orders: 1 });
    expect(await customers()).toHaveLength(2);
  });

  it('never lets a new order take an imported number', async () => {
    const next = Number(await nextOrderId(db)) + 1;
    const rows = [next, next + 1].map(
      (order) =>
        `{"order":${order},"at":"2025-09-01","customer":"C","country":"","lines":[["TH-1",1,1]]}`,
    );
    await importOrders(db, Buffer.from(rows.join('\n')));
    expect(await nextOrderId(db)).toBe(String(next + 2));
  });

  it('counts how often a product was ordered, for the best sellers', async () => {
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
  ])('refuses %s and shows the expected format', async (_what, bytes) => {
    await expect(importOrders(db, bytes)).rejects.toThrow('each line must be an order as JSON');
    expect(await customers()).toEqual([]);
  });
});

describe('an order history as a table', () => {
  const HISTORY = [
    'InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice,CustomerID,Customer name,E-mail,Country',
    '536365,TH-1,Thread,24,12/1/2010 8:26,1.85,17850,Quilt Corner,Ada@Quilt.example,Canada',
    "536365,'ZP-7,Zipper,5,12/1/2010 8:26,0.95,17850,Quilt Corner,Ada@Quilt.example,Canada",
    'C536379,TH-1,Thread,-12,12/13/2010 9:41,1.85,17850,Quilt Corner,Ada@Quilt.example,Canada',
    '536400,TH-2,Thread,12,12/24/2010 2:05 PM,1.40,13047,Stitch & Co,no address,USA',
    '536400,TH-1,Thread,-1,12/24/2010 2:05 PM,1.85,13047,Stitch & Co,,USA',
    '536401,TH-2,Thread,many,12/24/2010,1.40,13047,Stitch & Co,,USA',
    '536402,TH-2,Thread,1,soon,1.40,13047,Stitch & Co,,USA',
    '536365,TH-2,Thread,1,12/1/2010 8:26,1.40,13047,Stitch & Co,,USA',
    '536403,POST,Postage,1,12/24/2010,18.00,13047,Stitch & Co,,USA',
  ].join('\n');

  it('is refused where a price is in another currency than that of the country', async () => {
    const { faults } = await importOrders(
      db,
      Buffer.from(
        [
          'Order,SKU,Qty,Date,Unit price,Customer,Country',
          '1,TH-1,2,2010-12-01,£1.85,17850,Canada',
          '2,TH-1,2,2010-12-01,USD 1.85,17850,Canada',
          '3,TH-1,2,2010-12-01,USD 1.85,17850,USA',
        ].join('\n'),
      ),
    );
    expect(faults.map(({ reason }) => reason)).toEqual([
      'the price "£1.85" is in another currency',
      'the price "USD 1.85" is in another currency',
    ]);
  });

  it('is stored as orders, with the names and e-mail addresses of customers', async () => {
    const imported = await importOrders(db, Buffer.from(HISTORY));
    expect(imported).toMatchObject({ customers: 2, orders: 2, lines: 3, credits: 2 });
    expect(imported.dates).toContain('month first');
    expect(imported.faults).toEqual([
      {
        line: 5,
        reason: 'order 536400: the e-mail address "no address" is not valid and was left out',
      },
      { line: 7, reason: 'the row has no quantity of at least one' },
      { line: 8, reason: 'the time "soon" is not a date' },
      { line: 9, reason: 'order 536365 belongs to another customer on line 2' },
      { line: 10, reason: expect.stringContaining('product POST is not in the catalogue') },
      { line: 10, reason: expect.stringContaining('order 536403 was skipped') },
    ]);
    expect(await customers()).toMatchObject([
      { customer_code: '13047', owner_name: 'Stitch & Co', email: '13047@import.haberdash.test' },
      { customer_code: '17850', owner_name: 'Quilt Corner', email: 'ada@quilt.example' },
    ]);
    const stored = await db.selectFrom('orders').selectAll().orderBy('order_id').execute();
    expect(stored).toMatchObject([
      { order_id: '536365', placed_at: '2010-12-01T08:26:00.000Z', lines: 2 },
      { order_id: '536400', placed_at: '2010-12-24T14:05:00.000Z', lines: 1 },
    ]);
    expect(stored.map(({ total_cents }) => Number(total_cents))).toEqual([4915, 1680]);

    const again = await importOrders(db, Buffer.from(HISTORY));
    expect(again).toMatchObject({ customers: 0, orders: 0, known: 2 });
  });

  it.each([
    ['13/12/2010', '2010-12-13', 'day first'],
    ['12/13/2010', '2010-12-13', 'month first'],
    ['2/3/2011', '2011-02-03', 'month first'],
  ])('infers the order of day and month from its dates: %s', async (date, day, told) => {
    const text = `order,date,customer,sku,qty,price\n1,${date},C,TH-1,12,1.85\n`;
    const { dates } = await importOrders(db, Buffer.from(text));
    expect(dates).toContain(told);
    const { placed_at } = await db
      .selectFrom('orders')
      .select('placed_at')
      .executeTakeFirstOrThrow();
    expect(placed_at).toBe(`${day}T12:00:00.000Z`);
  });

  it.each(['2026-02-30', '2026-02-30T09:00:00', '2026-02-30 09:00', '31/11/2026'])(
    'refuses a day that does not exist: %s',
    async (date) => {
      const text = `order,date,customer,sku,qty,price\n1,${date},C,TH-1,12,1.85\n`;
      const { orders, faults } = await importOrders(db, Buffer.from(text));
      expect(orders).toBe(0);
      expect(faults[0]?.reason).toContain(`"${date}" is not a date`);
    },
  );

  it('may have a title above its headings, and names its columns as invoices in French do', async () => {
    const text = `Ventes;;;;;\n2026-11-01;;;;;\nN° de commande;Date;Client;Code produit;Qté;Prix\nF1;13/04/2026;C;TH-1;12;1,85\n`;
    expect(await importOrders(db, Buffer.from(text))).toMatchObject({ orders: 1, faults: [] });
  });

  it('is not read where a number was shortened by a spreadsheet, or a time is still to come', async () => {
    const rows = ['1.23E+11,2026-01-01,C', '2,2026-01-01,"5,36E+11"', '3,2126-01-01,C'];
    const text = `order,date,customer,sku,qty,price\n${rows.map((row) => `${row},TH-1,12,1.85\n`).join('')}`;
    const { orders, faults } = await importOrders(db, Buffer.from(text));
    expect(orders).toBe(0);
    expect(faults.map(({ reason }) => reason)).toEqual([
      'the order number "1.23E+11" was shortened by a spreadsheet; save it as text',
      'the customer "5,36E+11" was shortened by a spreadsheet; save it as text',
      'the time "2126-01-01" is in the future',
    ]);
  });

  it('is read from a shop system’s export, in which only the first row says who ordered when', async () => {
    const text = [
      'Name,Email,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku,Billing Name,Billing Country,Id',
      '#1001,ada@quilt.example,2026-01-05 10:00:00 -0500,12,Thread,1.85,TH-1,Ada Quilt,CA,998',
      '#1001,ada@quilt.example,,5,Zipper,0.95,ZP-7,,,',
    ].join('\n');
    await importOrders(db, Buffer.from(text));
    const [order] = await db.selectFrom('orders').selectAll().execute();
    expect(order).toMatchObject({
      order_id: '1001',
      placed_at: '2026-01-05T15:00:00.000Z',
      lines: 2,
    });
    expect(await customers()).toMatchObject([
      { owner_name: 'Ada Quilt', email: 'ada@quilt.example', country: 'CA' },
    ]);
  });

  it('goes to the customer who already has the e-mail address', async () => {
    await importOrders(db, fixture('orders.jsonl'));
    await db
      .updateTable('customers')
      .set({ email: 'ada@quilt.example' })
      .where('customer_code', '=', 'Quilt Corner')
      .execute();
    const text = 'order,date,email,sku,qty,price\n77,2026-01-01,ADA@quilt.example,TH-1,12,1.85\n';
    expect(await importOrders(db, Buffer.from(text))).toMatchObject({ customers: 0, orders: 1 });
  });

  it('can be checked without storing anything', async () => {
    const stored: unknown[] = [];
    const options = { isCheck: true, keepSignIns: (signIns: unknown) => stored.push(signIns) };
    const checked = await importOrders(db, Buffer.from(HISTORY), options);
    expect(checked).toMatchObject({ customers: 2, orders: 2, lines: 3 });
    expect(stored).toEqual([]);
    expect(await customers()).toEqual([]);
    expect(await db.selectFrom('orders').selectAll().execute()).toEqual([]);
  });
});

describe('the credentials of imported customers', () => {
  it('are kept in a file that only its owner can read', () => {
    const signIn = { customer: 'C, 7', email: 'c-7@import.haberdash.test', password: 'secret' };
    const file = saveSignIns(database.dataDir, [signIn]) ?? '';
    saveSignIns(database.dataDir, [{ ...signIn, customer: 'D' }]);
    expect(readFileSync(file, 'utf8')).toBe(
      'customer,email,password\n"C, 7",c-7@import.haberdash.test,secret\nD,c-7@import.haberdash.test,secret\n',
    );
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('need no file if there are none', () => {
    expect(saveSignIns(database.dataDir, [])).toBeUndefined();
  });
});

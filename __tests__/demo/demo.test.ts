import { createHash } from 'node:crypto';

import { FAMILIES } from '../../demo/catalogue/families';
import { nameOf, variantOf } from '../../demo/catalogue/language';
import { productIdOf, parseProductId } from '../../demo/catalogue/productIds';
import { demoProducts } from '../../demo/catalogue/products';
import { storeFoundations, storeProducts } from '../../demo/catalogue/storeCatalogue';
import { EDITIONS, placesOf } from '../../demo/catalogue/variants';
import { ensureDemo, hasCatalogue, makeDemo } from '../../demo/makeDemo';
import { DEMO_PASSWORD } from '../../demo/people/customers';
import { toGtin14 } from '../../domain/barcodes';
import { CLASS_FLAGS } from '../../domain/classCodes';
import { COLOR_TERMS } from '../../domain/facetTerms';
import { isOrderable } from '../../domain/quantity';
import { TYPE_TERMS } from '../../domain/typeTerms';
import { importCatalogue } from '../../server/commands/import/importCatalogue';
import { isPassword } from '../../server/crypto/passwords';
import type { Db } from '../../server/db/client';
import { audit } from '../../server/services/desk/audit';
import esCatalogue from '../../src/i18n/messages/es/catalogue.json';
import frCatalogue from '../../src/i18n/messages/fr/catalogue.json';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase';

const NOW = new Date('2026-11-20T15:00:00Z');
const PRODUCTS = 900;

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
  await makeDemo(db, { products: PRODUCTS, now: NOW });
});
afterAll(() => database.close());

const count = async (table: 'products' | 'orders' | 'customers'): Promise<number> => {
  const { total } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
};

describe('the demo catalogue', () => {
  it('has as many products as requested, each with a unique name in three languages', async () => {
    const products = await db.selectFrom('products').selectAll().execute();
    expect(products).toHaveLength(PRODUCTS);
    for (const language of ['name_en', 'name_fr', 'name_es'] as const) {
      const names = products.map((product) => product[language]);
      expect(new Set(names).size).toBe(PRODUCTS);
      expect(names.filter((name) => /[{}]|undefined| {2}|, $/.test(name))).toEqual([]);
    }
  });

  it('describes each product in HTML in three languages', async () => {
    const rows = await db
      .selectFrom('products')
      .select(['description_en', 'description_fr', 'description_es'])
      .execute();
    const wrong = rows
      .flatMap((row) => Object.values(row))
      .filter((text) => !/^<p>[^<]+<\/p><ul>(<li>[^<]+<\/li>)+<\/ul>$/.test(text));
    expect(wrong).toEqual([]);
  });

  it.each([
    ['description_fr', frCatalogue['product.shipPack']],
    ['description_es', esCatalogue['product.shipPack']],
  ] as const)('uses the screens’ term for a ship pack in its %s: %s', async (column, label) => {
    const [word] = label.split('-');
    const rows = await db.selectFrom('products').select(column).execute();
    const others = rows.filter((row) => !Object.values(row)[0]?.includes(`<li>${word} de `));
    expect(others).toEqual([]);
  });

  it('gives every barcode a valid check digit and uses it for one product only', async () => {
    const rows = await db.selectFrom('product_barcodes').selectAll().execute();
    expect(rows.filter(({ barcode, gtin14 }) => toGtin14(barcode) !== gtin14)).toEqual([]);
    expect(new Set(rows.map(({ gtin14 }) => gtin14)).size).toBe(rows.length);
    expect(new Set(rows.map(({ barcode }) => barcode.length))).toEqual(new Set([12, 13, 14]));
  });

  it('prices every product plausibly: sale below list, list below retail', async () => {
    const offers = await db.selectFrom('offers').selectAll().execute();
    for (const { selling_cents, sale_cents, retail_cents } of offers) {
      expect(selling_cents).toBeGreaterThan(0);
      expect(retail_cents).toBeGreaterThan(selling_cents);
      if (sale_cents !== null) expect(sale_cents).toBeLessThan(selling_cents);
    }
  });

  it('has products of every class in both countries, with plentiful, scarce, zero and negative stock', async () => {
    const offers = await db.selectFrom('offers').selectAll().execute();
    for (const country of ['CA', 'US']) {
      const own = offers.filter((offer) => offer.country === country);
      expect(new Set(own.map((offer) => offer.class))).toEqual(new Set(['', ...CLASS_FLAGS]));
      const stocks = own.map(({ available }) => available);
      expect(stocks.some((stock) => stock < 0)).toBe(true);
      expect(stocks.some((stock) => stock === 0)).toBe(true);
      expect(stocks.some((stock) => stock >= 1 && stock <= 5)).toBe(true);
      expect(stocks.filter((stock) => stock >= 20).length).toBeGreaterThan(own.length * 0.7);
    }
    const onSale = offers.filter((offer) => offer.class === 'Y');
    expect(onSale.every(({ sale_cents }) => sale_cents !== null)).toBe(true);
  });

  it('places every product in a three-level category tree that has the names the menu treats specially', async () => {
    const categories = await db.selectFrom('categories').selectAll().execute();
    const codes = new Set(categories.map(({ cat_code }) => cat_code));
    const names = new Set(categories.map(({ name_en }) => name_en));
    for (const { parent_code } of categories) {
      if (parent_code !== null) expect(codes.has(parent_code)).toBe(true);
    }
    expect([...codes].some((code) => code.includes('/'))).toBe(false);
    for (const name of [
      'Zippers',
      'Promotions',
      'Clearance',
      'Educational Material',
      'Books & Patterns',
      'Cabinets & Fixtures',
      'Art Supplies',
    ]) {
      expect(names.has(name)).toBe(true);
    }
    const top = categories.filter(({ parent_code }) => parent_code === null);
    const filled = await db.selectFrom('products').select('cat_code').distinct().execute();
    for (const { cat_code } of top) {
      expect(filled.some((product) => product.cat_code.startsWith(cat_code))).toBe(true);
    }
  });

  it('has filter values that are translated into every language', async () => {
    const rows = await db.selectFrom('products').select(['color', 'type']).distinct().execute();
    const known = new Set(['', ...Object.keys(COLOR_TERMS), ...Object.keys(TYPE_TERMS)]);
    const values = rows.flatMap(({ color, type }) => [color, type]);
    expect(values.filter((value) => !known.has(value))).toEqual([]);
  });

  it('has product groups and banners', async () => {
    const groups = await db.selectFrom('product_groups').selectAll().orderBy('id').execute();
    expect(groups.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5', '6']);
    const members = await db.selectFrom('product_group_products').selectAll().execute();
    for (const { id } of groups) {
      expect(members.some(({ group_id }) => group_id === id)).toBe(true);
    }
    const banners = await db.selectFrom('banners').select('type').orderBy('position').execute();
    expect(banners.map(({ type }) => type)).toEqual(['shipping', 'announcement', 'promotion']);
  });
});

describe('the demo customers', () => {
  it.each([
    ['ca@demo.haberdash.test', 'CA'],
    ['us@demo.haberdash.test', 'US'],
  ])('%s can sign in and has two years of orders', async (email, country) => {
    const customer = await db
      .selectFrom('customers')
      .where('email', '=', email)
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(customer.country).toBe(country);
    expect(await isPassword(DEMO_PASSWORD, customer.password_hash)).toBe(true);

    const orders = await db
      .selectFrom('orders')
      .where('customer_id', '=', customer.id)
      .selectAll()
      .orderBy('placed_at')
      .execute();
    expect(orders.length).toBeGreaterThanOrEqual(40);
    expect(orders.length).toBeLessThanOrEqual(60);
    const first = new Date(orders[0]?.placed_at ?? '');
    expect(NOW.getTime() - first.getTime()).toBeGreaterThan(690 * 24 * 3_600_000);
    expect(orders.filter(({ status }) => status === 'received')).toHaveLength(1);
    expect(orders.filter(({ status }) => status === 'cancelled')).toHaveLength(1);
    expect(orders.at(-1)?.status).toBe('received');
    expect(Math.max(...orders.map(({ lines }) => lines))).toBeLessThanOrEqual(60);
    expect(Math.min(...orders.map(({ lines }) => lines))).toBeGreaterThanOrEqual(5);

    const numbers = orders.map(({ order_id }) => Number(order_id));
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
  });

  it('have order totals equal to the sum of their lines', async () => {
    const orders = await db.selectFrom('orders').selectAll().execute();
    const lines = await db.selectFrom('order_lines').selectAll().execute();
    for (const order of orders) {
      const own = lines.filter(({ order_id }) => order_id === order.order_id);
      const units = own.map(({ order_qty, ship_pack }) => order_qty * ship_pack);
      const cents = own.map(({ unit_cents }, at) => unit_cents * (units[at] ?? 0));
      const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
      expect([order.lines, order.units, Number(order.total_cents)]).toEqual([
        own.length,
        sum(units),
        sum(cents),
      ]);
    }
  });

  it.each(['demo-ca', 'demo-us'])(
    '%s can repeat a recent order of fifty lines unchanged',
    async (customerId) => {
      const recent = await db
        .selectFrom('orders')
        .innerJoin('customers', 'customers.id', 'orders.customer_id')
        .where('orders.customer_id', '=', customerId)
        .select(['orders.order_id', 'orders.lines', 'orders.placed_at', 'customers.country'])
        .orderBy('placed_at', 'desc')
        .limit(3)
        .execute();
      const clean = recent.find(({ lines }) => lines === 50);
      expect(clean).toBeDefined();

      const lines = await db
        .selectFrom('order_lines')
        .innerJoin('products', 'products.product_id', 'order_lines.product_id')
        .innerJoin('offers', 'offers.product_id', 'order_lines.product_id')
        .where('order_id', '=', clean?.order_id ?? '')
        .where('offers.country', '=', clean?.country ?? '')
        .selectAll()
        .execute();
      expect(lines).toHaveLength(50);
      for (const line of lines) {
        expect(isOrderable(line)).toBe(true);
        expect(line.available).toBeGreaterThanOrEqual(line.order_qty);
        expect(line.sale_cents ?? line.selling_cents).toBe(line.unit_cents);
        expect(line.ship_pack).toBe(line.ship_pac);
        expect(line.active).toBe(1);
      }
    },
  );

  it('have orders in every stage, without audit findings or emails', async () => {
    const { stages } = await deskOf();
    expect(stages).toEqual({
      received: 2,
      released: 4,
      picking: 2,
      part_shipped: 2,
      held: 2,
      shipped: 2,
    });
    const wrong: string[] = [];
    for await (const sentence of audit(db)) wrong.push(sentence);
    expect(wrong).toEqual([]);
    expect(await db.selectFrom('mails').select('kind').execute()).toEqual([]);
  });

  it('can order products that all have a warehouse bin', async () => {
    const rows = await db.selectFrom('products').select('bin').execute();
    expect(rows.filter(({ bin }) => !/^[A-Z]-\d\d-\d$/.test(bin))).toEqual([]);
  });

  it('have marked some products as favourites', async () => {
    const stars = await db.selectFrom('favourites').selectAll().execute();
    expect(stars.filter(({ customer_id }) => customer_id === 'demo-ca').length).toBeGreaterThan(10);
    expect(stars.filter(({ customer_id }) => customer_id === 'demo-us').length).toBeGreaterThan(10);
  });
});

/** Counts the fulfilled orders by stage, excluding imported history. */
async function deskOf() {
  const rows = await db
    .selectFrom('orders')
    .where('origin', '!=', 'import')
    .groupBy('stage')
    .select((row) => ['stage', row.fn.countAll<number>().as('count')])
    .execute();
  return {
    stages: Object.fromEntries(rows.map(({ stage, count: many }) => [stage, Number(many)])),
  };
}

/** Hashes all data, except for the salted password hashes. */
async function fingerprint(of: Db): Promise<string> {
  const tables = await Promise.all([
    of.selectFrom('products').selectAll().orderBy('product_id').execute(),
    of.selectFrom('offers').selectAll().orderBy('product_id').orderBy('country').execute(),
    of.selectFrom('product_barcodes').selectAll().orderBy('gtin14').execute(),
    of.selectFrom('categories').selectAll().orderBy('cat_code').execute(),
    of
      .selectFrom('product_group_products')
      .selectAll()
      .orderBy('group_id')
      .orderBy('position')
      .execute(),
    of.selectFrom('orders').selectAll().orderBy('order_id').execute(),
    of.selectFrom('order_lines').selectAll().orderBy('order_id').orderBy('line').execute(),
    of.selectFrom('favourites').selectAll().orderBy('customer_id').orderBy('product_id').execute(),
    of.selectFrom('customers').select(['id', 'email', 'created_at']).orderBy('id').execute(),
  ]);
  return createHash('sha256').update(JSON.stringify(tables)).digest('hex');
}

describe('a product family exhausted by a large catalogue', () => {
  it('continues with further editions that have unique numbers and names', () => {
    const family = FAMILIES.find(({ code }) => code === 'AC');
    if (!family) throw new Error('The demo has no acrylics.');
    const places = [...placesOf(family)];
    const ids = places.map((place) => productIdOf(family, place));
    const names = places.map((place) => nameOf(family, variantOf(family, place), 'en'));
    expect([new Set(ids).size, new Set(names).size]).toEqual([places.length, places.length]);
    expect(ids.filter((id) => parseProductId(id) === undefined)).toEqual([]);
    expect(places.at(-1)?.series).toBe(family.series.length * EDITIONS - 1);
  });
});

describe('making the demo', () => {
  it('gives the same catalogue and orders every time', async () => {
    const other = await openTestDatabase();
    await makeDemo(other.db, { products: PRODUCTS, now: NOW });
    expect(await fingerprint(other.db)).toBe(await fingerprint(db));
    await other.close();
  });

  it('completes an interrupted run, and shows nothing before that', async () => {
    const other = await openTestDatabase();
    await storeFoundations(other.db);
    await storeProducts(other.db, [...demoProducts(40)], new Date());
    expect(await hasCatalogue(other.db)).toBe(false);

    await makeDemo(other.db, { products: 60, now: NOW });
    expect(await hasCatalogue(other.db)).toBe(true);
    const shown = await other.db
      .selectFrom('products')
      .where('active', '=', 1)
      .select('id')
      .execute();
    expect(shown).toHaveLength(60);
    await other.close();
  });

  it('on a first start adds the demo customers to a catalogue that was imported before', async () => {
    const other = await openTestDatabase();
    await importCatalogue(other.db, Buffer.from('sku,name,price\nA1,One,1\n'));
    await ensureDemo(other.db, { products: 60, now: NOW });
    await ensureDemo(other.db, { products: 60, now: NOW });
    const customers = await other.db
      .selectFrom('customers')
      .select('email')
      .orderBy('email')
      .execute();
    expect(customers.map(({ email }) => email)).toEqual([
      'ca@demo.haberdash.test',
      'school@demo.haberdash.test',
      'us@demo.haberdash.test',
    ]);
    const users = await other.db.selectFrom('customer_users').select('customer_id').execute();
    expect(users).toEqual([{ customer_id: 'demo-school' }, { customer_id: 'demo-school' }]);
    const lists = await db
      .selectFrom('order_lists')
      .innerJoin('order_list_lines', 'order_list_lines.list_id', 'order_lists.id')
      .where('packs', '>', 0)
      .select(['name', 'is_shared'])
      .distinct()
      .orderBy('name')
      .execute();
    expect(lists).toEqual([
      { name: 'Atelier, chaque mois', is_shared: 0 },
      { name: 'Rentrée scolaire', is_shared: 1 },
    ]);
    const products = await other.db.selectFrom('products').select('product_id').execute();
    expect(products).toEqual([{ product_id: 'A1' }]);
    await other.close();
  });

  it('refuses a size that it cannot fill', async () => {
    await expect(makeDemo(db, { products: 0 })).rejects.toThrow('holds 1 to');
    await expect(makeDemo(db, { products: 10_000_000 })).rejects.toThrow('holds 1 to');
  });

  it('with more products keeps every existing product, price, order and customer', async () => {
    const before = await db.selectFrom('offers').selectAll().orderBy('product_id').execute();
    const orders = await count('orders');
    await makeDemo(db, { products: PRODUCTS + 300, now: NOW });
    expect(await count('products')).toBe(PRODUCTS + 300);
    expect(await count('orders')).toBe(orders);
    expect(await count('customers')).toBe(3);
    const after = await db.selectFrom('offers').selectAll().execute();
    const key = (offer: (typeof after)[number]) => JSON.stringify(offer);
    const keysAfter = new Set(after.map(key));
    expect(before.filter((offer) => !keysAfter.has(key(offer)))).toEqual([]);
  });

  it('with fewer products hides the surplus ones', async () => {
    await makeDemo(db, { products: 500, now: NOW });
    const shown = await db.selectFrom('products').where('active', '=', 1).select('id').execute();
    expect(shown).toHaveLength(500);
  });
});

/** @catalogue both */

import type { Product, ProductPage } from '#contract/product';

import { bumpCatalogueVersion } from '../../server/catalogue/version';
import { startTestServer } from '../support/serverApp';
import { createCustomer, type TestCustomer } from '../support/shop';
import { CANARY, storeSmallCatalogue } from '../support/smallCatalogue';
import type { TestServer } from '../support/startOn';
import { VISITOR_CALLS as CALLS } from '../support/visitorCalls';

const LANGUAGES = ['', 'fr', 'es'];
const OF_CUSTOMERS = ['selling_price', 'selling_price_2', 'retail_price', 'available'];
const WITHHELD = [...OF_CUSTOMERS, 'expected_on'];

let server: TestServer;
let customer: TestCustomer;
beforeAll(async () => {
  server = await startTestServer({ fill: ({ db }) => storeSmallCatalogue(db) });
  customer = await createCustomer(server.db, 'ca');
});
afterAll(() => server.close());

/** Collects every key and number of a response at any depth. */
function contents(value: unknown): { keys: string[]; numbers: number[] } {
  if (typeof value === 'number') return { keys: [], numbers: [value] };
  if (typeof value !== 'object' || value === null) return { keys: [], numbers: [] };
  const inside = Object.values(value).map(contents);
  return {
    keys: [...Object.keys(value), ...inside.flatMap(({ keys }) => keys)],
    numbers: inside.flatMap(({ numbers }) => numbers),
  };
}

const everyCall = CALLS.flatMap((call) =>
  LANGUAGES.map((language): [string, string] => [call, language]),
);
const languageOf = (call: string, language: string) =>
  call.startsWith('/search')
    ? `&lang_code=${language}`
    : `${call.includes('?') ? '&' : '?'}lang=${language}`;

/** Returns the countries of the products shown when those of the United States are requested. */
const countriesShown = async (options: Parameters<TestServer['ask']>[2]) => {
  const { body } = await server.ask<ProductPage>('GET', '/api/usProducts?pagination=300', options);
  return new Set(body.products.map(({ country }) => country));
};

describe('a visitor', () => {
  it('sees the products of the requested country', async () => {
    expect(await countriesShown({})).toEqual(new Set(['US']));
  });

  it.each(everyCall)('sees no price and no stock in %s, language %j', async (call, language) => {
    const { status, body, text } = await server.ask('GET', call + languageOf(call, language));
    expect(status).toBe(200);
    const { keys, numbers } = contents(body);
    expect(keys.filter((key) => WITHHELD.includes(key))).toEqual([]);
    for (const canary of Object.values(CANARY)) {
      expect(numbers).not.toContain(canary);
      expect(numbers).not.toContain(canary / 100);
      expect(text).not.toContain(String(canary));
      expect(text).not.toContain(String(canary / 100));
    }
  });

  it('gets the same bytes whatever the prices and the stock are', async () => {
    const answers = () =>
      Promise.all(CALLS.map(async (call) => (await server.ask('GET', call)).text));
    const before = await answers();
    await server.db
      .updateTable('offers')
      .where('product_id', 'in', ['AC1001', 'SC700'])
      .set({ selling_cents: 1, sale_cents: null, retail_cents: 3, available: -4 })
      .execute();
    await bumpCatalogueVersion(server.db);
    await server.catalogue.refresh();

    expect(await answers()).toEqual(before);
    await server.db
      .updateTable('offers')
      .where('product_id', 'in', ['AC1001', 'SC700'])
      .set({
        selling_cents: CANARY.selling,
        sale_cents: CANARY.sale,
        retail_cents: CANARY.retail,
        available: CANARY.available,
      })
      .execute();
  });
});

describe('a customer', () => {
  it('sees the products of the account’s country, whatever is requested', async () => {
    expect(await countriesShown({ as: customer })).toEqual(new Set(['CA']));
  });

  it('sees price and stock of every product, in decimals and ship packs', async () => {
    const options = { query: { category: 'ART PNT ACR' }, as: customer };
    const { body } = await server.ask<ProductPage>('GET', '/api/cadProducts', options);
    expect(body.products[0]).toEqual<Product>({
      id: 'row-AC1001',
      product_id: 'AC1001',
      name: 'Acrylic Paint, Red, 60 ml',
      country: 'CA',
      class: 'Y',
      ship_pac: 6,
      types: 'Videos',
      image: 'AC1001.jpg',
      barcodes: ['036000291452'],
      brand: 'Aquarenne',
      color: 'Red',
      size: '60 ml',
      cat_code: 'ART PNT ACR',
      available: CANARY.available,
      selling_price: 7919.13,
      selling_price_2: 6819.13,
      retail_price: 15719.13,
    });
    expect(body.products[1]).toMatchObject({ product_id: 'AC1002', selling_price_2: null });
  });

  it('sees when more of a product is expected, as long as that is so', async () => {
    const options = { query: { category: 'ART PNT ACR' }, as: customer };
    const expectedIn = async () => {
      const { body } = await server.ask<ProductPage>('GET', '/api/cadProducts', options);
      return body.products.map(({ expected_on }) => expected_on).slice(0, 2);
    };
    const store = (expected_on: string | null) =>
      server.db
        .updateTable('offers')
        .set({ expected_on })
        .where('product_id', '=', 'AC1002')
        .execute();
    expect(await expectedIn()).toEqual([undefined, undefined]);
    await store('2099-12-14');
    expect(await expectedIn()).toEqual([undefined, '2099-12-14']);
    await store(null);
    expect(await expectedIn()).toEqual([undefined, undefined]);
  });

  it('sees them in search, on the product page and in a group too', async () => {
    const found = await server.ask<ProductPage>('GET', '/search/?search_term=SC700', {
      as: customer,
    });
    const page = await server.ask<{ product: Product; related: Product[] }>(
      'GET',
      '/api/productDescription?product_id=SC700',
      { as: customer },
    );
    const group = await server.ask<{ data: { data: Product[] } }>(
      'GET',
      '/api/product_group/spring',
      {
        as: customer,
      },
    );
    const shown = [
      ...found.body.products,
      page.body.product,
      ...page.body.related,
      ...group.body.data.data,
    ];
    expect(shown.length).toBeGreaterThan(3);
    for (const product of shown)
      expect(Object.keys(product)).toEqual(expect.arrayContaining(OF_CUSTOMERS));
  });

  it('sees a new price and new stock immediately', async () => {
    await server.db
      .updateTable('offers')
      .where('product_id', '=', 'BR-302')
      .set({ available: -2, selling_cents: 305 })
      .execute();
    const { body } = await server.ask<ProductPage>('GET', '/search/?search_term=BR-302', {
      as: customer,
    });
    expect(body.products[0]).toMatchObject({ available: -2, selling_price: 3.05 });
  });
});

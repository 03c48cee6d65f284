/** @catalogue both */

import type { FacetValue, FilterOptions } from '#contract/catalogue';
import type { Product, ProductPage } from '#contract/product';

import { nameKey } from '../../server/catalogue/sortProducts';
import { writePrices } from '../../server/catalogue-writing/writeCatalogue';
import { startTestServer } from '../support/serverApp';
import { createCustomer, type TestCustomer } from '../support/shop';
import { storeSmallCatalogue } from '../support/smallCatalogue';
import type { TestServer } from '../support/startOn';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ fill: ({ db }) => storeSmallCatalogue(db) });
});
afterAll(() => server.close());

type Query = Record<string, string | number | string[]>;
const idsOf = (products: Product[]) => products.map(({ product_id }) => product_id);

async function list(url: string, query: Query = {}) {
  const { status, body } = await server.ask<ProductPage>('GET', url, { query });
  return { status, ids: idsOf(body.products), ...body };
}

describe('a listing', () => {
  it('contains a category with all its subcategories, in catalogue order', async () => {
    const { ids, total } = await list('/api/cadProducts', { category: 'ART' });
    expect(ids).toEqual(['AC1001', 'AC1002', 'AC1003', 'WC2001', 'BR-301', 'BR-302', 'BR-303']);
    expect(total).toBe(7);
  });

  it.each(['ART PNT ACR', 'ART/PNT/ACR', ' art pnt acr ', 'Acrylics', 'acrylique', 'ACRILICOS'])(
    'accepts %j for the same category',
    async (category) => {
      const { ids } = await list('/api/cadProducts', { category });
      expect(ids).toEqual(['AC1001', 'AC1002', 'AC1003']);
    },
  );

  it('uses the label if the category is empty', async () => {
    const { ids } = await list('/api/cadProducts', { category: '', name: 'Brushes' });
    expect(ids).toEqual(['BR-301', 'BR-302', 'BR-303']);
  });

  it('contains both categories that share a name', async () => {
    const { ids } = await list('/api/cadProducts', { category: 'Scissors' });
    expect(ids).toEqual(['SC700', 'SC701']);
  });

  it.each([
    ['/api/cadProducts', { category: 'GARDEN' }],
    ['/api/usProducts', { name: 'Garden' }],
    ['/api/classCode', { category: 'GARDEN', class_codes: 'F' }],
    ['/api/displayProducts', { category: 'GARDEN' }],
  ])('is empty for an unknown category, and says that it is unknown: %s', async (url, query) => {
    expect(await list(url, query)).toMatchObject({
      status: 200,
      ids: [],
      total: 0,
      is_category_unknown: true,
    });
  });

  it('is empty without saying so if the category exists', async () => {
    const empty = await list('/api/cadProducts', { category: 'SEW', color: 'None' });
    expect(empty).toMatchObject({ status: 200, total: 0 });
    expect(empty).not.toHaveProperty('is_category_unknown');
  });

  it('contains the country’s whole catalogue if no category is given', async () => {
    expect(await list('/api/cadProducts')).toMatchObject({ total: 10 });
    expect(await list('/api/usProducts')).toMatchObject({ total: 10 });
  });

  it('omits withdrawn products and those that the country does not offer', async () => {
    const canada = await list('/api/cadProducts', { category: 'SEW' });
    const states = await list('/api/usProducts', { category: 'SEW' });
    expect(canada.ids).toEqual(['0120043', 'SC700']);
    expect(states.ids).toEqual(['0120043', '0120044', 'SC700']);
  });

  it('is split into pages that together contain every product once', async () => {
    const options = { category: 'ART', pagination: 3 };
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => list('/api/cadProducts', { ...options, page })),
    );
    expect(pages.map(({ ids }) => ids.length)).toEqual([3, 3, 1, 0]);
    expect(new Set(pages.flatMap(({ ids }) => ids)).size).toBe(7);
    expect(pages.every(({ total, pagination }) => total === 7 && pagination === 3)).toBe(true);
  });

  it.each<[string, Query, string[]]>([
    ['one brand', { brand: 'Fauve' }, ['AC1003', 'BR-301', 'BR-302', 'BR-303']],
    ['either of two colours', { color: ['Red', 'Blue'] }, ['AC1001', 'AC1002', 'AC1003']],
    ['a colour and a size', { color: 'Red', size: '250 ml' }, ['AC1003']],
    ['a value as formatted in French', { color: 'Rouge', lang: 'fr' }, ['AC1001', 'AC1003']],
    ['a value in another case', { type: 'brush' }, ['BR-301', 'BR-302', 'BR-303']],
    ['a value that no product has', { brand: 'Nobody' }, []],
    [
      'empty filters',
      { brand: '', color: '', category: 'ART BRU' },
      ['BR-301', 'BR-302', 'BR-303'],
    ],
  ])('is narrowed by %s', async (_why, query, expected) => {
    const { ids, total } = await list('/api/cadProducts', { category: 'ART', ...query });
    expect(ids).toEqual(expected);
    expect(total).toBe(expected.length);
  });

  it.each([
    ['page=0'],
    ['page=one'],
    ['pagination=301'],
    ['lang=de'],
    ['sort=dearest'],
    ['available=1'],
  ])('is refused for %s', async (query) => {
    const { status, body } = await server.ask('GET', `/api/cadProducts?${query}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ status: false, errors: [{ field: query.split('=')[0] }] });
  });
});

describe('a sorted listing', () => {
  const sorted = async (sort: string, as?: TestCustomer, query: Query = {}) => {
    const { body } = await server.ask<ProductPage>('GET', '/api/cadProducts', {
      query: { category: 'ART', sort, ...query },
      as,
    });
    return { ids: idsOf(body.products), products: body.products, sorts: body.sorts };
  };
  const setPrice = async (
    product: string,
    prices: { selling_cents: number; sale_cents: number | null },
  ) => {
    const offers = await server.db
      .selectFrom('offers')
      .where('product_id', '=', product)
      .select(['product_id', 'country', 'class', 'retail_cents', 'available'])
      .execute();
    const priced = offers.map((offer) => ({ ...offer, ...prices }));
    await writePrices(server.db, { replaced: [], priced, offers: [] }, 'a test');
    await server.catalogue.refresh();
  };
  const OWN = ['AC1001', 'AC1002', 'AC1003', 'WC2001', 'BR-301', 'BR-302', 'BR-303'];

  it.each<[string, Query, string[]]>([
    ['name', {}, ['AC1002', 'AC1001', 'AC1003', 'BR-303', 'BR-302', 'BR-301', 'WC2001']],
    [
      'name',
      { lang: 'fr' },
      ['WC2001', 'AC1002', 'AC1001', 'AC1003', 'BR-303', 'BR-302', 'BR-301'],
    ],
    ['number', {}, ['AC1001', 'AC1002', 'AC1003', 'BR-301', 'BR-302', 'BR-303', 'WC2001']],
    ['new', {}, ['AC1003', 'AC1001', 'AC1002', 'WC2001', 'BR-301', 'BR-302', 'BR-303']],
    ['name', { brand: 'Fauve' }, ['AC1003', 'BR-303', 'BR-302', 'BR-301']],
    ['name', { brand: 'Fauve', category: '' }, ['AC1003', 'BR-303', 'BR-302', 'BR-301']],
    ['name', { brand: 'Fauve', category: '', page: 2, pagination: 2 }, ['BR-302', 'BR-301']],
    ['name', { brand: 'Fauve', color: 'Red' }, ['AC1003']],
    ['number', { color: ['Red', 'Blue'] }, ['AC1001', 'AC1002', 'AC1003']],
  ])('by %s with %j has the expected order', async (sort, query, expected) => {
    expect((await sorted(sort, undefined, query)).ids).toEqual(expected);
  });

  it('by name ignores the signs that HTML writes as entities', () => {
    expect(nameKey('A &amp; <b>C</b>')).toBe(nameKey('A + C'));
    expect(nameKey('A &lt;S&gt;')).toBe(nameKey('a s'));
  });

  it('is split into pages after sorting', async () => {
    const { ids } = await sorted('name', undefined, { page: 2, pagination: 3 });
    expect(ids).toEqual(['BR-303', 'BR-302', 'BR-301']);
  });

  it.each([
    ['price', 1],
    ['price-down', -1],
  ])('by %s uses the customer’s current unit price', async (sort, way) => {
    const customer = await createCustomer(server.db, `sorts-by-${sort}`);
    await setPrice('BR-302', { selling_cents: 900_000, sale_cents: 1 });
    await setPrice('AC1002', { selling_cents: 990_000_000, sale_cents: null });
    const { ids, products } = await sorted(sort, customer);
    const prices = products.map((product) => product.selling_price_2 ?? product.selling_price ?? 0);
    expect(prices).toEqual(prices.toSorted((a, b) => way * (a - b)));
    const ends = ['BR-302', 'AC1002'];
    expect([ids.at(0), ids.at(-1)]).toEqual(way === 1 ? ends : ends.reverse());
  });

  it('never reveals prices to a visitor, whatever is requested', async () => {
    const cheapest = await sorted('price');
    expect(cheapest.ids).toEqual(OWN);
    expect(cheapest.sorts).toEqual(['name', 'number', 'new']);
    const customer = await createCustomer(server.db, 'asks-for-prices');
    expect((await sorted('price', customer)).sorts).toContain('price');
  });
});

describe('a listing by flag', () => {
  it.each<[Query, string[]]>([
    [{ class_codes: 'F' }, ['AC1003']],
    [{ class_codes: 'Y' }, ['AC1001', 'SC701']],
    [{ class_codes: 'Y', category: 'ART' }, ['AC1001']],
    [{ class_codes: ['R', 'N'] }, ['WC2001', 'BR-301']],
    [{ class_codes: 'R,N' }, ['WC2001', 'BR-301']],
    [{ class_codes: 'R', country: 'US' }, ['0120044']],
    [{ class_codes: 'Q' }, []],
    [{}, ['AC1001', 'AC1003', 'WC2001', 'BR-301', 'SC701']],
  ])('with %j contains %j', async (query, expected) => {
    expect((await list('/api/classCode', query)).ids).toEqual(expected);
  });

  it('also applies the other filters', async () => {
    const { ids } = await list('/api/classCode', { class_codes: ['F', 'Y'], brand: 'Fauve' });
    expect(ids).toEqual(['AC1003']);
  });
});

describe('the other lists', () => {
  it('show the most ordered products first, and none that nobody orders', async () => {
    const { ids } = await list('/api/best/sellers');
    expect(ids).toEqual(['AC1002', 'WC2001', 'AC1001', 'SC700']);
  });

  it('show the products of a display category', async () => {
    const { ids } = await list('/api/displayProducts', { category: 'Sewing', country: 'US' });
    expect(ids).toEqual(['0120043', '0120044', 'SC700']);
  });

  it('show a signed-in customer the account’s country, whatever is requested', async () => {
    const customer = await createCustomer(server.db, 'maine', { country: 'US' });
    const options = { query: { category: 'SEW' }, as: customer };
    const { body } = await server.ask<ProductPage>('GET', '/api/cadProducts', options);
    expect(idsOf(body.products)).toEqual(['0120043', '0120044', 'SC700']);
    expect(body.products.every(({ country }) => country === 'US')).toBe(true);
  });
});

describe('the filters of a category', () => {
  const options = async (query: Query) =>
    (await server.ask<FilterOptions>('GET', '/api/filter-options-by-category', { query })).body;

  it('count the products of the category', async () => {
    expect(await options({ category: 'ART PNT' })).toEqual({
      colors: [
        { name: 'Assorted', value: 'Assorted', count: 1 },
        { name: 'Blue', value: 'Blue', count: 1 },
        { name: 'Red', value: 'Red', count: 2 },
      ],
      type: [
        { name: 'Acrylic paint', value: 'Acrylic paint', count: 3 },
        { name: 'Watercolour', value: 'Watercolour', count: 1 },
      ],
      size: [
        { name: '60 ml', value: '60 ml', count: 2 },
        { name: '250 ml', value: '250 ml', count: 1 },
        { name: 'Set of 12', value: 'Set of 12', count: 1 },
      ],
      brand: [
        { name: 'Aquarenne', value: 'Aquarenne', count: 3 },
        { name: 'Fauve', value: 'Fauve', count: 1 },
      ],
    });
  });

  it('are translated but keep one value in all languages', async () => {
    const { colors, size } = await options({ category: 'ART/PNT', lang: 'fr' });
    expect(colors).toContainEqual({ name: 'Rouge', value: 'Red', count: 2 });
    expect(size).toContainEqual({ name: 'Ensemble de 12', value: 'Set of 12', count: 1 });
  });

  it('count only products with the requested flags', async () => {
    const { brand } = await options({ category: 'ART', classCode: 'F' });
    expect(brand).toEqual([{ name: 'Fauve', value: 'Fauve', count: 1 }]);
  });

  it('lead to as many products as they count', async () => {
    const { brand, colors, size, type } = await options({ category: 'ART' });
    const facets: [string, FacetValue[]][] = [
      ['brand', brand],
      ['color', colors],
      ['size', size],
      ['type', type],
    ];
    for (const [facet, values] of facets) {
      for (const { value = '', count } of values) {
        const { total } = await list('/api/cadProducts', { category: 'ART', [facet]: value });
        expect([facet, value, total]).toEqual([facet, value, count]);
      }
    }
  });

  it('also come as a list of brands alone', async () => {
    const { body } = await server.ask<{ brands: FacetValue[] }>('GET', '/api/brands-by-category', {
      query: { category: 'SEW', country: 'US' },
    });
    expect(body.brands).toEqual([
      { name: 'Fil d’Or', value: 'Fil d’Or', count: 2 },
      { name: 'X-Acto', value: 'X-Acto', count: 1 },
    ]);
  });
});

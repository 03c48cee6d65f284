/** @catalogue both */

import { read, utils } from '@e965/xlsx';

import type { ProductPage } from '#contract/product';

import { storePriceList } from '../support/priceLists';
import { startTestServer } from '../support/serverApp';
import { storeTestProducts, createCustomer, type TestCustomer } from '../support/shop';
import type { TestServer } from '../support/startOn';

let server: TestServer;
let anna: TestCustomer;
let sam: TestCustomer;

beforeAll(async () => {
  server = await startTestServer({
    fill: ({ db }) =>
      storeTestProducts(db, [
        { product_id: '00120', name: 'Fil <b>fin</b> &amp; doux', barcodes: ['036000291452'] },
        { product_id: '=GT-2', name: 'Cotton thread', sale: 2, class: 'Y', available: 0 },
        { product_id: 'GT-3', name: 'Needles', cat_code: 'SEW NDL', class: 'N', available: -3 },
        { product_id: 'GT-4', name: 'US thread', countries: ['US'] },
        { product_id: 'GT-5', name: 'Old thread', active: false },
      ]),
  });
  anna = await createCustomer(server.db, 'anna');
  sam = await createCustomer(server.db, 'sam', { country: 'US' });
});
afterAll(() => server.close());

const list = async (query: Record<string, string | string[]>, as = anna) => {
  const answer = await server.ask<ProductPage>('GET', '/api/product-data', { query, as });
  return answer.body.products.map(({ product_id }) => product_id);
};

describe('the product data', () => {
  it.each([
    ['nothing', {}, ['00120', '=GT-2', 'GT-3']],
    ['a category', { category: 'SEW/NDL' }, ['GT-3']],
    ['a brand', { brand: 'gutermann' }, ['00120', '=GT-2', 'GT-3']],
    ['an unknown brand', { brand: 'Nobody' }, []],
    ['class flags', { class_codes: 'Y,N' }, ['=GT-2', 'GT-3']],
    ['what is in stock', { in_stock: 'true' }, ['00120']],
    ['words', { search: 'cotton' }, ['=GT-2']],
    ['words in a category', { search: 'cotton', category: 'SEW NDL' }, []],
    ['a barcode', { search: '036000291452' }, ['00120']],
  ])('is filtered by %s', async (_what, query, ids) => {
    expect(await list(query)).toEqual(ids);
  });

  it('contains the prices of the customer’s own country, whatever is requested', async () => {
    const answer = await server.ask<ProductPage>('GET', '/api/product-data', {
      query: { country: 'CA' },
      as: sam,
    });

    expect(answer.body.total).toBe(4);
    expect(answer.body.products[0]).toMatchObject({ country: 'US', selling_price: 1.25 });
  });

  it.each(['/api/product-data', '/api/product-data/file'])(
    '%s is only for customers',
    async (url) => {
      const { status } = await server.ask('GET', url, { query: { format: 'csv' } });

      expect(status).toBe(401);
    },
  );
});

describe('the product data as a file', () => {
  const download = (query: Record<string, string>) =>
    server.app.inject({
      url: '/api/product-data/file',
      query,
      headers: { authorization: `Bearer ${anna.token}` },
    });

  it('contains all matching products as CSV, with readable ids and no formulas', async () => {
    const { headers, payload } = await download({ format: 'csv' });

    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="products.csv"');
    expect(headers['cache-control']).toBe('no-store');
    expect(payload.split('\r\n')).toEqual([
      '\ufeffProduct number,Barcodes,Name,Brand,Category,Class,Ship pack,List price,Sale price,Retail price,Available packs',
      '00120,036000291452,Fil fin & doux,Gütermann,SEW THR,,12,2.5,,5,100',
      "'=GT-2,,Cotton thread,Gütermann,SEW THR,On Sale,12,2.5,2,5,0",
      'GT-3,,Needles,Gütermann,SEW NDL,Coming Soon,12,2.5,,5,NA',
      '',
    ]);
  });

  it('contains the same as a workbook, with ids as text and prices as numbers', async () => {
    const { rawPayload } = await download({ format: 'xlsx', in_stock: 'true', lang: 'fr' });
    const { Sheets, SheetNames } = read(rawPayload);
    const rows = utils.sheet_to_json(Sheets[SheetNames[0]!]!, { header: 1 });

    expect(SheetNames).toEqual(['Produits']);
    expect(rows).toHaveLength(2);
    expect(rows[1]).toEqual(
      expect.arrayContaining(['00120', '036000291452', 'Fil fin & doux', 12, 2.5, 5, 100]),
    );
  });

  it('is written the way a French spreadsheet reads it', async () => {
    const { payload } = await download({ format: 'csv', lang: 'fr' });

    expect(payload).toContain('00120;036000291452;Fil fin & doux;Gütermann;SEW THR;;12;2,5;;5;100');
  });

  it('has the customer’s own price and the breaks beside the list price, if there are price lists', async () => {
    const eve = await createCustomer(server.db, 'eve');
    await storePriceList(server.db, {
      code: 'EVE',
      customers: ['eve-company'],
      prices: [
        ['00120', 1, 2.2],
        ['00120', 10, 2],
      ],
    });
    const { payload } = await server.app.inject({
      url: '/api/product-data/file',
      query: { format: 'csv' },
      headers: { authorization: `Bearer ${eve.token}` },
    });

    const [head = '', thread = '', cotton = ''] = payload.split('\r\n');
    expect(head).toContain('List price,Sale price,Retail price,Your price,Quantity prices,');
    expect(thread).toContain(',2.5,,5,2.2,10+ packs: $2.00,100');
    expect(cotton).toContain(',2.5,2,5,2,,0');
  });

  it('is refused in an unknown format', async () => {
    expect((await download({ format: 'pdf' })).statusCode).toBe(400);
  });
});

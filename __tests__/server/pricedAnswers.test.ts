import { brotliDecompressSync } from 'node:zlib';

import type { Product, ProductPage } from '#contract/product';

import { startTestServer } from '../support/serverApp';
import { createCustomer, type TestCustomer } from '../support/shop';
import { storeSmallCatalogue } from '../support/smallCatalogue';
import type { TestServer } from '../support/startOn';

const LISTING = '/api/cadProducts?category=ART&pagination=300';
const SEARCH = '/search/?search_term=paint';
const BEST = '/api/best/sellers';

let server: TestServer;
let customer: TestCustomer;
beforeAll(async () => {
  server = await startTestServer({ fill: ({ db }) => storeSmallCatalogue(db) });
  customer = await createCustomer(server.db, 'ca');
});
afterAll(() => server.close());

const list = async (call: string) => {
  const { body } = await server.ask<ProductPage>('GET', call, { as: customer });
  return body.products;
};

const offer = (productId: string) =>
  server.db.updateTable('offers').where('country', '=', 'CA').where('product_id', '=', productId);

describe('a repeated response to a customer', () => {
  it.each([LISTING, SEARCH, BEST])('contains the current prices and stock: %s', async (call) => {
    const before = await list(call);
    const [first] = before;
    expect(before.length).toBeGreaterThan(1);
    expect(await list(call)).toEqual(before);

    await offer(first!.product_id)
      .set({ available: -7, selling_cents: 123_456, sale_cents: 99, retail_cents: 200_000 })
      .execute();
    expect(await list(call)).toEqual([
      {
        ...first,
        available: -7,
        selling_price: 1234.56,
        selling_price_2: 0.99,
        retail_price: 2000,
      },
      ...before.slice(1),
    ]);
    await offer(first!.product_id).set({ sale_cents: null }).execute();
    expect((await list(call))[0]).toMatchObject({ available: -7, selling_price_2: null });
  });

  it('contains them on a product page, for the product and for related ones', async () => {
    const [first] = await list(LISTING);
    const call = `/api/productDescription?product_id=${first!.product_id}`;
    type Shown = { product: Product & { description: string }; related: Product[] };
    const show = async () => (await server.ask<Shown>('GET', call, { as: customer })).body;
    const before = await show();
    const [beside] = before.related;
    await offer(first!.product_id).set({ available: 41 }).execute();
    await offer(beside!.product_id).set({ available: 42 }).execute();
    const now = await show();
    expect(now).toEqual({
      product: { ...before.product, available: 41 },
      related: [{ ...beside, available: 42 }, ...before.related.slice(1)],
    });
  });

  it('omits products that no longer have a price', async () => {
    const before = await list(LISTING);
    const unpricedId = before[1]!.product_id;
    await server.db
      .deleteFrom('offers')
      .where('country', '=', 'CA')
      .where('product_id', '=', unpricedId)
      .execute();
    expect((await list(LISTING)).map(({ product_id }) => product_id)).toEqual(
      before.map(({ product_id }) => product_id).filter((id) => id !== unpricedId),
    );
  });

  it('is in the order of the current prices if sorted by price', async () => {
    const call = `${LISTING}&sort=price`;
    const before = await list(call);
    const cheapest = before[0]!.product_id;
    await offer(cheapest).set({ selling_cents: 9_999_999, sale_cents: null }).execute();
    expect((await list(call)).at(-1)?.product_id).toBe(cheapest);
  });

  it('is the same when compressed, before and after a price change', async () => {
    const ask = async (headers = {}) =>
      server.app.inject({
        url: LISTING,
        headers: { authorization: `Bearer ${customer.token}`, ...headers },
      });
    const [first] = await list(LISTING);
    for (const available of [11, 11, 12]) {
      await offer(first!.product_id).set({ available }).execute();
      const packed = await ask({ 'accept-encoding': 'br' });
      expect(packed.headers).toMatchObject({
        'content-encoding': 'br',
        'cache-control': 'no-store',
      });
      const text = brotliDecompressSync(packed.rawPayload).toString();
      expect(text).toContain(`"available":${available},`);
      expect((await ask()).payload).toBe(text);
    }
  });
});

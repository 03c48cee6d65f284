import type { DeskOffer, DeskProduct } from '#contract/staffProduct';
import type { DeskListedProduct } from '#contract/staffProducts';
import type { Country } from '#domain/countries';

import { readCatalogueVersion } from '../../server/catalogue/version';
import { signInDesk, type DeskMember } from '../support/desk';
import { newMachine, openShop, type TestShop } from '../support/machine';
import { startTestServer } from '../support/serverApp';
import { storeTestProducts } from '../support/shop';
import type { TestServer } from '../support/startOn';

let server: TestServer;
let shop: TestShop;
let rita: DeskMember;
let id: string;
let number = 0;

beforeAll(async () => {
  server = await startTestServer({ environment: { LIMITS_BATCH: '0', LIMITS_CALL: '0' } });
  shop = await openShop(server, 'anna');
});
afterAll(() => server.close());
beforeEach(async () => {
  number += 1;
  id = `FELT-${number}`;
  await storeTestProducts(server.db, [
    { product_id: id, name: `Felt ${number}`, name_fr: `Feutre ${number}`, available: 34 },
  ]);
  rita = await signInDesk(server, ['catalogue']);
});

interface Told {
  code?: string;
  message?: string;
  errors?: { field?: string }[];
}

const show = async (product_id = id) =>
  (
    await server.ask<{ product: DeskProduct }>('GET', '/api/staff/product', {
      as: rita,
      query: { product_id },
    })
  ).body.product;
const offerIn = (product: DeskProduct, country: Country = 'CA') =>
  product.offers.find((offer) => offer.country === country) as DeskOffer;
const patch = async (url: string, fields: object, version?: number) => {
  const seen = version ?? (await show()).version;
  return server.ask<Told>('PATCH', `/api/v1/products/${id}${url}`, {
    as: rita,
    headers: { 'if-match': `"${seen}"` },
    body: fields,
  });
};
const change = (fields: object, version?: number) => patch('', fields, version);
const price = (fields: object, version?: number) => patch('/prices/CA', fields, version);
const stock = (fields: object) =>
  server.ask<Told>('PATCH', `/api/v1/products/${id}/stock/CA`, {
    as: rita,
    body: { reason: 'counted', ...fields },
  });
const find = async (query: Record<string, string>) => {
  const { body } = await server.ask<{ products: DeskListedProduct[]; total: number }>(
    'GET',
    '/api/staff/products',
    { as: rita, query: { pagination: '100', ...query } },
  );
  return body.products.map(({ product_id }) => product_id);
};

describe('the list of products', () => {
  it('can be searched by id, name in any language, bin and barcode, even if withdrawn', async () => {
    await change({ bin: `Z-0${number}`, barcodes: ['4006381333931'] });
    await change({ withdrawn: true });
    for (const search of [id.toLowerCase(), `feutre ${number}`, `felt z-0${number}`]) {
      expect([search, await find({ search })]).toEqual([search, [id]]);
    }
    expect(await find({ search: '4006381333931' })).toEqual([id]);
    expect(await find({ search: '04006381333931' })).toEqual([id]);
    expect(await find({ search: '100%_nothing' })).toEqual([]);
  });

  it('can be limited to products that lack something, are withdrawn, or have a class', async () => {
    const narrowed = async (query: Record<string, string>) =>
      (await find({ ...query, search: id })).length;
    const counts = async () => ({
      sold: await narrowed({ view: 'sold' }),
      out: await narrowed({ view: 'out_of_stock' }),
      bare: await narrowed({ view: 'no_picture' }),
      code: await narrowed({ view: 'no_barcode' }),
      withdrawn: await narrowed({ view: 'withdrawn' }),
      clear: await narrowed({ class: 'R' }),
    });
    expect(await counts()).toEqual({ sold: 1, out: 0, bare: 1, code: 1, withdrawn: 0, clear: 0 });
    await change({ barcodes: ['9780201379624'] });
    await price({ class: 'R' });
    await stock({ available: 0, if_available: 34 });
    expect(await counts()).toEqual({ sold: 1, out: 1, bare: 1, code: 0, withdrawn: 0, clear: 1 });
    await change({ withdrawn: true });
    expect(await counts()).toEqual({ sold: 0, out: 0, bare: 0, code: 0, withdrawn: 1, clear: 1 });
  });
});

describe('a change of a product', () => {
  it('stores only the named fields, records who made it, and reaches the shop', async () => {
    const before = await show();
    const known = await readCatalogueVersion(server.db);
    const { status } = await change({ name_fr: 'Feutrine', bin: 'A-1', ship_pack: 6 });
    expect(status).toBe(200);
    const after = await show();
    expect(after).toMatchObject({
      name: before.name,
      name_fr: 'Feutrine',
      bin: 'A-1',
      ship_pack: 6,
      version: before.version + 1,
      source: { kind: 'staff', id: rita.email },
    });
    expect(after.history).toMatchObject([
      { kind: 'catalogue.changed', actor: rita.email, fields: ['name_fr', 'bin', 'ship_pack'] },
    ]);
    expect(await readCatalogueVersion(server.db)).not.toBe(known);
  });

  it('of an old version is refused, and none of it is stored', async () => {
    const { version } = await show();
    await change({ bin: 'A-1' }, version);
    const { status, body } = await change({ bin: 'A-2', brand: 'New' }, version);
    expect([status, body.message]).toEqual([
      412,
      expect.stringContaining('was changed in the meantime'),
    ]);
    expect(await show()).toMatchObject({ bin: 'A-1', brand: 'Gütermann' });
    expect((await price({ selling_price: 3 }, version)).status).toBe(412);
  });

  it('is refused if another system made one first, which is named', async () => {
    const erp = await newMachine(server, `erp-${number}`);
    const { version } = await show();
    const row = { product_id: id, brand: 'Madeira' };
    await server.ask('PATCH', '/api/v1/products', { as: erp, body: { rows: [row] } });
    expect((await change({ bin: 'A-2' }, version)).status).toBe(412);
    expect(await show()).toMatchObject({ source: { kind: 'key', id: `erp-${number}` } });
  });

  it('with invalid values is refused, naming the field', async () => {
    const { status, body } = await change({ barcodes: ['036000291453'] });
    expect([status, body.errors?.[0]?.field]).toEqual([400, 'barcodes']);
    expect((await change({ cat_code: 'NOWHERE' })).body.errors?.[0]?.field).toBe('cat_code');
    expect((await show()).history).toEqual([]);
  });

  it('can withdraw the product and restore it', async () => {
    await change({ withdrawn: true });
    expect((await show()).withdrawn).toBe(true);
    await change({ withdrawn: false });
    const product = await show();
    expect(product.withdrawn).toBe(false);
    expect(product.history.map(({ fields }) => fields)).toEqual([['withdrawn'], ['sold']]);
  });
});

describe('a price', () => {
  it('changes only in its country, recording by whom, before and after', async () => {
    const us = offerIn(await show(), 'US');
    const { version } = await show();
    const { headers } = await price({ selling_price: 2.75, selling_price_2: 2.6 });
    const product = await show();
    expect([headers.etag, product.version]).toEqual([`"${version + 1}"`, version + 1]);
    expect(offerIn(product)).toMatchObject({
      selling_price: 2.75,
      selling_price_2: 2.6,
      price_source: { kind: 'staff', id: rita.email },
      stock_source: null,
    });
    expect(offerIn(product, 'US')).toEqual(us);
    expect(product.history).toMatchObject([
      { kind: 'prices.changed', country: 'CA', before: 2.5, after: 2.75 },
    ]);
  });

  it('that jumps is stored only if confirmed', async () => {
    const { status } = await price({ selling_price: 275 });
    expect([status, offerIn(await show()).selling_price]).toEqual([400, 2.5]);
    await price({ selling_price: 275, is_confirmed: true });
    expect(offerIn(await show()).selling_price).toBe(275);
  });

  it('that does not jump may be confirmed, too', async () => {
    const { status } = await price({ selling_price: 3, is_confirmed: true });
    expect([status, offerIn(await show()).selling_price]).toEqual([200, 3]);
  });
});

describe('stock', () => {
  it('"can be sold" is stored as entered, and the desk becomes its source', async () => {
    await stock({ available: 30, if_available: 34, reason: 'mistake', note: 'Shelf C' });
    const product = await show();
    expect(offerIn(product)).toMatchObject({
      available: 30,
      stock_source: { kind: 'staff', id: rita.email },
    });
    expect(product.history).toMatchObject([
      {
        kind: 'stock.reported',
        actor: rita.email,
        country: 'CA',
        before: 34,
        after: 30,
        reason: 'mistake',
        note: 'Shelf C',
      },
    ]);
    expect(product.version).toBe(1);
  });

  it('"can be sold" is refused if an order of two comes in meanwhile, and nothing is changed', async () => {
    await stock({ available: 32, if_available: 34 });
    await shop.place({ [id]: 2 });
    const { status, body } = await stock({ available: 30, if_available: 32 });
    expect(status).toBe(409);
    expect(body.message).toContain('30 packs can be sold now, not 32');
    const product = await show();
    expect([offerIn(product).available, product.history]).toMatchObject([30, [{ after: 32 }]]);
    expect((await stock({ change: -3, if_available: 32 })).status).toBe(409);
    await stock({ change: -3, if_available: 30 });
    expect(offerIn(await show()).available).toBe(27);
  });

  it('is given in one way, and a change only if it cannot be counted twice', async () => {
    expect((await stock({ available: 3, counted: 3 })).body.code).toBe('exchange.stockWhich');
    expect((await stock({})).body.code).toBe('exchange.stockWhich');
    expect((await stock({ change: -3 })).body.code).toBe('exchange.needsKey');
    expect(offerIn(await show()).available).toBe(34);
    for (const replayed of [undefined, 'true']) {
      const { status, headers } = await server.ask('PATCH', `/api/v1/products/${id}/stock/CA`, {
        as: rita,
        headers: { 'idempotency-key': `three-less-of-${id}` },
        body: { change: -3 },
      });
      expect([status, headers['idempotent-replayed']]).toEqual([200, replayed]);
    }
    expect(offerIn(await show()).available).toBe(31);
  });

  it('"counted on the shelf 50" with 18 packs still to ship leaves 32 to sell', async () => {
    await shop.place({ [id]: 10 });
    await shop.place({ [id]: 8 });
    const order_id = await shop.place({ [id]: 1 });
    const { customer } = shop;
    await server.ask('POST', '/api/cancel-order', {
      as: customer,
      body: { user_id: customer.id, order_id },
    });
    expect(offerIn(await show()).to_ship).toBe(18);
    await stock({ counted: 50 });
    const product = await show();
    expect(offerIn(product)).toMatchObject({ available: 32, to_ship: 18 });
    expect(offerIn(product, 'US').available).toBe(34);
  });

  it('is replaced by a later report from another system, but not by an older one', async () => {
    await stock({ available: 30, if_available: 34 });
    const erp = await newMachine(server, `wms-${number}`);
    const report = (available: number, as_of: Date) =>
      server.ask('PATCH', '/api/v1/stock', {
        as: erp,
        body: { as_of: as_of.toISOString(), rows: [{ product_id: id, country: 'CA', available }] },
      });
    await report(90, new Date(Date.now() - 60_000));
    expect(offerIn(await show()).available).toBe(30);
    await report(80, new Date(Date.now() + 5_000));
    expect(offerIn(await show())).toMatchObject({
      available: 80,
      stock_source: { kind: 'key', id: `wms-${number}` },
    });
  });

  it('of a product that does not exist is refused', async () => {
    id = 'NO-SUCH';
    expect((await stock({ available: 1, if_available: 0 })).status).toBe(404);
    const { status } = await change({ bin: 'x' }, 1);
    expect(status).toBe(404);
  });
});

import { setTimeout } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import type { Banner } from '#contract/content';
import type { ProductPage } from '#contract/product';

import { cachePerOwner } from '../../server/catalogue/cache';
import { bumpCatalogueVersion } from '../../server/catalogue/version';
import { startTestServer } from '../support/serverApp';
import { createCustomer, type TestCustomer } from '../support/shop';
import { storeSmallCatalogue } from '../support/smallCatalogue';
import type { TestServer } from '../support/startOn';

const LISTING = '/api/cadProducts?category=ART';

let server: TestServer;
let customer: TestCustomer;
let clock = new Date();
beforeAll(async () => {
  server = await startTestServer({ now: () => clock, fill: ({ db }) => storeSmallCatalogue(db) });
  customer = await createCustomer(server.db, 'ca');
});
afterAll(() => server.close());

const open = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers });

const rename = (name: string) =>
  server.db
    .updateTable('products')
    .set({ name_en: name })
    .where('product_id', '=', 'AC1001')
    .execute();

async function changeCatalogue(name: string) {
  await rename(name);
  await bumpCatalogueVersion(server.db);
  await server.catalogue.refresh();
}

describe('a cached response', () => {
  it('has the same bytes and ETag until the catalogue changes', async () => {
    const first = await open(LISTING);
    await rename('Not yet told');
    const again = await open(LISTING);
    expect([again.payload, again.headers.etag]).toEqual([first.payload, first.headers.etag]);

    await changeCatalogue('Told at once');
    const changed = await open(LISTING);
    expect(changed.json<ProductPage>().products[0]).toMatchObject({ name: 'Told at once' });
    expect(changed.headers.etag).not.toBe(first.headers.etag);
  });

  it('is refreshed after a minute anyway, because texts change independently of the catalogue', async () => {
    const messages = async () =>
      (await open('/api/banners'))
        .json<{ banners: Banner[] }>()
        .banners.map(({ message }) => message);
    const before = await messages();
    await server.db
      .insertInto('banners')
      .values({
        id: 'new',
        country: null,
        message_en: 'Closed on Monday',
        message_fr: '',
        message_es: '',
        type: 'announcement',
        background_color: '',
        text_color: '',
        link: null,
        icon: null,
        active: 1,
        position: 0,
      })
      .execute();
    clock = new Date(clock.getTime() + 59_999);
    expect(await messages()).toEqual(before);
    clock = new Date(clock.getTime() + 1);
    expect(await messages()).toContain('Closed on Monday');
  });

  it('has the same headers as the first, but its own request id and no rate limit', async () => {
    const url = `${LISTING}&pagination=25`;
    const [first, cached] = [await open(url), await open(url)];
    const { 'x-request-id': firstId, ...headers } = first.headers;
    const { 'x-request-id': cachedId, ...cachedHeaders } = cached.headers;
    const isLimit = (name: string) => name.startsWith('x-ratelimit-');

    expect(cachedId).toMatch(/^[\w-]{36}$/);
    expect(cachedId).not.toBe(firstId);
    expect(Object.keys(cachedHeaders).filter(isLimit)).toEqual([]);
    expect({ ...cachedHeaders, date: headers.date }).toEqual(
      Object.fromEntries(Object.entries(headers).filter(([name]) => !isLimit(name))),
    );
  });

  it('is not sent again to a visitor who already has it', async () => {
    const { etag } = (await open(LISTING)).headers;
    const known = await open(LISTING, { 'if-none-match': `"older", ${String(etag)}` });
    expect([known.statusCode, known.payload]).toEqual([304, '']);
    expect((await open(LISTING, { 'if-none-match': '"older"' })).statusCode).toBe(200);
  });

  it('is compressed as the browser accepts, with its own ETag for each encoding', async () => {
    const plain = await open(LISTING);
    const brotli = await open(LISTING, { 'accept-encoding': 'gzip, br;q=0.9' });
    const gzip = await open(LISTING, { 'accept-encoding': 'gzip, br;q=0' });
    expect([brotli.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual([
      'br',
      'gzip',
    ]);
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.payload);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.payload);
    const tags = [plain, brotli, gzip].map(({ headers }) => headers.etag);
    expect(new Set(tags).size).toBe(3);
  });

  it('is compressed better once it is requested often, with the same ETag', async () => {
    const url = `${LISTING}&page=1`;
    const ask = () => open(url, { 'accept-encoding': 'br' });
    const first = await ask();
    let again = first;
    for (let turn = 0; turn < 200 && again.rawPayload.equals(first.rawPayload); turn += 1) {
      again = await ask();
      await setTimeout(5);
    }
    expect(again.rawPayload.length).toBeLessThan(first.rawPayload.length);
    expect(brotliDecompressSync(again.rawPayload)).toEqual(brotliDecompressSync(first.rawPayload));
    expect(again.headers.etag).toBe(first.headers.etag);
  });

  it('is in each visitor’s language and marked so for caches, on the first and later requests', async () => {
    for (const turn of ['first', 'again']) {
      const english = await open('/api/categories');
      const french = await open('/api/categories', { 'accept-language': 'fr-CA' });
      expect([turn, english.json<Menu>().category[0]?.name]).toEqual([turn, 'Art Supplies']);
      expect(french.json<Menu>().category[0]?.name).toBe('Matériel d’artiste');
      for (const { headers } of [english, french]) {
        expect(headers).toMatchObject({
          'cache-control': 'no-cache',
          'content-type': 'application/json; charset=utf-8',
          'x-content-type-options': 'nosniff',
        });
        expect(headers.vary).toContain('authorization');
      }
    }
  });

  it('is never served to customers, and theirs is never cached', async () => {
    const url = '/api/cadProducts?category=SCH';
    const seen = await server.ask<ProductPage>('GET', url, { as: customer });
    expect(seen.headers).not.toHaveProperty('etag');
    expect(seen.body.products[0]).toHaveProperty('selling_price');
    expect((await open(url)).payload).not.toContain('selling_price');
    const again = await server.ask<ProductPage>('GET', url, { as: customer });
    expect(again.body).toEqual(seen.body);
    expect((await open(url, { authorization: 'Bearer made-up' })).statusCode).toBe(401);
  });

  it('is never an error', async () => {
    const url = '/api/productDescription?product_id=COMES-LATER';
    expect((await open(url)).statusCode).toBe(404);
    expect((await open(url)).headers).not.toHaveProperty('etag');
  });
});

interface Menu {
  category: { name: string }[];
}

describe('the cache', () => {
  const owner = {};
  const cacheOf = cachePerOwner<object, { size: number }>(
    () => 16_000,
    ({ size }) => size,
  );
  const held = () => Array.from('abcdefgh').filter((name) => cacheOf(owner).get(name));

  it('has a size limit, beyond which the least recently used entry is evicted first', () => {
    const entries = cacheOf(owner);
    for (const name of 'abc') entries.set(name, { size: 4_000 });
    expect(entries.get('a')).toBeDefined();
    for (const name of 'de') entries.set(name, { size: 4_000 });

    expect(held()).toEqual(['a', 'd', 'e']);
  });

  it('counts an entry once when it is stored again', () => {
    for (let turn = 0; turn < 9; turn += 1) cacheOf(owner).set('e', { size: 4_000 });

    expect(held()).toEqual(['a', 'd', 'e']);
  });
});

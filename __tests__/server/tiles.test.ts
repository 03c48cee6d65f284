/** @catalogue both */

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { readCachedProducts } from '../../server/catalogue/readProducts';
import { openTiles } from '../../server/pictures/tiles';
import { buyer, wholeCart } from '../support/buyer';
import { signInDesk } from '../support/desk';
import { openTestCatalogue } from '../support/openTestCatalogue';
import { createCustomer, storeTestProducts } from '../support/shop';
import { startOn } from '../support/startOn';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase';

const OWN = { imageHost: '/images', areDrawn: false };
const HOST = 'https://images.example.com/shop';
const TILE = /^data:image\/svg\+xml,[^"<>#]+$/;

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
  mkdirSync(join(database.dataDir, 'pictures'));
  await storeTestProducts(database.db, [
    { product_id: 'SP1', cat_code: 'Buttons' },
    { product_id: 'SP2', cat_code: 'Buttons' },
    { product_id: 'A/B é', cat_code: 'Fabric' },
  ]);
});
afterEach(() => database.close());

const pictureFile = (name: string) => join(database.dataDir, 'pictures', name);

async function openShop(options: Partial<typeof OWN> = {}) {
  const { db, dataDir } = database;
  const tiles = openTiles({ dataDir, ...OWN, ...options });
  const catalogue = await openTestCatalogue(database, { tiles, pollMs: 3_600_000 });
  const scope = { country: 'CA', language: '', buyer: { priceLists: [] } } as const;
  const images = async () => {
    const productIds = ['SP1', 'SP2', 'A/B é'];
    const products = await readCachedProducts(db, catalogue.view, { productIds, ...scope });
    return products.map(({ image }) => image);
  };
  return { catalogue, images };
}

describe('a product without a picture', () => {
  it('is listed with the tile of its category, which needs no request', async () => {
    const { catalogue, images } = await openShop();
    const [one, other, fabric] = await images();
    catalogue.close();

    expect(one).toMatch(TILE);
    expect(other).toBe(one);
    expect(fabric).toMatch(TILE);
    expect(fabric).not.toBe(one);
  });

  it.each([
    ['an image host may have its picture', { imageHost: HOST }],
    ['products are drawn', { areDrawn: true }],
  ])('has the name of a picture where %s', async (_where, options) => {
    const { catalogue, images } = await openShop(options);
    const shown = await images();
    catalogue.close();

    expect(shown).toEqual(['SP1.jpg', 'SP2.jpg', 'A/B é.jpg']);
  });
});

describe('the tile of a product without a picture', () => {
  it('is shown wherever a customer or the staff see the product', async () => {
    const { db, dataDir } = database;
    const tiles = openTiles({ dataDir, ...OWN });
    const server = await startOn(database, { tiles });
    const anna = await createCustomer(db, 'anna');
    const annas = buyer(server, anna);
    await annas.add({ SP1: 2 });
    await server.ask('POST', '/api/fav/add', {
      as: anna,
      query: { user_id: anna.id, product_id: 'SP1' },
    });
    const inCart = await annas.cart();
    const order_id = (await annas.place(wholeCart(inCart))).body.order_id ?? '';
    const seen = async (url: string, as: { token: string }) => {
      const query: Record<string, string> = url.startsWith('/api/staff')
        ? {}
        : { user_id: anna.id };
      const { status, text } = await server.ask('GET', url, { as, query });
      return [url, status, /"image":"(.{15})/.exec(text)?.[1]];
    };

    expect(inCart.map(({ image }) => image)).toEqual([expect.stringMatching(TILE)]);
    const staff = await signInDesk(server, ['orders']);
    for (const [url, as] of [
      ['/api/favorite', anna],
      ['/api/usual-items', anna],
      ['/api/what-i-buy', anna],
      ['/api/fetch-order?page=1', anna],
      [`/api/order-history?order_id=${order_id}`, anna],
      [`/api/staff/order?order_id=${order_id}`, staff],
    ] as const)
      expect(await seen(url, as)).toEqual([url, 200, 'data:image/svg+']);
    await server.app.close();
    server.catalogue.close();
  });
});

describe('a picture that is added or removed', () => {
  it('shows in the next edition of the catalogue', async () => {
    writeFileSync(pictureFile('A%2FB é.png'), 'a picture');
    const { catalogue, images } = await openShop();
    const first = catalogue.edition;
    expect(await images()).toEqual([
      expect.stringMatching(TILE),
      expect.stringMatching(TILE),
      'A/B é.jpg',
    ]);

    writeFileSync(pictureFile('SP2.jpg'), 'a picture');
    rmSync(pictureFile('A%2FB é.png'));
    await catalogue.refresh();
    const shown = await images();
    catalogue.close();

    expect(catalogue.edition).not.toBe(first);
    expect(shown).toEqual([expect.stringMatching(TILE), 'SP2.jpg', expect.stringMatching(TILE)]);
  });
});

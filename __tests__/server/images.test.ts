import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import sharp from 'sharp';

import { bumpCatalogueVersion } from '../../server/catalogue/version';
import { iconFor } from '../../server/pictures/categoryIcons';
import { startEmbeddedServer } from '../support/embeddedServer';
import { storeTestProducts } from '../support/shop';
import type { TestServer } from '../support/startOn';

const ODD = 'A/B #1 é%';

let server: TestServer;
beforeAll(async () => {
  server = await startEmbeddedServer({
    fill: async ({ db }) => {
      await storeTestProducts(db, [
        { product_id: 'SP1', name: 'Red thread' },
        { product_id: ODD, name: 'Something' },
        { product_id: 'OLD', active: false },
      ]);
    },
  });
});
afterAll(() => server.close());

const picture = async (url: string, headers = {}) => {
  const answer = await server.app.inject({ method: 'GET', url, headers });
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload, answer };
};

describe('a product picture', () => {
  it.each([
    ['rows', 96],
    ['thumbnails', 240],
    ['cards', 480],
    ['pages', 520],
    ['full', 1000],
  ])('is served as a square JPEG from %s', async (size, pixels) => {
    const { status, headers, bytes } = await picture(`/images/${size}/SP1.jpg`);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('image/jpeg');
    expect(await sharp(bytes).metadata()).toMatchObject({
      format: 'jpeg',
      width: pixels,
      height: pixels,
    });
  });

  it('is the same from the cache as when it was generated, however many requests arrive at once', async () => {
    const [first, ...others] = await Promise.all(
      Array.from({ length: 8 }, () => picture('/images/thumbnails/SP1.jpg')),
    );
    const later = await picture('/images/thumbnails/SP1.jpg');
    for (const { bytes } of [...others, later]) expect(bytes.equals(first!.bytes)).toBe(true);
  });

  it('is found under an id with any characters, and with surrounding spaces', async () => {
    const odd = await picture(`/images/thumbnails/${encodeURIComponent(ODD)}.jpg`);
    expect(odd.status).toBe(200);
    const padded = await picture('/images/thumbnails/%20SP1%20.jpg');
    expect(padded.status).toBe(200);
  });

  it('of a product that is no longer sold remains available for old orders', async () => {
    expect((await picture('/images/thumbnails/OLD.jpg')).status).toBe(200);
  });

  it.each([
    '/images/full/NOBODY.jpg',
    '/images/full/SP1.png',
    '/images/huge/SP1.jpg',
    '/images/full/..%2F..%2Fharidash.sqlite.jpg',
    '/images/full/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  ])('that does not exist responds with 404 and a message: %s', async (url) => {
    const { status, answer } = await picture(url);
    expect(status).toBe(404);
    expect(answer.json()).toMatchObject({ status: false });
    expect(answer.payload).not.toContain(server.dataDir);
  });

  it('leaves only complete files in the cache', () => {
    const cache = join(server.dataDir, 'images');
    expect(existsSync(cache)).toBe(true);
    const files = readdirSync(cache, { recursive: true, withFileTypes: true });
    const names = files.filter((file) => file.isFile()).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(name).toMatch(/^[0-9a-f]{32}\.jpg$/);
  });
});

describe('a product without a picture', () => {
  const thumbnailOf = async (productId: string) =>
    (await picture(`/images/thumbnails/${productId}.jpg`)).bytes;

  it('shows the icon of its category, which is the same for all its products', async () => {
    await storeTestProducts(server.db, [
      { product_id: 'T1', name: 'Pompom maker', cat_code: 'Sewing' },
      { product_id: 'T2', name: 'Row counter', cat_code: 'Sewing' },
      { product_id: 'T3', name: 'Row counter', cat_code: 'Paint' },
    ]);
    await bumpCatalogueVersion(server.db);
    await server.catalogue.refresh();
    const [one, two, three] = await Promise.all(['T1', 'T2', 'T3'].map(thumbnailOf));
    expect(two!.equals(one!)).toBe(true);
    expect(three!.equals(one!)).toBe(false);
  });

  it('is checked again after an hour, because it may have one by then', async () => {
    const { headers } = await picture('/images/thumbnails/SP1.jpg');
    expect(headers['cache-control']).toBe('public, max-age=3600');
  });

  it.each([
    [['Sewing Notions', 'Thread'], 'thread'],
    [['Mercerie', 'Fermetures à glissière'], 'zipper'],
    [['Material de arte', 'Pinceles'], 'paint'],
    [['Craft Supplies', 'Odds and Ends'], 'scissors'],
    [['Imported'], 'box'],
    [[], 'box'],
  ] as const)('has the icon of the nearest category name that has one: %j', (names, icon) => {
    expect(iconFor(names)).toBe(icon);
  });
});

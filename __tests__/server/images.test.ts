import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import sharp from 'sharp';

import { FAMILIES } from '../../server/demo/families/all';
import { chooseDrawing } from '../../server/images/chooseDrawing';
import { drawPicture } from '../../server/images/drawPicture';
import { KINDS } from '../../server/images/kinds';
import { startTestServer, type TestServer } from '../support/serverApp';
import { stockShelf } from '../support/shop';

const ODD = 'A/B #1 é%';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    fill: async ({ db }) => {
      await stockShelf(db, [
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
    ['thumbnails', 240],
    ['full', 1000],
  ])('comes as a square JPEG from %s', async (size, pixels) => {
    const { status, headers, bytes } = await picture(`/images/${size}/SP1.jpg`);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('image/jpeg');
    expect(await sharp(bytes).metadata()).toMatchObject({
      format: 'jpeg',
      width: pixels,
      height: pixels,
    });
  });

  it('may be kept by the browser, and is not sent again while it is the same', async () => {
    const { headers } = await picture('/images/full/SP1.jpg');
    expect(headers['cache-control']).toBe('public, max-age=86400, immutable');

    const again = await picture('/images/full/SP1.jpg', { 'if-none-match': headers.etag });
    expect(again.status).toBe(304);
    expect(again.bytes).toHaveLength(0);
  });

  it('is the same from the cache as when it was drawn, however many ask at once', async () => {
    const [first, ...others] = await Promise.all(
      Array.from({ length: 8 }, () => picture('/images/thumbnails/SP1.jpg')),
    );
    const later = await picture('/images/thumbnails/SP1.jpg');
    for (const { bytes } of [...others, later]) expect(bytes.equals(first!.bytes)).toBe(true);
  });

  it('changes its tag when the product is drawn otherwise', async () => {
    await stockShelf(server.db, [{ product_id: 'CH1', name: 'Chalk' }]);
    const before = await picture('/images/thumbnails/CH1.jpg');
    await server.db
      .updateTable('products')
      .set({ drawing: 'globe:#0a8754' })
      .where('product_id', '=', 'CH1')
      .execute();
    const after = await picture('/images/thumbnails/CH1.jpg');
    expect(after.headers.etag).not.toBe(before.headers.etag);
    expect(after.bytes.equals(before.bytes)).toBe(false);
  });

  it('is found under an id with any characters, and with spaces around it', async () => {
    const odd = await picture(`/images/thumbnails/${encodeURIComponent(ODD)}.jpg`);
    expect(odd.status).toBe(200);
    const padded = await picture('/images/thumbnails/%20SP1%20.jpg');
    expect(padded.status).toBe(200);
  });

  it('of a product that is no longer sold is still there for old orders', async () => {
    expect((await picture('/images/thumbnails/OLD.jpg')).status).toBe(200);
  });

  it.each([
    '/images/full/NOBODY.jpg',
    '/images/full/SP1.png',
    '/images/huge/SP1.jpg',
    '/images/full/..%2F..%2Fharidash.sqlite.jpg',
    '/images/full/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  ])('that does not exist is a 404 in words: %s', async (url) => {
    const { status, answer } = await picture(url);
    expect(status).toBe(404);
    expect(answer.json()).toMatchObject({ status: false });
    expect(answer.payload).not.toContain(server.dataDir);
  });

  it('leaves whole files in the cache and nothing else', () => {
    const cache = join(server.dataDir, 'images');
    expect(existsSync(cache)).toBe(true);
    const files = readdirSync(cache, { recursive: true, withFileTypes: true });
    const names = files.filter((file) => file.isFile()).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(name).toMatch(/^[0-9a-f]{32}\.jpg$/);
  });
});

describe('the drawings', () => {
  it('know every kind that the demo catalogue asks for', () => {
    const asked = new Set(FAMILIES.map(({ kind }) => kind));
    expect([...asked].filter((kind) => !Object.hasOwn(KINDS, kind))).toEqual([]);
    expect(asked.size).toBeGreaterThanOrEqual(24);
  });

  it.each(Object.keys(KINDS))('of %s have a shape at every place', (kind) => {
    const pictures = Array.from({ length: 24 }, (_, at) =>
      drawPicture({ kind, colour: '#c41e3a', product_id: `P${at}`, brand: '', pixels: 240 }),
    );
    for (const svg of pictures) expect(svg).not.toMatch(/undefined|NaN|null/);
  });

  it.each([
    ['JUMBO BAG RED RETROSPOT', 'tote', '#c41e3a'],
    ['HEARTS WRAPPING TAPE', 'tape', undefined],
    ['Hilo azul', 'spool', '#2c5aa0'],
    ['Pinceau plat', 'brush', undefined],
    ['Ciseaux noirs', 'scissors', undefined],
  ])('take what an imported product is from its name: %s', (name, kind, colour) => {
    const drawing = chooseDrawing({ product_id: '1', name, drawing: '' });
    expect(drawing.kind).toBe(kind);
    if (colour) expect(drawing.colour).toBe(colour);
  });

  it.each(['', 'constructor:#ffffff', 'tube:red', 'tube:#12345"', 'unheard-of:#123456'])(
    'fall back to plain goods for what cannot be drawn: %j',
    (drawing) => {
      const { kind, colour } = chooseDrawing({ product_id: 'X', name: 'Xyzzy', drawing });
      expect(Object.hasOwn(KINDS, kind)).toBe(true);
      expect(colour).toMatch(/^#[0-9a-f]{6}$/);
    },
  );
});

import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';

import { startEmbeddedServer } from '../support/embeddedServer';
import { storeTestProducts } from '../support/shop';
import type { TestServer } from '../support/startOn';
import type { TestDatabase } from '../support/testDatabase';

const RED = { r: 200, g: 20, b: 20 };
const BLUE = { r: 20, g: 20, b: 200 };
const HOST = 'https://images.example.com/shop';

const paint = (background: typeof RED, width = 300, height = 150) =>
  sharp({ create: { width, height, channels: 3, background } });

let server: TestServer;
let hosted: TestServer;
let outside: string;
let log: string[] = [];

async function stock({ db, dataDir }: TestDatabase): Promise<void> {
  mkdirSync(join(dataDir, 'pictures'));
  const ids = ['SP1', 'SP2', 'A/B 1', '../secret', 'BAD', 'BOMB', 'DRAWN', 'OUT', 'LATER'];
  await storeTestProducts(
    db,
    ids.map((product_id) => ({ product_id })),
  );
}

beforeAll(async () => {
  outside = mkdtempSync(join(tmpdir(), 'haberdash-outside-'));
  server = await startEmbeddedServer({ fill: stock, log: (line) => log.push(line) });
  hosted = await startEmbeddedServer({ fill: stock, environment: { IMAGE_HOST: HOST } });
});
afterAll(async () => {
  await server.close();
  await hosted.close();
  rmSync(outside, { recursive: true, force: true });
});

const put = (name: string, bytes: Buffer | string, where = server) =>
  writeFileSync(join(where.dataDir, 'pictures', name), bytes);

const picture = async (id: string, { accept = '', size = 'thumbnails', where = server } = {}) => {
  const { statusCode, headers, rawPayload } = await where.app.inject({
    method: 'GET',
    url: `/images/${size}/${encodeURIComponent(id)}.jpg`,
    headers: { ...(accept && { accept }) },
  });
  return { status: statusCode, headers, bytes: rawPayload };
};

/** Returns the colour at the centre, rounded to the precision of a lossy format. */
async function middleOf(bytes: Buffer): Promise<string> {
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 3;
  return Array.from(data.subarray(at, at + 3), (part) => Math.round(part / 50)).join();
}
const IS_RED = '4,0,0';
const IS_BLUE = '0,0,4';
const tileOf = async () => (await picture('LATER')).bytes;

describe('a file in the pictures folder', () => {
  it.each([
    ['rows', 96],
    ['thumbnails', 240],
    ['cards', 480],
    ['pages', 520],
    ['full', 1000],
  ])(
    'named after a product id is shown as its picture, upright in a white square: %s',
    async (size, pixels) => {
      put('SP1.jpg', await paint(RED).jpeg().toBuffer());
      const { status, headers, bytes } = await picture('SP1', { size });
      expect([status, headers['content-type']]).toEqual([200, 'image/jpeg']);
      expect(await sharp(bytes).metadata()).toMatchObject({ width: pixels, height: pixels });
      expect(await middleOf(bytes)).toBe(IS_RED);
      const [corner] = await sharp(bytes)
        .extract({ left: 0, top: 0, width: 1, height: 1 })
        .raw()
        .toBuffer();
      expect(corner).toBeGreaterThan(250);
    },
  );

  it.each([
    ['image/avif,image/webp,*/*', 'image/avif', 'heif'],
    ['image/webp,image/png', 'image/webp', 'webp'],
    ['image/png,*/*;q=0.8', 'image/jpeg', 'jpeg'],
    ['', 'image/jpeg', 'jpeg'],
  ])('is sent in a format that the browser accepts: %j', async (accept, type, format) => {
    put('SP1.jpg', await paint(RED).jpeg().toBuffer());
    const { headers, bytes } = await picture('SP1', { accept });
    expect([headers['content-type'], headers.vary]).toEqual([type, 'accept']);
    expect((await sharp(bytes).metadata()).format).toBe(format);
  });

  it.each(['png', 'webp', 'avif', 'JPG'])('can have the extension %s', async (ending) => {
    const format = ending === 'JPG' ? 'jpeg' : (ending as 'png' | 'webp' | 'avif');
    put(`SP2.${ending}`, await paint(BLUE).toFormat(format).toBuffer());
    expect(await middleOf((await picture('SP2')).bytes)).toBe(IS_BLUE);
    rmSync(join(server.dataDir, 'pictures', `SP2.${ending}`));
  });

  it('that is added or changed later is shown on the next request', async () => {
    const before = await picture('LATER');
    put('LATER.png', await paint(RED).png().toBuffer());
    const after = await picture('LATER');
    expect(await middleOf(after.bytes)).toBe(IS_RED);
    expect(after.headers.etag).not.toBe(before.headers.etag);
    expect(after.headers['cache-control']).toBe('public, max-age=3600');

    put('LATER.png', await paint(BLUE, 310).png().toBuffer());
    expect(await middleOf((await picture('LATER')).bytes)).toBe(IS_BLUE);
    rmSync(join(server.dataDir, 'pictures', 'LATER.png'));
    expect((await picture('LATER')).bytes.equals(before.bytes)).toBe(true);
  });

  it('has percent signs in place of characters that a file name cannot contain', async () => {
    put('A%2FB 1.jpg', await paint(BLUE).jpeg().toBuffer());
    expect(await middleOf((await picture('A/B 1')).bytes)).toBe(IS_BLUE);
  });

  it('is never one outside the folder, whatever the product id or a link says', async () => {
    const elsewhere = join(outside, 'secret.jpg');
    writeFileSync(elsewhere, await paint(RED).jpeg().toBuffer());
    writeFileSync(join(server.dataDir, 'secret.jpg'), await paint(RED).jpeg().toBuffer());
    symlinkSync(elsewhere, join(server.dataDir, 'pictures', 'OUT.jpg'));
    for (const id of ['../secret', 'OUT']) {
      expect((await picture(id)).bytes.equals(await tileOf())).toBe(true);
    }
  });

  it.each([
    [
      'BAD',
      () =>
        paint(RED)
          .jpeg()
          .toBuffer()
          .then((bytes) => bytes.subarray(0, 200)),
    ],
    ['BOMB', () => paint(RED, 9_000, 9_000).png({ compressionLevel: 1 }).toBuffer()],
    [
      'DRAWN',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ],
  ])(
    'that is no picture, damaged or huge is replaced by the tile, and logged once: %s',
    async (id, bytes) => {
      log = [];
      put(`${id}.jpg`, await bytes());
      for (const accept of ['', 'image/avif']) {
        const { status, bytes: sent } = await picture(id, { accept });
        expect(status).toBe(200);
        if (accept === '') expect(sent.equals(await tileOf())).toBe(true);
      }
      expect(
        log.filter((line) => line.includes(`${id}.jpg cannot be read as a picture`)),
      ).toHaveLength(1);
    },
  );
});

describe('a shop with an image host', () => {
  it('serves its own files first, and redirects to the host for all others', async () => {
    put('SP1.jpg', await paint(RED).jpeg().toBuffer(), hosted);
    expect(await middleOf((await picture('SP1', { where: hosted })).bytes)).toBe(IS_RED);

    const { status, headers } = await picture('A/B 1', { where: hosted });
    expect([status, headers.location]).toEqual([302, `${HOST}/thumbnails/A%2FB%201.jpg`]);
  });

  it.each([
    ['rows', 'thumbnails'],
    ['cards', 'full'],
    ['pages', 'full'],
  ])('redirects requests for %s to one of the two sizes on the host: %s', async (size, folder) => {
    const { headers } = await picture('B2', { where: hosted, size });
    expect(headers.location).toBe(`${HOST}/${folder}/B2.jpg`);
  });

  it('lets the page use the host directly unless there is a pictures folder', async () => {
    const siteDir = join(outside, 'site');
    mkdirSync(siteDir);
    writeFileSync(join(siteDir, 'index.html'), '<!doctype html><head><!--settings--></head>');
    const hostOf = async (fillFolder?: typeof stock) => {
      const site = await startEmbeddedServer({
        siteDir,
        environment: { IMAGE_HOST: HOST },
        ...(fillFolder && { fill: fillFolder }),
      });
      const { text } = await site.ask('GET', '/', { headers: { accept: 'text/html' } });
      await site.close();
      return /"imageHost":"([^"]*)"/.exec(text)?.[1];
    };
    expect([await hostOf(), await hostOf(stock)]).toEqual([HOST, '/images']);
  });
});

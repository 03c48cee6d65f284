import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import sharp from 'sharp';

import type { DeskProduct } from '#contract/staffProduct';

import { signInDesk, type DeskMember } from '../support/desk';
import { startTestServer } from '../support/serverApp';
import { storeTestProducts } from '../support/shop';
import type { TestServer } from '../support/startOn';

const RED = { r: 200, g: 20, b: 20 };
const BLUE = { r: 20, g: 20, b: 200 };
const IS_RED = '4,0,0';
const IS_BLUE = '0,0,4';

const paint = (background: typeof RED, width = 300, height = 150) =>
  sharp({ create: { width, height, channels: 3, background } });

let server: TestServer;
let rita: DeskMember;
let id: string;
let number = 0;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  number += 1;
  id = `A/B ${number}`;
  await storeTestProducts(server.db, [{ product_id: id }]);
  rita = await signInDesk(server, ['catalogue']);
});

const upload = async (bytes: Buffer, type = 'image/jpeg', product_id = id) => {
  const { statusCode, body } = await server.app.inject({
    method: 'PUT',
    url: '/api/staff/product/picture',
    query: { product_id },
    headers: { 'content-type': type, authorization: `Bearer ${rita.token}` },
    payload: bytes,
  });
  const problem = JSON.parse(body) as { message?: string; product_id?: string };
  return { ...problem, status: statusCode };
};
const turn = (which: 'remove' | 'restore') =>
  server.ask<{ product: DeskProduct }>('POST', `/api/staff/product/picture/${which}`, {
    as: rita,
    body: { product_id: id },
  });
const show = async () => {
  const query = { product_id: id };
  return (
    await server.ask<{ product: DeskProduct }>('GET', '/api/staff/product', { as: rita, query })
  ).body.product;
};

/**
 * Returns the colour at the centre of the picture shown, rounded to the precision of a lossy
 * format.
 */
async function shown(): Promise<string> {
  const { rawPayload } = await server.app.inject({
    method: 'GET',
    url: `/images/thumbnails/${encodeURIComponent(id)}.jpg`,
  });
  const { data, info } = await sharp(rawPayload)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 3;
  return Array.from(data.subarray(at, at + 3), (part) => Math.round(part / 50)).join();
}

describe('an uploaded picture', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('is shown in the shop at once: %s', async (format) => {
    const { status, product_id } = await upload(
      await paint(RED).toFormat(format).toBuffer(),
      `image/${format}`,
    );
    expect([status, product_id, await shown()]).toEqual([200, id, IS_RED]);
    const { history, picture } = await show();
    expect(history).toMatchObject([{ actor: rita.email, fields: ['picture'] }]);
    expect(picture).toMatchObject({ uploaded: expect.any(String), has_earlier: false });
  });

  it('is re-encoded without metadata and stored where backups include it', async () => {
    const secret = await paint(RED, 3000, 100)
      .withExif({ IFD0: { Copyright: 'Rue du Fil 12' } })
      .jpeg()
      .toBuffer();
    expect(secret.toString('latin1')).toContain('Rue du Fil');
    await upload(secret);
    const name = `A%2FB ${number}.webp`;
    const folder = join(server.dataDir, 'uploads', 'pictures');
    expect(readdirSync(folder)).toContain(name);
    const picture = await sharp(join(folder, name)).metadata();
    expect([picture.format, picture.width, picture.exif, picture.icc]).toEqual([
      'webp',
      2000,
      undefined,
      undefined,
    ]);
  });

  it('replaces a stored URL, and the previous picture', async () => {
    await server.db
      .updateTable('products')
      .set({ image: 'https://elsewhere.test/a.jpg' })
      .execute();
    await upload(await paint(RED).jpeg().toBuffer());
    expect((await show()).image).toBe(`${id}.jpg`);
    await upload(await paint(BLUE).jpeg().toBuffer());
    expect(await shown()).toBe(IS_BLUE);
    await turn('restore');
    expect(await shown()).toBe(IS_RED);
    await turn('restore');
    expect(await shown()).toBe(IS_BLUE);
  });

  it('can be removed and restored, but not twice', async () => {
    await upload(await paint(RED).jpeg().toBuffer());
    const { body } = await turn('remove');
    expect(body.product.picture).toEqual({ uploaded: null, has_earlier: true });
    expect(await shown()).not.toBe(IS_RED);
    expect((await turn('remove')).status).toBe(409);
    await turn('restore');
    expect(await shown()).toBe(IS_RED);
    expect((await turn('restore')).status).toBe(409);
    expect((await show()).history).toHaveLength(3);
  });

  it('finds its product in upper or lower case, and is refused for an unknown one', async () => {
    const bytes = await paint(RED).jpeg().toBuffer();
    expect((await upload(bytes, 'image/jpeg', id.toLowerCase())).product_id).toBe(id);
    expect(await upload(bytes, 'image/jpeg', '../../secret')).toMatchObject({
      status: 404,
      message: 'This product is not in the catalogue.',
    });
  });

  it.each([
    [
      'an SVG that says it is a JPEG',
      'image/jpeg',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      [415, 'This is not a JPEG, PNG or WebP picture. Nothing was saved.'],
    ],
    [
      'a text',
      'image/png',
      async () => Buffer.from('no picture'),
      [415, 'This is not a JPEG, PNG or WebP picture. Nothing was saved.'],
    ],
    [
      'a GIF that says it is a PNG',
      'image/png',
      () => paint(RED).gif().toBuffer(),
      [415, 'This is not a JPEG, PNG or WebP picture. Nothing was saved.'],
    ],
    [
      'another type',
      'image/gif',
      () => paint(RED).gif().toBuffer(),
      [415, 'This is not a JPEG, PNG or WebP picture. Nothing was saved.'],
    ],
    [
      'one that broke off',
      'image/jpeg',
      async () => (await paint(RED, 900, 900).jpeg().toBuffer()).subarray(0, 3000),
      [400, 'The picture is damaged or incomplete. Nothing was saved. Upload it again.'],
    ],
    [
      'a bomb',
      'image/png',
      () => paint(RED, 8_000, 8_000).png({ compressionLevel: 9 }).toBuffer(),
      [
        413,
        'The picture has more than 50 megapixels. Nothing was saved. Make it smaller and upload it again.',
      ],
    ],
    [
      'one that is too heavy',
      'image/jpeg',
      async () => Buffer.alloc(15 * 1024 * 1024 + 1),
      [
        413,
        'The picture is larger than 15 MB. Nothing was saved. Make it smaller and upload it again.',
      ],
    ],
  ] as const)('is refused with a reason, and nothing is stored: %s', async (_, type, make, why) => {
    const { status, message } = await upload(await make(), type);
    expect([status, message]).toEqual(why);
    expect((await show()).picture).toEqual({ uploaded: null, has_earlier: false });
    expect((await show()).history).toEqual([]);
  });
});

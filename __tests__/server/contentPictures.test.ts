import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import sharp from 'sharp';

import type { ContentDocument } from '#contract/contentDocument';
import type { ContentList } from '#contract/staffContent';

import { forgetPictures } from '../../server/services/content/forgetPictures';
import { storeSmallContent } from '../support/content';
import { signInDesk, type DeskMember } from '../support/desk';
import { startTestServer } from '../support/serverApp';
import type { TestServer } from '../support/startOn';

const DAY = 24 * 60 * 60_000;

let server: TestServer;
let rita: DeskMember;
let folder: string;

beforeAll(async () => {
  server = await startTestServer({ fill: (database) => storeSmallContent(database) });
  rita = await signInDesk(server, ['catalogue']);
  folder = join(server.dataDir, 'uploads', 'content');
});
afterAll(() => server.close());

const paint = (red: number, width = 1800, height = 720) =>
  sharp({ create: { width, height, channels: 3, background: { r: red, g: 20, b: 20 } } });

const upload = async (payload: Buffer, type = 'image/jpeg', language = 'en') => {
  const { statusCode, body } = await server.app.inject({
    method: 'PUT',
    url: '/api/staff/content/picture',
    headers: {
      'content-type': type,
      authorization: `Bearer ${rita.token}`,
      'accept-language': language,
    },
    payload,
  });
  const { image = '', message } = JSON.parse(body) as { image?: string; message?: string };
  return { status: statusCode, image, message };
};
const uploaded = async (red: number) => (await upload(await paint(red).jpeg().toBuffer())).image;
const fetched = (url: string, accept = '*/*') =>
  server.app.inject({ method: 'GET', url, headers: { accept } });
const stored = () => (existsSync(folder) ? readdirSync(folder) : []);

const slides = async () => {
  const { body } = await server.ask<ContentList>('GET', '/api/staff/content/list', {
    as: rita,
    query: { kind: 'carousel' },
  });
  return { version: body.version, entries: body.content.carousel ?? [] };
};
type Slide = Required<ContentDocument>['carousel'][number];
const replace = (version: number, slide: Slide) =>
  server.ask<ContentList>('POST', '/api/staff/content/change', {
    as: rita,
    body: { kind: 'carousel', replace: { carousel: [slide] } },
    headers: { 'if-match': `"${version}"` },
  });
const seen = async () => {
  await server.catalogue.refresh();
  const { body } = await server.ask<{ images: { image: string }[] }>('GET', '/api/crousalImages');
  return body.images[0]?.image;
};

describe('a picture uploaded for the content', () => {
  it('is re-encoded without metadata and stored where backups include it', async () => {
    const secret = await paint(200, 3000, 1200)
      .withExif({ IFD0: { Copyright: 'Rue du Fil 12' } })
      .jpeg()
      .toBuffer();
    expect(secret.toString('latin1')).toContain('Rue du Fil');
    const { status, image } = await upload(secret);
    expect([status, image]).toEqual([
      200,
      expect.stringMatching(/^\/images\/content\/uploads\/[0-9a-f]{32}\.jpg$/),
    ]);
    const [file = ''] = stored();
    const picture = await sharp(join(folder, file)).metadata();
    expect([picture.format, picture.width, picture.exif]).toEqual(['webp', 2000, undefined]);
  });

  it.each([
    ['image/avif,image/webp,*/*', 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['*/*', 'image/jpeg'],
  ])('is served in the best format that the browser accepts: %s', async (accept, type) => {
    const { statusCode, headers } = await fetched(await uploaded(120), accept);
    expect([statusCode, headers['content-type'], headers.vary]).toEqual([
      200,
      type,
      expect.stringContaining('accept'),
    ]);
    expect(headers['cache-control']).toContain('immutable');
  });

  it('is served in the widths that screens use, never enlarged', async () => {
    const widthOf = async (url: string) =>
      (await sharp((await fetched(url)).rawPayload).metadata()).width;
    const image = await uploaded(130);
    const small = (await upload(await paint(130, 600, 240).png().toBuffer(), 'image/png')).image;
    expect([
      await widthOf(image),
      await widthOf(`${image}?width=960`),
      await widthOf(`${image}?width=480`),
      await widthOf(`${small}?width=960`),
    ]).toEqual([1600, 960, 480, 600]);
    expect((await fetched(`${image}?width=961`)).statusCode).toBe(400);
  });

  it('is shown to visitors once an entry uses it, and the previous one once that is undone', async () => {
    const before = await slides();
    const [first] = before.entries;
    if (!first) throw new Error('There are no slides.');
    const earlier = await seen();
    const image = await uploaded(140);
    expect(await seen()).toBe(earlier);
    const { body } = await replace(before.version, { ...first, image });
    expect(await seen()).toBe(image);
    await replace(body.version, first);
    expect(await seen()).toBe(earlier);
  });

  it('does not overwrite a newer change by somebody else', async () => {
    const { version, entries } = await slides();
    const [first] = entries;
    if (!first) throw new Error('There are no slides.');
    await replace(version, { ...first, title: { en: `At ${version}` } });
    const late = await replace(version, { ...first, image: await uploaded(150) });
    expect([late.status, (await slides()).entries[0]?.image ?? '']).toEqual([
      412,
      first.image ?? '',
    ]);
  });

  it.each([
    [
      'an SVG, in French',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      'fr',
      [415, 'Ce n’est pas une image JPEG, PNG ou WebP. Rien n’a été enregistré.'],
    ],
    [
      'one that broke off, in English',
      async () => (await paint(10).jpeg().toBuffer()).subarray(0, 3000),
      'en',
      [400, 'The picture is damaged or incomplete. Nothing was saved. Upload it again.'],
    ],
    [
      'one that is too heavy, in Spanish',
      async () => Buffer.alloc(15 * 1024 * 1024 + 1),
      'es',
      [413, expect.stringContaining('15 MB')],
    ],
    [
      'a bomb',
      () => paint(10, 8_000, 8_000).png({ compressionLevel: 9 }).toBuffer(),
      'en',
      [413, expect.stringContaining('50 megapixels')],
    ],
  ] as const)(
    'is refused with a reason, and nothing is stored: %s',
    async (_, make, language, why) => {
      const before = stored();
      const { status, message } = await upload(await make(), 'image/jpeg', language);
      expect([status, message]).toEqual(why);
      expect(stored()).toEqual(before);
    },
  );

  it.each(['../../secret.jpg', `${'0'.repeat(32)}.jpg`, 'x.webp'])(
    'is not served under another name: %s',
    async (name) => {
      const { statusCode } = await fetched(`/images/content/uploads/${encodeURIComponent(name)}`);
      expect(statusCode).toBe(404);
    },
  );
});

describe('an uploaded picture that no entry uses', () => {
  it('is deleted after thirty days, whereas one in use is kept', async () => {
    const [unused, shown] = [await uploaded(160), await uploaded(170)];
    const { version, entries } = await slides();
    const [first] = entries;
    if (!first) throw new Error('There are no slides.');
    await replace(version, { ...first, image: shown });
    const isThere = async (image: string) => (await fetched(image)).statusCode === 200;
    const now = Date.now();
    const forget = (days: number) => forgetPictures(server, new Date(now + days * DAY));

    await forget(29);
    expect([await isThere(unused), await isThere(shown)]).toEqual([true, true]);
    await forget(31);
    expect([await isThere(unused), await isThere(shown)]).toEqual([false, true]);

    // Once removed from its entry, it can be restored for the same length of time.
    const after = await slides();
    await replace(after.version, first);
    await forget(60);
    expect(await isThere(shown)).toBe(true);
    await forget(62);
    expect(await isThere(shown)).toBe(false);
  });
});

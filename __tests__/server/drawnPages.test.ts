import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { EarlyStart } from '#contract/renderedPage';

import { bumpCatalogueVersion } from '../../server/catalogue/version';
import { loadRenderer } from '../../src/app/loadRenderer';
import { storeSmallContent } from '../support/content';
import { startEmbeddedServer } from '../support/embeddedServer';
import { expectMessage } from '../support/expectMessage';
import { createCustomer } from '../support/shop';
import { CANARY } from '../support/smallCatalogue';
import type { Options, TestServer } from '../support/startOn';

const PAGE =
  '<!doctype html><html lang="en"><head><title>Haberdash</title><!--early--><!--settings--><!--banners--></head>' +
  '<body><div id="root"></div></body></html>';

const PARTS = {
  firstEn: ['assets/first.js'],
  firstFr: ['assets/first-fr.js'],
  buyerEn: ['assets/buyer-words.js'],
  en: ['assets/all.js'],
  customer: ['assets/shared.js', 'assets/customer.js'],
  BuyerRows: ['assets/shared.js', 'assets/buyer.js', 'assets/buyer.css'],
};

let siteDir: string;
let server: TestServer;

const start = (options: Options = {}) =>
  startEmbeddedServer({
    siteDir,
    screens: loadRenderer,
    fill: storeSmallContent,
    ...options,
  });

beforeAll(async () => {
  siteDir = mkdtempSync(join(tmpdir(), 'haberdash-site-'));
  writeFileSync(join(siteDir, 'index.html'), PAGE);
  writeFileSync(join(siteDir, 'parts.json'), JSON.stringify(PARTS));
  server = await start();
});
afterAll(async () => {
  await server.close();
  rmSync(siteDir, { recursive: true });
});

const open = (url: string, headers = {}, from = server) =>
  from.ask<unknown>('GET', url, { headers: { accept: 'text/html', ...headers } });

const HOSTILE = '</script><script>alert(1)</script></title><img src=x onerror=alert(1)>';

const isDrawn = (text: string) => text.includes('<main');
/** Returns a page's visible text, without scripts and styles. */
const shown = (text: string) => text.replace(/<(script|style)\b.*?<\/\1>/gs, '');

const filesNamedIn = (text: string) =>
  Array.from(
    text.matchAll(/<link rel="(\w+)" as="script" href="\/([^"]*)">/g),
    ([, rel, file]) => `${rel} ${file}`,
  );

describe('the first screen of a visitor', () => {
  it.each([
    ['/', 'Wholesale art, craft, sewing and school supplies'],
    ['/products', 'Acrylic Paint, Red, 60 ml'],
    ['/products/Sewing/Sewing/SEW', 'Thread'],
    ['/search-page/red/1', 'Acrylic Paint, Red, 60 ml'],
    ['/category-page/Art%20Supplies', 'Brushes'],
    ['/dispay-products/SEW', 'Thread'],
    ['/description/AC1001/CA', 'Acrylic Paint, Red, 60 ml'],
    ['/product-groups/spring', 'Spring'],
    ['/customer-support', 'Customer support'],
    ['/about-us', 'About us'],
    ['/privacy', 'Privacy'],
    ['/catalogues', 'Catalogues'],
    ['/login', 'Password'],
    ['/register', 'Register'],
    ['/welcome', 'Your shop'],
  ])('is rendered into the page %s', async (url, expected) => {
    const { status, text } = await open(url);

    expect(status).toBe(200);
    expect(shown(text).includes(expected)).toBe(true);
    expect(shown(text)).toMatch(/<title>[^<]*Haberdash<\/title>/);
  });

  it.each([
    ['fr-CA', 'fr', 'Peinture acrylique, rouge, 60 ml'],
    ['es-US', 'es', 'Pintura acrílica, roja, 60 ml'],
    ['xx-YY', 'en', 'Acrylic Paint, Red, 60 ml'],
  ])('is in the language of the last visit (%s)', async (reader, language, expected) => {
    const { text } = await open('/products', { cookie: `a=b; reader=${reader}; c=d` });

    expect(text).toContain(`<html lang="${language}">`);
    expect(shown(text)).toContain(expected);
  });

  it.each([
    ['en-CA', '/', /<meta name="description" content="Haberdash sells art, craft/],
    [
      'fr-CA',
      '/products/Sewing/Sewing/SEW',
      /<meta name="description" content="Couture\u00a0: en gros chez/,
    ],
    ['es-US', '/about-us', /<meta name="description" content="[^"]*al por mayor en Haberdash/],
    ['en-CA', '/description/AC1001/CA', /<meta name="description" content="[^"]+"/],
    ['en-CA', '/products?sort=name&page=1', /<link rel="canonical" href="http:[^"?]*\/products">/],
  ])('is described to search engines in its language (%s %s)', async (reader, url, expected) => {
    expect((await open(url, { cookie: `reader=${reader}` })).text).toMatch(expected);
  });

  it('describes a product in the vocabulary of schema.org, without prices', async () => {
    const { text } = await open('/description/AC1001/CA');
    const data = Array.from(
      text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g),
      ([, json]) => JSON.parse(json!) as Record<string, unknown>,
    );

    expect(data.map((one) => one['@type'])).toEqual(['Product', 'BreadcrumbList']);
    expect(data[0]).toMatchObject({ name: 'Acrylic Paint, Red, 60 ml', sku: 'AC1001' });
    expect(JSON.stringify(data)).not.toMatch(/offer|price|availab/i);
  });

  it('is the phone version on a phone', async () => {
    const phone = await open('/products', { 'sec-ch-ua-mobile': '?1' });
    const desk = await open('/products', { 'sec-ch-ua-mobile': '?0' });

    expect([phone, desk].map(({ text }) => text.includes('"isPhone":true'))).toEqual([true, false]);
    expect(shown(phone.text)).not.toBe(shown(desk.text));
  });

  it.each([
    ['/category-page/Nope', 'en', 'Unknown category'],
    ['/dispay-products/Nope', 'en', 'Unknown category'],
    ['/products/x/y/ZZZ', 'en', 'Unknown category'],
    ['/products/Nope', 'en', 'Unknown category'],
    ['/products/x/y/ZZZ/F?color=Red&page=7', 'en', 'Unknown category'],
    ['/category-page/Nope', 'fr', 'Catégorie inconnue'],
    ['/dispay-products/Nope', 'fr', 'Catégorie inconnue'],
    ['/products/x/y/ZZZ', 'fr', 'Catégorie inconnue'],
    ['/category-page/Nope', 'es', 'Categoría desconocida'],
    ['/dispay-products/Nope', 'es', 'Categoría desconocida'],
    ['/products/x/y/ZZZ', 'es', 'Categoría desconocida'],
  ])('says at %s (%s) that there is no such category', async (url, language, title) => {
    expectMessage('There is no category');
    const { status, text } = await open(url, { cookie: `reader=${language}-CA` });

    expect(status).toBe(404);
    expect(shown(text)).toContain(`<title>${title} · Haberdash</title>`);
    expect(shown(text)).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
  });

  it.each([
    '/products/Sewing',
    '/products/Sewing/Sewing',
    '/products/-/-/sew',
    '/products/Old%20name/Old%20name/SEW',
    '/products/x/Sewing/-',
    '/products/Sewing/Sewing/SEW/F',
    '/products/Sewing/Sewing/SEW?color=None',
    '/products/-/-/ART%20BRU',
    '/dispay-products/Sewing',
    '/dispay-products/sew',
  ])('knows the category at %s', async (url) => {
    const { status, text } = await open(url);

    expect(status).toBe(200);
    expect(shown(text)).not.toContain('Unknown category');
  });

  it.each(['/nothing-here', '/description/NO-SUCH-THING/CA', '/product-groups/none'])(
    'says at %s that there is nothing, with status 404',
    async (url) => {
      const { status, text } = await open(url);

      expect([status, isDrawn(text)]).toEqual([404, true]);
    },
  );

  it.each(['/cart', '/order', '/reset-password', '/profile', '/staff'])(
    'is left to the browser at %s, which is not public',
    async (url) => {
      const { status, text } = await open(url);

      expect([status, isDrawn(text)]).toEqual([200, false]);
    },
  );

  it('contains no price and no stock', async () => {
    for (const url of ['/', '/products', '/search-page/red/1', '/description/AC1001/CA']) {
      const { text } = await open(url);
      for (const secret of Object.values(CANARY)) expect(text).not.toContain(`${secret}`);
      expect(text).not.toMatch(/selling_price|retail_price|"available"/);
    }
  });

  it('is the same whatever the prices are', async () => {
    const dearer = await start();
    await dearer.db.updateTable('offers').set({ selling_cents: 4_567 }).execute();
    const pages = await Promise.all(
      [server, dearer].map(async (from) => (await open('/products', {}, from)).headers.etag),
    );
    await dearer.close();

    expect(pages[0]).toBe(pages[1]);
  });

  it('is not sent again to a browser that has it', async () => {
    const { etag } = (await open('/products')).headers;
    const again = await open('/products', { 'if-none-match': String(etag) });

    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('is the same with parameters that it does not read', async () => {
    const [plain, tagged] = [await open('/products'), await open('/products?gclid=7&page=1')];

    expect(tagged.headers.etag).toBe(plain.headers.etag);
    expect(tagged.text).not.toContain('gclid');
  });

  it('is rendered again when the catalogue has changed', async () => {
    const own = await start();
    const before = await open('/products', {}, own);
    await own.db
      .updateTable('products')
      .set({ name_en: 'Paint of another name' })
      .where('product_id', '=', 'AC1001')
      .execute();
    await bumpCatalogueVersion(own.db);
    await own.catalogue.refresh();
    const after = await open('/products', {}, own);
    await own.close();

    expect([before, after].map(({ text }) => text.includes('Paint of another name'))).toEqual([
      false,
      true,
    ]);
  });

  it.each([
    ['an address', `/search-page/${encodeURIComponent(HOSTILE)}/1`],
    ['a product name', '/products'],
    ['a description', '/description/AC1002/CA'],
  ])('escapes HTML in %s', async (_what, url) => {
    const own = await start();
    await own.db
      .updateTable('products')
      .set({ name_en: HOSTILE, description_en: HOSTILE })
      .where('product_id', '=', 'AC1002')
      .execute();
    await bumpCatalogueVersion(own.db);
    await own.catalogue.refresh();
    const { text } = await open(url, {}, own);
    await own.close();

    expect(isDrawn(text)).toBe(true);
    expect(text.includes('onerror=alert')).toBe(true);
    expect(shown(text)).not.toMatch(/<script>alert|<img src=x/);
    expect(text).not.toContain('<script>alert');
  });
});

describe('the pictures of a listing', () => {
  it.each([
    ['?0', 15],
    ['?1', 6],
  ])(
    'are in the page where the first window shows them (phone: %s)',
    async (mobile, shownFirst) => {
      const { text } = await open('/products', { 'sec-ch-ua-mobile': mobile });
      const cards = text
        .split('<li ')
        .slice(1)
        .filter((card) => card.includes('/images/small/'));
      const isLater = (card: string) => /<noscript><img/.test(card);

      expect(cards.length).toBeGreaterThan(0);
      expect(cards.map(isLater)).toEqual(cards.map((_card, at) => at >= shownFirst));
      expect(cards.filter((card) => /fetchpriority="high"/i.test(card))).toEqual([cards[0]]);
    },
  );
});

describe('the first screen of a customer', () => {
  const cookie = 'reader=en-CA-customer';

  it.each([
    ['?1', ['Add by number', 'Recent orders']],
    ['?0', ['Recent orders', 'Add by number']],
  ])('is in the order in which it is seen (phone: %s)', async (mobile, expected) => {
    const { text } = await open('/', { cookie, 'sec-ch-ua-mobile': mobile });

    const headings = Array.from(
      shown(text).matchAll(/<h2[^>]*>([^<]*)/g),
      ([, heading]) => heading,
    );
    expect(headings.filter((heading) => expected.includes(heading!))).toEqual(expected);
  });

  it.each(['/', '/products', '/cart', '/order', '/profile', '/quick-order', '/opticon'])(
    'is rendered into the page %s, without anything that only a customer may see',
    async (url) => {
      const { status, text } = await open(url, { cookie });

      expect([status, isDrawn(text)]).toEqual([200, true]);
      expect(shown(text)).toContain('Sign out');
      for (const secret of Object.values(CANARY)) expect(text).not.toContain(`${secret}`);
      expect(text).not.toMatch(/selling_price|retail_price|"available"/);
    },
  );

  it('is the same for all of them, signed in or not', async () => {
    const customer = await createCustomer(server.db, 'somebody@test.example');
    const authorization = `Bearer ${customer.token}`;
    const [own, anybodys] = await Promise.all([
      open('/cart', { cookie, authorization }),
      open('/cart', { cookie }),
    ]);

    expect(own.headers.etag).toBe(anybodys.headers.etag);
  });

  it('names the calls that the browser can start at once', async () => {
    const { text } = await open('/products', { cookie });
    const [, early = ''] = /id="early">(.*?)</.exec(text) ?? [];
    const { calls } = JSON.parse(early) as EarlyStart;

    expect(Object.keys(calls)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^\/api\/cart\?.*user_id=somebody/),
        expect.stringMatching(/^\/api\/cadProducts\?/),
      ]),
    );
    expect((await open('/products')).text).not.toContain('id="early"');
  });

  it('has an enabled box for each product, and room for its price', async () => {
    const { text } = await open('/products', { cookie });
    const boxes = text.match(/<input[^>]*data-quantity[^>]*>/g) ?? [];
    const rows = text.match(/<tr[^>]*data-product=/g) ?? [];

    expect(boxes).toHaveLength(rows.length);
    expect(boxes.length).toBeGreaterThan(0);
    expect(boxes.filter((box) => !box.includes('aria-label=') || box.includes('disabled'))).toEqual(
      [],
    );
    for (const place of ['stock', 'price', 'retail'])
      expect(text.match(new RegExp(`data-early="${place}"[^>]*>\u00a0<`, 'g'))).toHaveLength(
        rows.length,
      );
  });

  it('loads all messages only for a screen that needs them', async () => {
    expect(filesNamedIn((await open('/cart', { cookie })).text)).toContain('preload assets/all.js');
  });

  it('names each file that it needs once, after everything that is shown', async () => {
    const { text } = await open('/products', { cookie });

    expect(filesNamedIn(text)).toEqual([
      'preload assets/shared.js',
      'preload assets/customer.js',
      'preload assets/buyer.js',
      'preload assets/buyer-words.js',
    ]);
    expect(text.indexOf('rel="preload" as="script"')).toBeGreaterThan(text.indexOf('id="page"'));
    expect(filesNamedIn((await open('/products')).text)).toEqual(['preload assets/first.js']);
    const { text: french } = await open('/products', { cookie: 'reader=fr-CA' });
    expect(filesNamedIn(french)).toEqual(['preload assets/first-fr.js']);
  });
});

describe('the window of a page', () => {
  const policyAt = async (headers: Record<string, string>) =>
    (await open('/privacy', headers)).headers['cross-origin-opener-policy'];

  it('is kept from a site that opened it, also when the page is cached', async () => {
    for (const site of ['cross-site', 'same-site', 'same-origin', 'none', 'cross-site', 'none']) {
      const isDirect = site === 'none';
      expect(await policyAt({ 'sec-fetch-site': site })).toBe(isDirect ? undefined : 'same-origin');
    }
  });

  it('is kept from others by browsers that do not say where they come from', async () => {
    expect(await policyAt({})).toBe('same-origin');
  });

  it('is kept from others on the offline shell and the staff screens', async () => {
    for (const url of ['/shell', '/staff']) {
      const { headers } = await open(url, { 'sec-fetch-site': 'cross-site' });
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    }
  });
});

describe('a page that cannot be rendered', () => {
  it('is rendered without results for a visitor who searches too often, and soon with them', async () => {
    let now = Date.now();
    const environment = { LIMITS_SEARCH: '1' };
    const limited = await start({ environment, now: () => new Date(now) });
    const first = await open('/search-page/blue/1', {}, limited);
    const second = await open('/search-page/red/1', {}, limited);
    now += 5_000;
    const from = { remoteAddress: '192.0.2.7' };
    const headers = { accept: 'text/html' };
    const others = await limited.app.inject({ url: '/search-page/red/1', headers, ...from });
    await limited.close();

    expect([isDrawn(first.text), second.status, isDrawn(second.text)]).toEqual([true, 200, true]);
    expect(shown(second.text)).toContain('<title>Results for “red” · Haberdash</title>');
    expect([second.text, others.payload].map((text) => text.includes('Red, 60 ml'))).toEqual([
      false,
      true,
    ]);
  });

  it('is left to the browser if a call fails, and rendered again later', async () => {
    let now = Date.now();
    const broken = await start({ now: () => new Date(now) });
    await broken.db.schema.alterTable('pages').renameTo('gone').execute();
    const failed = await open('/about-us', {}, broken);
    await broken.db.schema.alterTable('gone').renameTo('pages').execute();
    now += 5_000;
    const mended = await open('/about-us', {}, broken);
    await broken.close();

    expect([failed.status, isDrawn(failed.text)]).toEqual([200, false]);
    expect([mended.status, isDrawn(mended.text)]).toEqual([200, true]);
  });

  it('is left to the browser if rendering throws, which is logged once', async () => {
    const logged: string[] = [];
    const broken = await start({
      screens: async () => async () => {
        throw new Error('no paint left');
      },
      log: (line) => logged.push(line),
    });
    const { status, text } = await open('/products', {}, broken);
    await open('/products', {}, broken);
    await broken.close();

    expect([status, isDrawn(text)]).toEqual([200, false]);
    expect(logged.filter((line) => line.includes('no paint left'))).toHaveLength(1);
  });

  it('is rendered as soon as the screens can be loaded, if they could not at first', async () => {
    let isLoadable = false;
    const screens = async (client: Parameters<typeof loadRenderer>[0]) => {
      if (!isLoadable) throw new Error('No such file.');
      return loadRenderer(client);
    };
    let now = new Date();
    const own = await start({ screens, now: () => now });
    expect(isDrawn((await open('/products', {}, own)).text)).toBe(false);

    isLoadable = true;
    now = new Date(now.getTime() + 6_000);
    expect(isDrawn((await open('/products', {}, own)).text)).toBe(true);
    await own.close();
  });

  it('is left to the browser if the calls go to another host', async () => {
    const elsewhere = await start({ environment: { API_HOST: 'https://api.example.com' } });
    const { text } = await open('/products', {}, elsewhere);
    await elsewhere.close();

    expect(isDrawn(text)).toBe(false);
  });
});

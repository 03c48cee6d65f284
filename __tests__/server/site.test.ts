import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startEmbeddedServer } from '../support/embeddedServer';
import type { TestServer } from '../support/startOn';

const PAGE = '<!doctype html><html><head><!--settings--></head><body></body></html>';

let siteDir: string;
let server: TestServer;

beforeAll(async () => {
  siteDir = mkdtempSync(join(tmpdir(), 'haberdash-site-'));
  mkdirSync(join(siteDir, 'assets'));
  writeFileSync(join(siteDir, 'index.html'), PAGE);
  writeFileSync(join(siteDir, 'icon.svg'), '<svg/>');
  writeFileSync(join(siteDir, 'assets/app.0123456789.js'), 'plain');
  writeFileSync(join(siteDir, 'assets/app.0123456789.js.br'), 'brotli');
  server = await startEmbeddedServer({
    siteDir,
    environment: {
      API_HOST: 'https://api.example.com/',
      IMAGE_HOST: 'https://images.example.com',
      TOKEN_HOSTS: 'https://search.example.com, https://admin.example.com/x',
      GEO_HOST: 'https://geo.example.com',
      GEO_KEY: '</script><b>',
      SERVICE_WORKER: 'off',
    },
  });
});
afterAll(async () => {
  await server.close();
  rmSync(siteDir, { recursive: true });
});

const open = (url: string, headers = {}) =>
  server.ask<unknown>('GET', url, { headers: { accept: 'text/html', ...headers } });

describe('the storefront', () => {
  it.each([
    '/',
    '/cart',
    '/search-page/red%20thread/1',
    '/products/A/B/C%2FD',
    '/images-of-thread',
  ])('opens at %s', async (url) => {
    const { status, headers, text } = await open(url);

    expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(text).toContain('<script type="application/json" id="settings">');
  });

  it.each([
    ['/search-page/50%/1', '/search-page/50%25/1'],
    ['//elsewhere.example/%', '/elsewhere.example/%25'],
  ])('opens %s, which contains an unencoded percent sign, as %s', async (url, meant) => {
    const { status, headers } = await open(url);

    expect([status, headers.location]).toEqual([302, meant]);
  });

  it('sends a script that removes the service worker if that is switched off', async () => {
    const { status, headers, text } = await open('/worker.js');

    expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(text).toContain('registration.unregister()');
  });

  it.each([
    '/favicon.ico',
    '/.env',
    '/.git/config',
    '/.well-known/security.txt',
    '/security.txt',
    '/wp-login.php',
    '/assets/app.0123456789.js.map',
    '/main.js.map',
    '/products/a/b/main.js.map',
  ])('is not returned for %s', async (url) => {
    const { status, text } = await open(url);

    expect([status, text]).toEqual([
      404,
      '{"status":false,"message":"There is nothing at this address."}',
    ]);
  });

  it.each(['/search-page/2.5mm/1', '/description/AB.12/CA', '/category-page/No.%205'])(
    'opens at %s, which contains a dot',
    async (url) => {
      expect((await open(url)).status).toBe(200);
    },
  );

  it('opens without banners if the database does not respond', async () => {
    const broken = await startEmbeddedServer({ siteDir });
    await broken.db.schema.dropTable('banners').execute();
    const { status, text } = await broken.ask<unknown>('GET', '/', {
      headers: { accept: 'text/html' },
    });
    await broken.close();

    expect([status, text.includes('id="settings"')]).toEqual([200, true]);
  });

  it('has no page at an address that is not valid text', async () => {
    expect((await open('/search-page/%E9/1')).status).toBe(404);
  });

  it('gets its settings in a form that no setting can break out of', async () => {
    const { text } = await open('/');
    const [, settings = ''] = /id="settings">(.*?)<\/script>/.exec(text) ?? [];

    expect(JSON.parse(settings)).toMatchObject({
      apiHost: 'https://api.example.com',
      searchHost: '',
      imageHost: 'https://images.example.com',
      tokenHosts: ['https://search.example.com', 'https://admin.example.com'],
      geoKey: '</script><b>',
      demo: false,
    });
  });

  it('can load and call the hosts in its settings, and runs no scripts but its own', async () => {
    const policy = String((await open('/')).headers['content-security-policy']);

    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(policy).toMatch(/connect-src 'self' https:\/\/api\.example\.com/);
    expect(policy).toMatch(/img-src [^;]*https:\/\/images\.example\.com/);
    expect(policy).not.toContain('upgrade-insecure-requests');
  });

  it('caches files named by their content, compressed as far as the browser allows', async () => {
    const packed = await open('/assets/app.0123456789.js', { 'accept-encoding': 'br' });
    const plain = await open('/assets/app.0123456789.js', { 'accept-encoding': 'identity' });

    expect([packed.text, packed.headers['content-encoding']]).toEqual(['brotli', 'br']);
    expect(plain.text).toBe('plain');
    expect(packed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await open('/icon.svg')).headers['cache-control']).toBe('no-cache');
  });

  it.each(['/assets/gone.js', '/api/cart-of-mine', '/search/x', '/images'])(
    'has no page at %s',
    async (url) => {
      expect((await open(url)).status).toBe(404);
    },
  );

  it.each([
    ['with an extra slash', '//cart'],
    ['longer than that of any file', `/api/pages/${'a'.repeat(9000)}`],
  ])('has nothing at an address %s, and says so', async (_what, url) => {
    expect((await open(url)).status).toBe(404);
  });

  it('keeps the staff pages out of search engines, and no others', async () => {
    const marked = async (url: string) =>
      (await server.ask('GET', url, { headers: { accept: 'text/html' } })).headers['x-robots-tag'];

    expect(await marked('/staff/applications?status=received')).toBe('noindex');
    expect(await marked('/staffordshire')).toBeUndefined();
  });

  it('is not returned to a program that asks for data', async () => {
    expect((await open('/cart', { accept: 'application/json' })).status).toBe(404);
  });

  it.each(['/../package.json', '/..%2f..%2fpackage.json', '/assets/..%2findex.html'])(
    'serves no file outside its folder for %s',
    async (url) => {
      const { text } = await open(url);

      expect(text).not.toContain('dependencies');
      expect(text).not.toContain('<!--settings-->');
    },
  );
});

describe('the API description', () => {
  it('is a page, and a document that lists every call', async () => {
    const page = await open('/api/docs/');
    const { body } = await server.ask<{ paths: object }>('GET', '/api/docs/json');

    expect([page.status, page.headers['content-type']]).toEqual([
      200,
      expect.stringMatching(/html/),
    ]);
    expect(Object.keys(body.paths)).toEqual(
      expect.arrayContaining(['/api/login', '/api/store/orders', '/search/', '/api/banners']),
    );
  });
});

describe('responses', () => {
  it('are compressed if they are long', async () => {
    const { headers } = await open('/api/docs/json', { 'accept-encoding': 'gzip, br' });

    expect(headers['content-encoding']).toBe('br');
  });

  it('state the limit of 600 searches a minute, and refuse more', async () => {
    const search = (turn: number) =>
      server.ask('GET', '/search/', { query: { search_term: `thread ${turn}` } });
    const first = await search(1);
    for (let turn = 2; turn <= 600; turn += 1) await search(turn);
    const refused = await search(601);

    expect(first.headers['x-ratelimit-limit']).toBe('600');
    expect([refused.status, refused.body.status]).toEqual([429, false]);
    expect(refused.headers['retry-after']).toBeDefined();
    expect((await server.ask('GET', '/api/banners')).status).toBe(200);
  });
});

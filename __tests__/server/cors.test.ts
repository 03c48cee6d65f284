import { startEmbeddedServer } from '../support/embeddedServer';
import { storeTestProducts } from '../support/shop';
import type { TestServer } from '../support/startOn';

const SHOP = 'https://shop.example.com';
const OTHER = 'https://other.example.com:8443';
const STRANGER = 'https://stranger.example.com';

let server: TestServer;
const start = async (ALLOWED_ORIGINS: string) => {
  server = await startEmbeddedServer({
    environment: { ALLOWED_ORIGINS },
    fill: ({ db }) => storeTestProducts(db, [{ product_id: 'THREAD-1' }]),
  });
};
afterEach(() => server.close());

const allowedFor = async (origin: string, url = '/api/features') => {
  const { headers } = await server.ask('GET', url, { headers: { origin } });
  return headers['access-control-allow-origin'];
};
const preflight = (origin: string, url: string) =>
  server.app.inject({
    method: 'OPTIONS',
    url,
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type,idempotency-key',
    },
  });

describe('a server with allowed origins', () => {
  beforeEach(() => start(`${SHOP}, ${OTHER}/path`));

  it('lets only their pages read its responses', async () => {
    expect(await allowedFor(SHOP)).toBe(SHOP);
    expect(await allowedFor(OTHER)).toBe(OTHER);
    for (const origin of [STRANGER, 'null', `${SHOP}.evil.example`, 'http://shop.example.com']) {
      expect(await allowedFor(origin)).toBeUndefined();
    }
  });

  it('caches responses for each of them, so that none gets the header of another', async () => {
    for (const turn of ['first', 'cached']) {
      for (const origin of [SHOP, OTHER]) {
        expect([turn, await allowedFor(origin, '/api/categories')]).toEqual([turn, origin]);
      }
      expect(await allowedFor(STRANGER, '/api/categories')).toBeUndefined();
    }
  });

  it('lets their pages send orders, with a token but without cookies', async () => {
    const { statusCode, headers } = await preflight(SHOP, '/api/store/orders');

    expect(statusCode).toBe(204);
    expect(headers['access-control-allow-origin']).toBe(SHOP);
    expect(headers['access-control-allow-headers']).toContain('authorization');
    expect(headers['access-control-allow-headers']).toContain('idempotency-key');
    expect(headers['access-control-allow-credentials']).toBeUndefined();
  });

  it('lets their pages read why a call was refused', async () => {
    const { status, headers } = await server.ask('GET', '/api/cart', {
      headers: { origin: SHOP, authorization: 'Bearer dead' },
    });

    expect([status, headers['access-control-allow-origin']]).toEqual([401, SHOP]);
  });

  it('allows other origins nothing', async () => {
    const { headers } = await preflight(STRANGER, '/api/store/orders');

    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  it.each(['/api/v1/orders', '/api/docs/json', '/healthz', '/images/rows/x'])(
    'keeps routes that pages never call closed to them: %s',
    async (url) => {
      expect(await allowedFor(SHOP, url)).toBeUndefined();
    },
  );

  it('serves a cached response to each origin with its own CORS header', async () => {
    const ask = async (origin?: string) => {
      const { status, headers, text } = await server.ask('GET', '/search/', {
        query: { search_term: 'THREAD-1' },
        headers: { ...(origin && { origin }) },
      });
      const allowed = headers['access-control-allow-origin'];
      return {
        status,
        allowed,
        text,
        etag: headers.etag,
        varies: String(headers.vary).split(', ').includes('origin'),
      };
    };
    const first = await ask(SHOP);

    expect(first).toMatchObject({ status: 200, allowed: SHOP, varies: true });
    expect(await ask(OTHER)).toEqual({ ...first, allowed: OTHER });
    expect(await ask(STRANGER)).toEqual({ ...first, allowed: undefined });
    expect(await ask()).toEqual({ ...first, allowed: undefined });
  });
});

describe('a server without allowed origins', () => {
  it('serves only its own pages', async () => {
    await start('');
    const { headers } = await server.ask('GET', '/api/features', { headers: { origin: SHOP } });
    const names = Object.keys(headers).filter((name) => name.startsWith('access-control'));

    expect(names).toEqual([]);
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  });
});

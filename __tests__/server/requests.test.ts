/** @engines both */
import { sql } from 'kysely';

import type { LinesReport } from '#contract/lines';
import type { Problem } from '#contract/replies';

import { buildApp } from '../../server/app';
import { readConfig } from '../../server/config';
import { openPostgres } from '../../server/db/client';
import { startTestServer } from '../support/serverApp';
import { storeTestProducts, createCustomer, type TestCustomer } from '../support/shop';
import { TEST_KEY, type TestServer } from '../support/startOn';

let server: TestServer;
let anna: TestCustomer;

beforeAll(async () => {
  server = await startTestServer({
    fill: ({ db }) => storeTestProducts(db, [{ product_id: 'THREAD-1', name_fr: 'Fil' }]),
  });
  anna = await createCustomer(server.db, 'anna');
});
afterAll(() => server.close());

const signIn = (body: unknown, headers = {}) => server.ask('POST', '/api/login', { body, headers });

describe('a request', () => {
  it.each([
    ['broken JSON', '{"email": ', 400, 'The request could not be read'],
    ['a list', '[]', 400, 'The request could not be processed'],
    ['a bare text', '"email"', 400, 'The request could not be processed'],
    ['nothing', '', 400, 'The request could not be processed'],
    ['a poisoned prototype', '{"__proto__": {"isApproved": true}}', 400, 'could not be read'],
    ['very much', JSON.stringify({ email: 'x'.repeat(200_000) }), 413, 'too large'],
  ])('is refused if its body is %s', async (_what, body, status, message) => {
    const answer = await signIn(body);

    expect([answer.status, answer.body.status]).toEqual([status, false]);
    expect(answer.body.message).toContain(message);
  });

  it('is refused, not treated as a failure, if it contains a character that cannot be stored', async () => {
    const { status } = await signIn({ email: 'an\u0000na@shop.test', password: 'any' });

    expect(status).toBe(400);
  });

  it('is answered alike however its path is encoded', async () => {
    const answersTo = async (path: string) => {
      const history = await server.ask('GET', `/${path}/fetch-order`, {
        as: anna,
        query: { user_id: anna.id },
      });
      const listings = [];
      for (const language of ['fr', 'en']) {
        const headers = { 'accept-language': language };
        listings.push((await server.ask('GET', `/${path}/cadProducts`, { headers })).text);
      }
      const machine = await server.ask('GET', `/${path}/v1/orders`, { as: anna });
      const { headers, ...rest } = history;
      const named = ['cache-control', 'content-security-policy', 'vary'].map(
        (name) => headers[name],
      );
      return [rest, named, listings, machine.status, machine.body.message];
    };

    expect(await answersTo('%61pi')).toEqual(await answersTo('api'));
  });

  it('is refused if it is not JSON', async () => {
    const { status, body } = await signIn('email=a&password=b', {
      'content-type': 'application/x-www-form-urlencoded',
    });

    expect([status, body.status]).toEqual([415, false]);
  });

  it('gets an error for each wrong field', async () => {
    const { status, body } = await signIn({ email: 7, isApproved: true });

    expect(status).toBe(400);
    expect(body.errors).toEqual(
      expect.arrayContaining([
        { field: 'password', message: 'password is missing.' },
        { field: 'isApproved', message: 'isApproved is not recognized.' },
        { field: 'email', message: 'email must be text.' },
      ]),
    );
  });

  it.each([
    ['/api/nothing', 404],
    ['/api/', 404],
    ['/search/nothing', 404],
    ['/api/%zz', 404],
  ])('is told that there is nothing at %s', async (url, status) => {
    const answer = await server.ask('GET', url, { headers: { accept: 'text/html' } });

    expect([answer.status, answer.body]).toEqual([
      status,
      { status: false, message: 'There is nothing at this address.' },
    ]);
  });

  it('that fails reveals nothing about how the server works', async () => {
    const broken = await startTestServer();
    await broken.db.schema.dropTable('banners').execute();
    const { status, body, text } = await broken.ask('GET', '/api/banners', {
      query: { language: 'fr' },
    });
    await broken.close();

    expect([status, Object.keys(body)]).toEqual([500, ['status', 'message']]);
    expect(text).toContain('Une erreur est survenue');
    expect(text).not.toMatch(/banners|select|sqlite|relation/i);
  });
});

const onSqlite = process.env.TEST_DATABASE_URL ? describe.skip : describe;

onSqlite('a server whose disk is full', () => {
  it('says that nothing was stored, still shows what it has, and goes on once there is room', async () => {
    const full = await startTestServer({
      fill: ({ db }) => storeTestProducts(db, [{ product_id: 'THREAD-1', available: 9000 }]),
    });
    const ben = await createCustomer(full.db, 'ben');
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(full.db);
    const limitPages = (more: number) =>
      sql`pragma max_page_count = ${sql.lit((rows[0]?.page_count ?? 0) + more)}`.execute(full.db);
    const add = (scans: number) =>
      full.ask<LinesReport | Problem>('POST', '/api/opticon', {
        as: ben,
        body: {
          user_id: ben.id,
          products: [
            {
              code: 'THREAD-1',
              item: scans,
              scans: Array.from({ length: scans }, (_none, at) => `scan-of-${at}`),
            },
          ],
        },
      });
    await limitPages(0);
    const refused = await add(5000);
    const shown = await full.ask<{ products: unknown[] }>('GET', '/api/cart', {
      as: ben,
      query: { user_id: ben.id },
    });
    await limitPages(1000);
    const added = await add(5000);
    await full.close();

    expect([refused.status, refused.headers['retry-after'], refused.body.message]).toEqual([
      503,
      '60',
      'Our server has no room to store anything at the moment. Nothing was stored; please try again later.',
    ]);
    expect([shown.status, shown.body.products, added.status]).toEqual([200, [], 200]);
  });
});

describe('a server whose database is unavailable', () => {
  it('says so, and when to try again', async () => {
    const db = openPostgres('postgres://nobody@127.0.0.1:1/nothing');
    const config = readConfig({ DATA_DIR: server.dataDir, DATA_KEY: TEST_KEY, DEMO: 'off' });
    const app = await buildApp({ db, config, catalogue: server.catalogue });
    const answer = await app.inject('/api/banners?language=fr');
    await app.close();
    await db.destroy();

    expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([
      503,
      '2',
      {
        status: false,
        message: 'Notre base de données ne répond pas pour le moment. Réessayez sous peu.',
      },
    ]);
  });
});

describe('the language of an error', () => {
  const french = 'La demande n’a pas pu être traitée. Voyez ci-dessous ce qui ne va pas.';
  const spanish = 'No se pudo procesar la solicitud. Vea abajo qué hay que corregir.';
  const english = 'The request could not be processed. See below what needs to be corrected.';

  it.each([
    ['the call', { lang: 'fr' }, undefined, french],
    ['the call, in the older spelling', { lang: 'sp' }, undefined, spanish],
    ['the call, before the browser', { lang: 'es' }, 'fr-CA', spanish],
    ['the call, English chosen', { lang: '' }, 'fr-CA', english],
    ['the browser', {}, 'fr-CA,fr;q=0.9,en;q=0.8', french],
    ['the browser, as it weighs them', {}, 'en;q=0.2,es;q=0.9', spanish],
    ['the browser, past what we do not speak', {}, 'de-DE,fr;q=0.5', french],
    ['nobody', {}, undefined, english],
    ['the browser, where the call names none of ours', { lang: 'de' }, 'fr', french],
  ])('is that of %s', async (_whose, fields, accepted, message) => {
    const headers = accepted === undefined ? {} : { 'accept-language': accepted };

    expect((await signIn({ ...fields }, headers)).body.message).toBe(message);
  });

  it('can also be set in the query string', async () => {
    const { body } = await server.ask('GET', '/api/cadProducts', {
      query: { lang: 'fr', page: 'x', nonsense: '1' },
    });

    expect(body.message).toBe(french);
    expect(body.errors).toEqual(
      expect.arrayContaining([
        { field: 'page', message: 'page doit être un nombre entier.' },
        { field: 'nonsense', message: 'nonsense n’est pas reconnu.' },
      ]),
    );
  });
});

describe('parameters', () => {
  const favourites = async () => {
    const { body } = await server.ask<{ products: { product_id: string }[] }>(
      'GET',
      '/api/favorite',
      { as: anna, query: { user_id: anna.id } },
    );
    return body.products.map(({ product_id }) => product_id);
  };
  const marked = { product_id: 'THREAD-1', user_id: 'anna' };

  it('are accepted in the query string or in the body', async () => {
    await server.ask('POST', '/api/fav/add', { as: anna, query: marked });
    expect(await favourites()).toEqual(['THREAD-1']);
    await server.ask('DELETE', '/api/fav/delete', { as: anna, body: marked });
    expect(await favourites()).toEqual([]);
    await server.ask('POST', '/api/fav/add', { as: anna, body: marked });
    expect(await favourites()).toEqual(['THREAD-1']);
    await server.ask('DELETE', '/api/fav/delete', { as: anna, query: marked });
    expect(await favourites()).toEqual([]);
  });

  it('can be split between the two', async () => {
    const { status } = await server.ask('POST', '/api/fav/add', {
      as: anna,
      query: { user_id: anna.id },
      body: { product_id: 'THREAD-1' },
    });

    expect([status, await favourites()]).toEqual([200, ['THREAD-1']]);
  });

  it('are refused in the body as in the query string if they are unknown', async () => {
    for (const options of [
      { body: { ...marked, vip: true } },
      { query: { ...marked, vip: '1' } },
    ]) {
      const { status, body } = await server.ask('POST', '/api/fav/add', { as: anna, ...options });
      expect([status, body.errors?.[0]?.field]).toEqual([400, 'vip']);
    }
  });

  it('are also accepted in the query string for signing in', async () => {
    const query = { email: anna.email, password: 'correct horse battery' };

    expect((await server.ask('POST', '/api/login', { query })).status).toBe(200);
  });

  it.each(['1.5', '', 'two', '1e1', ' 2', '0x10'])(
    'are not read as a number if they are "%s"',
    async (page) => {
      const { status } = await server.ask('GET', '/api/cadProducts', { query: { page } });

      expect(status).toBe(400);
    },
  );

  it('can be announced as JSON and then be missing', async () => {
    const { status } = await server.ask('DELETE', '/api/cart-delete-all', {
      as: anna,
      query: { user_id: anna.id },
      headers: { 'content-type': 'application/json' },
    });

    expect(status).toBe(200);
  });
});

describe('favourites', () => {
  it('can only be products of the catalogue', async () => {
    const query = { user_id: anna.id, product_id: 'nothing', lang: 'es' };
    const { status, body } = await server.ask('POST', '/api/fav/add', { as: anna, query });

    expect([status, body.errors?.[0]?.field]).toEqual([404, 'product_id']);
  });

  it('are stored once, however often they are added', async () => {
    const query = { user_id: anna.id, product_id: 'THREAD-1' };
    await server.ask('POST', '/api/fav/add', { as: anna, query });
    const { body } = await server.ask('POST', '/api/fav/add', { as: anna, query });
    const { text } = await server.ask('GET', '/api/favorite', {
      as: anna,
      query: { user_id: anna.id },
    });

    expect(body.status).toBe(true);
    expect(text.match(/"product_id":"THREAD-1"/g)).toHaveLength(1);
    expect(text).toContain('"selling_price":2.5');
  });
});

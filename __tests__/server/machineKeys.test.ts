/** @engines both */

import { KEYS } from '../../server/commands/console/keys';
import { readConfig } from '../../server/config';
import { apiLog } from '../../server/db/apiLog';
import { lockMeta } from '../../server/db/meta';
import type { Tables } from '../../server/db/tables';
import { addKey, revokeKey, rotateKey } from '../../server/services/machine/keys';
import { contractRoutes } from '../support/contractRoutes';
import { signInDesk } from '../support/desk';
import { machine, newMachine, openShop, ROOT, type TestShop } from '../support/machine';
import { startTestServer } from '../support/serverApp';
import type { RequestOptions, TestServer } from '../support/startOn';
import { untilWaiting } from '../support/untilWaiting';

const DAY = 24 * 60 * 60_000;

let server: TestServer;
let shop: TestShop;
let clock = new Date();
const logged: string[] = [];

beforeAll(async () => {
  const environment = { LIMITS_BATCH: '0', LIMITS_CALL: '0' };
  server = await startTestServer({
    now: () => clock,
    environment,
    log: (line) => logged.push(line),
  });
  shop = await openShop(server, 'anna');
});
afterAll(() => server.close());

const by = () => ({ actor: ROOT, at: clock });
const addressOf = (url: string) => url.replace(/:\w+/g, 'x');
const statusOf = async (as: RequestOptions['as'], url = '/api/v1/orders') =>
  (await server.ask('GET', url, { as })).status;

describe('an API key', () => {
  it('opens no call of the storefront or the staff, and no customer’s token opens a call of the API', async () => {
    const key = await newMachine(server, 'whole');
    for (const { method, url } of contractRoutes()) {
      const as = url.startsWith('/api/v1/') ? shop.customer : key;
      const { status } = await server.ask(method, addressOf(url), { as });
      expect([method, url, status]).toEqual([method, url, 401]);
    }
    expect(await statusOf(undefined)).toBe(401);
  });

  it('gets the same response for an order that does not exist and for one it may not see', async () => {
    const key = await newMachine(server, 'curious', ['orders:read']);
    const id = await shop.place({ NEEDLE: 1 });
    const responseFor = async (order: string) => {
      const { status, body } = await server.ask('GET', `/api/v1/orders/${order}`, { as: key });
      return [status, { ...body, request_id: '' }];
    };
    expect(await responseFor(id)).toEqual(await responseFor('nothing'));
  });

  it('recognises the shipments of its predecessor', async () => {
    const old = await newMachine(server, 'shipper');
    const id = await shop.place({ THREAD: 2 });
    clock = new Date(clock.getTime() + 10 * 60_000);
    await old.orders();
    const row = { order_id: id, external_id: 'D1', carrier: 'UPS' };
    await old.ship(row);
    const successor = machine(server, await rotateKey(server.db, by(), 'shipper', 0));
    expect((await successor.ship(row)).body.rows).toMatchObject([{ outcome: 'unchanged' }]);
  });

  it('stops working at once when it is revoked', async () => {
    const key = await newMachine(server, 'short');
    expect(await statusOf(key)).toBe(200);
    await revokeKey(server.db, by(), 'short');
    expect(await statusOf(key)).toBe(401);
  });

  it('is revoked together with the successor that it is getting at that moment', async () => {
    const old = await newMachine(server, 'meeting');
    const { rotating, revoking } = await server.db.transaction().execute(async (tx) => {
      // Both are under way until the numbers of events are free.
      await lockMeta(tx, 'last_event');
      const rotation = rotateKey(server.db, by(), 'meeting', 0);
      await untilWaiting(server.db);
      const revocation = revokeKey(server.db, by(), 'meeting');
      await untilWaiting(server.db, 2);
      return { rotating: rotation, revoking: revocation };
    });
    const successor = machine(server, await rotating);
    await revoking;
    expect([await statusOf(old), await statusOf(successor)]).toEqual([401, 401]);
  });

  it('is created once if two are given the same new name at the same moment', async () => {
    await newMachine(server, 'single');
    const add = () => addKey(server.db, by(), { name: 'twin', scopes: ['orders:read'] });
    const { adding } = await server.db.transaction().execute(async (tx) => {
      // Both are under way until the numbers of events are free.
      await lockMeta(tx, 'last_event');
      const first = add();
      await untilWaiting(server.db);
      const both = Promise.allSettled([first, add()]);
      await untilWaiting(server.db, 2);
      return { adding: both };
    });
    expect(await adding).toMatchObject([
      { status: 'fulfilled' },
      { status: 'rejected', reason: { status: 409, code: 'key.nameTaken' } },
    ]);
  });

  it('works beside its successor for the chosen time, and no longer', async () => {
    const old = await newMachine(server, 'turning');
    const successor = machine(server, await rotateKey(server.db, by(), 'turning', 2));
    expect([await statusOf(old), await statusOf(successor)]).toEqual([200, 200]);
    clock = new Date(clock.getTime() + 2 * DAY + 1000);
    expect([await statusOf(old), await statusOf(successor)]).toEqual([401, 200]);
    const last = machine(server, await rotateKey(server.db, by(), 'turning', 0));
    expect([await statusOf(successor), await statusOf(last)]).toEqual([401, 200]);
    await expect(rotateKey(server.db, by(), 'turning', 8)).rejects.toMatchObject({ status: 400 });
  });

  it('stops working when it expires, and works only from its own networks', async () => {
    const soon = await addKey(server.db, by(), {
      name: 'soon over',
      scopes: ['orders:read'],
      expiresAt: new Date(clock.getTime() + 1000),
      networks: ['127.0.0.0/8', '2001:db8::/32'],
    });
    const away = await addKey(server.db, by(), {
      name: 'away',
      scopes: ['orders:read'],
      networks: ['203.0.113.0/24'],
    });
    expect([await statusOf({ token: soon }), await statusOf({ token: away })]).toEqual([200, 403]);
    clock = new Date(clock.getTime() + 1000);
    expect(await statusOf({ token: soon })).toBe(401);
  });

  it('that is wrong can be tried thirty times a minute, while the right one keeps working', async () => {
    const key = await newMachine(server, 'beside');
    clock = new Date(clock.getTime() + 60_000);
    const wrong = { token: `${key.token.slice(0, -1)}${key.token.endsWith('A') ? 'B' : 'A'}` };
    for (let times = 0; times < 30; times += 1) expect(await statusOf(wrong)).toBe(401);
    const { status, body, headers } = await server.ask('GET', '/api/v1/orders', { as: wrong });
    expect([status, body]).toMatchObject([429, { code: 'key.tooMany' }]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(await statusOf(key)).toBe(200);
    clock = new Date(clock.getTime() + 60_000);
    expect(await statusOf(wrong)).toBe(401);
  });

  it('appears in plain text in no table, log or response', async () => {
    const key = await newMachine(server, 'secret');
    await key.orders();
    clock = new Date(clock.getTime() + 1000);
    const { text } = await server.ask('GET', '/api/v1/events', { as: key, query: { after: 'x' } });
    const [prefix, id = ''] = key.token.split('_');
    const secret = key.token.slice(`${prefix}_${id}_`.length);
    await server.app.close();
    const tables: (keyof Tables)[] = ['api_keys', 'api_log', 'api_answers', 'events', 'meta'];
    for (const table of tables) {
      const rows = await server.db.selectFrom(table).selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(secret);
    }
    const calls = await apiLog(server.db, [id], 10);
    expect(calls).toMatchObject([
      { method: 'GET', route: '/api/v1/events', status: 400, good: null },
      { method: 'GET', route: '/api/v1/orders', status: 200 },
    ]);
    expect([logged.join(''), text].join('')).not.toContain(secret);
  });
});

describe('the rate limit of a key', () => {
  it('counts calls to all routes together, but none of the staff, and states how many are left', async () => {
    const small = await startTestServer({ environment: { LIMITS_CALL: '3', LIMITS_BATCH: '1' } });
    const [one, other] = [await newMachine(small, 'one'), await newMachine(small, 'other')];
    const first = await one.orders();
    expect(first.headers).toMatchObject({
      'ratelimit-policy': '"minute";q=3;w=60',
      ratelimit: expect.stringMatching(/^"minute";r=2;t=\d+$/),
    });
    await one.events();
    await one.orders();
    const { status, headers, body } = await one.events();
    expect([status, body]).toMatchObject([429, { code: 'request.tooMany' }]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect((await one.acknowledge({ order_id: '1', external_id: '1' })).status).toBe(200);
    expect((await one.acknowledge({ order_id: '1', external_id: '1' })).status).toBe(429);
    expect((await other.orders()).status).toBe(200);
    const boss = await signInDesk(small, ['admin']);
    for (let times = 0; times < 5; times += 1) {
      expect((await small.ask('GET', '/api/v1/webhooks', { as: boss })).status).toBe(200);
    }
    await small.app.close();
    const calls = await small.db.selectFrom('api_log').select('route').execute();
    expect(calls.map(({ route }) => route)).not.toContain('/api/v1/webhooks');
    await small.close();
  });
});

describe('the commands for keys', () => {
  const run = async (verb: string, first = '', options = {}) => {
    const printed = jest.spyOn(console, 'log').mockImplementation();
    const context = { db: server.db, config: readConfig({ DATA_DIR: server.dataDir }) };
    try {
      await KEYS[verb]?.(context, { first, second: '', by: by(), options });
      return printed.mock.calls.flat() as string[];
    } finally {
      printed.mockRestore();
    }
  };

  it('create and rotate a key, and show its calls', async () => {
    const [, token = ''] = await run('add', 'erp', { scopes: 'orders:read' });
    const [, next = ''] = await run('rotate', 'erp', { overlap: '1' });
    expect(next).toMatch(/^hbk_[0-9a-f]{16}_[\w-]{43}$/);
    expect(next).not.toBe(token);
    expect((await run('log', 'secret')).join('\n')).toContain('/api/v1/events  400');
  });

  it.each([
    ['add', '', { scopes: 'orders:read' }, /NAME is missing/],
    ['add', 'a', { scopes: 'orders:eat' }, /Unknown scope: orders:eat/],
    ['add', 'a', { scopes: 'orders:read', expires: '1999-01-01' }, /--expires/],
    ['add', 'a', {}, /key.noScope/],
    ['add', 'a', { scopes: 'orders:read', networks: '10.0.0.0/33' }, /key.badNetwork/],
    ['add', '<b>', { scopes: 'orders:read' }, /key.badName/],
    ['add', 'secret', { scopes: 'orders:read' }, /key.nameTaken/],
    ['revoke', 'nobody', {}, /key.noSuch/],
  ])('report what is wrong with %s %j %j', async (verb, name, options, message) => {
    await expect(run(verb, name, options)).rejects.toThrow(message);
  });
});

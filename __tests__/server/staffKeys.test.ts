import type { Problem } from '#contract/replies';
import type { StaffKey } from '#contract/staffKeys';

import { addToApiLog } from '../../server/db/apiLog';
import { signInDesk, type DeskMember } from '../support/desk';
import { machine } from '../support/machine';
import { startTestServer } from '../support/serverApp';
import type { TestServer } from '../support/startOn';

const HOUR = 60 * 60_000;

let server: TestServer;
let boss: DeskMember;
let packer: DeskMember;

beforeAll(async () => {
  server = await startTestServer();
  boss = await signInDesk(server, ['admin']);
  packer = await signInDesk(server, ['orders', 'read']);
});
afterAll(() => server.close());

const work = <Body = Problem>(verb: string, body: object, as = boss) =>
  server.ask<Body>('POST', `/api/staff/key/${verb}`, { as, body });
const make = async (name: string) =>
  (await work<{ key: string }>('add', { name, scopes: ['orders:read'] })).body.key;
const keysOf = async (name: string) =>
  (await server.ask<{ keys: StaffKey[] }>('GET', '/api/staff/keys', { as: boss })).body.keys //
    .filter((key) => key.name === name);
const works = async (key: string) => (await machine(server, key).orders()).status === 200;

describe('a staff member who manages API keys', () => {
  it('creates one, sees it once, and never again', async () => {
    const { headers, body } = await work<{ key: string }>('add', {
      name: 'erp',
      scopes: ['orders:read', 'stock:write'],
    });
    expect(headers['cache-control']).toBe('no-store');
    expect(await works(body.key)).toBe(true);
    const [shown, ...others] = await keysOf('erp');
    expect(others).toEqual([]);
    expect(shown).toMatchObject({ scopes: ['orders:read', 'stock:write'], networks: [] });
    // The secret itself may contain underscores.
    expect(JSON.stringify(shown)).not.toContain(body.key.split('_').slice(2).join('_'));
  });

  it('sees how each was used in the last 24 hours', async () => {
    await make('parcels');
    const [{ id = '' } = {}] = await keysOf('parcels');
    const call = { key_id: id, method: 'GET', route: '/orders', good: null, bad: null, ms: 3 };
    const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString();
    const last = ago(HOUR);
    await addToApiLog(
      server.db,
      [
        { at: last, status: 200 },
        { at: ago(2 * HOUR), status: 403 },
        { at: ago(3 * HOUR), status: 503 },
        { at: ago(25 * HOUR), status: 500 },
      ].map((one, index) => ({ ...call, ...one, address: '', request_id: `request-${index}` })),
    );
    expect(await keysOf('parcels')).toMatchObject([{ last_used_at: last, calls: 3, errors: 2 }]);
  });

  it('replaces a key, which keeps working for a time or ends at once', async () => {
    const first = await make('shop');
    const rotate = async (overlap_days: number) =>
      (await work<{ key: string }>('rotate', { name: 'shop', overlap_days })).body.key;
    const second = await rotate(7);
    expect([await works(first), await works(second)]).toEqual([true, true]);
    expect(await keysOf('shop')).toHaveLength(2);
    const third = await rotate(0);
    expect([await works(first), await works(second), await works(third)]) //
      .toEqual([false, false, true]);
    expect((await work('rotate', { name: 'shop', overlap_days: 8 })).status).toBe(400);
  });

  it('revokes every key of a name at once, and is told if there is none', async () => {
    const key = await make('press');
    expect((await work('revoke', { name: 'press' })).status).toBe(200);
    expect(await works(key)).toBe(false);
    expect(await keysOf('press')).toEqual([]);
    expect((await work('revoke', { name: 'press', lang: 'fr' })).status).toBe(404);
  });

  it('is told why a key cannot be created', async () => {
    await make('taken');
    const duplicate = await work('add', { name: 'taken', scopes: ['orders:read'] });
    expect([duplicate.status, duplicate.body.message]) //
      .toEqual([409, expect.stringContaining('A key named taken already exists')]);
    expect((await work('add', { name: 'bare', scopes: [] })).status).toBe(400);
    expect((await work('add', { name: '<b>', scopes: ['orders:read'] })).status).toBe(400);
  });
});

describe('a staff member without that role', () => {
  it('can neither see nor create keys', async () => {
    expect((await server.ask('GET', '/api/staff/keys', { as: packer })).status).toBe(403);
    for (const verb of ['add', 'rotate', 'revoke']) {
      expect((await work(verb, { name: 'erp' }, packer)).status).toBe(403);
    }
  });
});

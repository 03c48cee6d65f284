import type { Problem } from '#contract/replies';
import type { ApiKey } from '#contract/v1/keys';

import { addToApiLog } from '../../server/db/apiLog';
import { signInDesk, type DeskMember } from '../support/desk';
import { machine } from '../support/machine';
import { startTestServer } from '../support/serverApp';
import type { TestServer } from '../support/startOn';

const HOUR = 60 * 60_000;

let server: TestServer;
let boss: DeskMember;

beforeAll(async () => {
  server = await startTestServer();
  boss = await signInDesk(server, ['admin']);
});
afterAll(() => server.close());

const ROOT = '/api/v1/keys';
const add = (name: string, scopes: string[] = ['orders:read']) =>
  server.ask<Problem & { key: string }>('POST', ROOT, { as: boss, body: { name, scopes } });
const rotate = (name: string, overlap_days: number) =>
  server.ask<{ key: string }>('POST', `${ROOT}/${name}/rotate`, {
    as: boss,
    body: { overlap_days },
  });
const revoke = (name: string) => server.ask('POST', `${ROOT}/${name}/revoke`, { as: boss });
const make = async (name: string) => (await add(name)).body.key;
const keysOf = async (name: string) =>
  (await server.ask<{ keys: ApiKey[] }>('GET', ROOT, { as: boss })).body.keys //
    .filter((key) => key.name === name);
const works = async (key: string) => (await machine(server, key).orders()).status === 200;

describe('a staff member who manages API keys', () => {
  it('creates one, sees it once, and never again', async () => {
    const { headers, body } = await add('erp', ['orders:read', 'stock:write']);
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
    const { key: second } = (await rotate('shop', 7)).body;
    expect([await works(first), await works(second)]).toEqual([true, true]);
    expect(await keysOf('shop')).toHaveLength(2);
    const { key: third } = (await rotate('shop', 0)).body;
    expect([await works(first), await works(second), await works(third)]) //
      .toEqual([false, false, true]);
    expect((await rotate('shop', 8)).status).toBe(400);
  });

  it('revokes every key of a name at once, and is told if there is none', async () => {
    const key = await make('press');
    expect((await revoke('press')).status).toBe(200);
    expect(await works(key)).toBe(false);
    expect(await keysOf('press')).toEqual([]);
    expect((await revoke('press')).status).toBe(404);
  });

  it('is told why a key cannot be created', async () => {
    await make('taken');
    const duplicate = await add('taken');
    expect([duplicate.status, duplicate.body.message]) //
      .toEqual([409, expect.stringContaining('A key named taken already exists')]);
    expect((await add('bare', [])).status).toBe(400);
    expect((await add('<b>')).status).toBe(400);
    // What only people may do is in no key's list.
    expect((await add('cook', ['keys:write'])).status).toBe(400);
  });
});

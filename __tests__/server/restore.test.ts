import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readMeta } from '../../server/db/meta';
import { backUp } from '../../server/services/database/backUp';
import { releaseOrders } from '../../server/services/fulfilment/releaseOrders';
import { auditOf } from '../support/auditOf';
import { buyer, wholeCart } from '../support/buyer';
import { machine, newMachine, openShop, type Machine, type TestShop } from '../support/machine';
import { makeProgram, type Program } from '../support/program';
import { restore } from '../support/restore';
import { runProgram } from '../support/runCommand';
import { startTestServer } from '../support/serverApp';
import { startOn, TEST_KEY, type TestServer } from '../support/startOn';

/** Number of orders placed after the backup, and again after the restore. */
const ORDERS = 50;
const WITHOUT_LIMITS = {
  environment: { LIMITS_CHANGE: '0', LIMITS_BROWSE: '0', LIMITS_CALL: '0' },
};

let folder: string;
let program: Program;
let lost: TestServer;
let shop: TestShop;
let file: string;
/**
 * The other system's position at the time of the backup, an order that could still be cancelled
 * then, and what the system has when the disk fails.
 */
let early: string;
let waiting: string;
let seen: string[];
let cursor: string;
let key: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'haberdash-restore-'));
  program = await makeProgram('server/commands/desk.ts');
  lost = await startTestServer(WITHOUT_LIMITS);
  shop = await openShop(lost, 'anna');
  const erp = await newMachine(lost, 'erp');
  key = erp.token;
  await place(shop.place, 3);
  ({ next: early } = await follow(lost, erp));
  waiting = await shop.place({ THREAD: 1 });
  const { url: databaseUrl, dataDir } = lost;
  ({ file } = await backUp({ databaseUrl, dataDir }, join(folder, 'yesterday'), new Date()));
  await place(shop.place, ORDERS);
  ({ ids: seen, next: cursor } = await follow(lost, erp));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  program.remove();
  await lost.close();
});

async function place(one: TestShop['place'], count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) await one({ THREAD: 1 });
}

/**
 * Ends the cancellation period; the other system reads to the end and acknowledges what it read.
 */
async function follow(server: TestServer, erp: Machine) {
  await releaseOrders(server, new Date(Date.now() + 11 * 60_000));
  const { body } = await erp.orders({ limit: 250 });
  const ids = body.orders.map(({ order_id }) => order_id);
  await erp.acknowledge(...ids.map((order_id) => ({ order_id, external_id: `SO-${order_id}` })));
  return { ids, next: (await erp.orders({ after: 'now' })).body.next };
}

/** Starts a new server on yesterday's backup, with the same customer to place orders. */
async function putBack() {
  const server = await startOn(await restore(lost, file), WITHOUT_LIMITS);
  const annas = buyer(server, shop.customer);
  const placeOne = async (packs: Record<string, number>) => {
    await annas.add(packs);
    return (await annas.place(wholeCart(await annas.cart()), {})).body.order_id ?? '';
  };
  return { server, erp: machine(server, key), placeOne };
}

const afterRestore = (server: TestServer, last = 0) =>
  runProgram(program.file, ['after-restore', '--last-order', String(last)], {
    DATA_DIR: server.dataDir,
    DATABASE_URL: server.url ?? '',
    DATA_KEY: TEST_KEY,
  });

const ask = async (erp: Machine, after = cursor) =>
  Promise.all(
    ['/orders', '/events'].map(async (url) => {
      const { status, body } = await erp.read<{ code: string }>(url, { after });
      return [status, body.code];
    }),
  );
const FOREIGN = [409, 'cursor.foreign'];

describe('a shop restored from yesterday’s backup', () => {
  it('is recognised as another one by clients that continue reading, even once it has as many events again', async () => {
    const { server, erp, placeOne } = await putBack();
    expect(await ask(erp)).toEqual([FOREIGN, FOREIGN]);
    await place(placeOne, ORDERS);
    await follow(server, erp);
    await place(placeOne, 1);
    expect(Number(await readMeta(server.db, 'last_event'))).toBeGreaterThan(
      Number(cursor.split('-')[0]),
    );
    expect(await ask(erp)).toEqual([FOREIGN, FOREIGN]);
    await server.close();
  });

  it('reuses no number after the restore command, and passes the audit', async () => {
    const { server, erp, placeOne } = await putBack();
    const last = seen
      .map(Number)
      .sort((a, b) => a - b)
      .at(-1);
    const { status, stderr } = afterRestore(server, last);
    expect([status, stderr]).toEqual([0, '']);
    await place(placeOne, ORDERS);
    await releaseOrders(server, new Date(Date.now() + 11 * 60_000));
    expect(await ask(erp)).toEqual([FOREIGN, FOREIGN]);

    // As described in docs/back-office.md: read what is not acknowledged, then continue from the
    // last page.
    const { body } = await erp.orders({ acknowledged: 'false' });
    const fresh = body.orders.map(({ order_id }) => order_id);
    expect(fresh).toHaveLength(ORDERS);
    expect(fresh.filter((id) => seen.includes(id))).toEqual([]);
    expect(new Set(fresh).size).toBe(ORDERS);
    expect((await erp.read('/orders', { after: body.next })).status).toBe(200);
    await follow(server, erp);
    expect(await auditOf(server.db)).toEqual([]);
    await server.close();
  });

  it('is also recognised as another one by a client that has read nothing since', async () => {
    const { server, erp } = await putBack();
    expect((await erp.read('/orders', { after: early })).status).toBe(200);
    afterRestore(server);
    expect(await ask(erp, early)).toEqual([FOREIGN, FOREIGN]);
    const { next } = (await erp.orders({ acknowledged: 'false' })).body;
    expect((await erp.read('/events', { after: next })).status).toBe(200);
    await server.close();
  });

  it('puts an order on hold that could still be cancelled at the time of the backup, and reports it', async () => {
    const { server, erp } = await putBack();
    const { stdout } = afterRestore(server);
    expect(stdout).toMatch(new RegExp(`have cancelled them since: ${waiting}\\.`));
    expect(stdout).toMatch(/contains everything up to \d{4}-\d\d-\d\dT[\d:.]+Z; /);
    await releaseOrders(server, new Date(Date.now() + 11 * 60_000));
    const { body } = await erp.orders({ acknowledged: 'false' });
    expect(body.orders).toEqual([]);
    const annas = buyer(server, shop.customer);
    expect(await annas.order(waiting)).toMatchObject({ stage: 'held', hold: { rule: 'restored' } });
    expect(afterRestore(server).stdout).not.toContain('On hold');
    await server.close();
  });
});

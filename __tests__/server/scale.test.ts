/** @engines both */

import type { AddressInfo } from 'node:net';

import { sql } from 'kysely';

import { fetchResponse } from '../../bench/load';
import { processorTimeOf, measureProcessorTime } from '../../bench/processorTime';
import { addBuyers } from '../../bench/requests';
import { callsOf, LINES, findOrderable, orderRequests } from '../../bench/scaleCalls';
import { openTap } from '../../bench/tap';
import { inTransaction, openPostgres } from '../../server/db/client';
import { incrementMeta } from '../../server/db/meta';
import { startTestServer } from '../support/serverApp';
import { storeTestProducts } from '../support/shop';
import type { TestServer } from '../support/startOn';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase';

const IDS = Array.from({ length: LINES + 2 }, (_none, at) => `THREAD ${at}`);

describe('the benchmark of several servers', () => {
  let server: TestServer;
  beforeEach(async () => {
    const shelf = IDS.map((product_id) => ({ product_id, price: 2.5, available: 1_000 }));
    server = await startTestServer({ fill: ({ db }) => storeTestProducts(db, shelf) });
  });
  afterEach(() => server.close());

  it('places orders as buyers do, each with the same number of lines, and makes calls that succeed', async () => {
    const [first, ...buyers] = await addBuyers(server.db, 4);
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.server.address() as AddressInfo;

    const items = await findOrderable(port, first!, IDS);
    const next = orderRequests(buyers, items, 0);
    for (const client of [0, 1]) {
      for (let turn = 0; turn < 6; turn += 1) await fetchResponse(port, next(client, turn));
    }
    for (const call of callsOf(buyers, IDS).slice(1)) await fetchResponse(port, call.next(0, 0));

    const orders = await server.db.selectFrom('orders').select('lines').execute();
    expect(orders).toHaveLength(6);
    expect(new Set(orders.map(({ lines }) => lines))).toEqual(new Set([LINES]));
  });
});

const onLinux = process.platform === 'linux' ? describe : describe.skip;

onLinux('processor time', () => {
  it('is measured for a process while a task runs', async () => {
    const before = processorTimeOf(process.pid) ?? 0;
    const { milliseconds } = await measureProcessorTime(
      () => [process.pid],
      () => {
        const start = process.cpuUsage();
        while (process.cpuUsage(start).user < 300_000);
        return Promise.resolve();
      },
    );

    expect(milliseconds).toBeGreaterThanOrEqual(250);
    expect(milliseconds).toBeLessThanOrEqual((processorTimeOf(process.pid) ?? 0) - before + 20);
  });

  it('is not invented for a process that does not exist', () => {
    expect(processorTimeOf(2 ** 30)).toBeUndefined();
  });
});

const onPostgres = process.env.TEST_DATABASE_URL ? describe : describe.skip;

onPostgres('what passes between a server and PostgreSQL', () => {
  let data: TestDatabase;
  beforeEach(async () => {
    data = await openTestDatabase();
  });
  afterEach(() => data.close());

  it('is counted by statement, with how long the row that numbers events is locked', async () => {
    const tap = await openTap(data.url ?? '');
    const db = openPostgres(tap.url);
    await db.selectFrom('meta').select('key').execute();
    const before = tap.passed();
    await inTransaction(db, async (tx) => {
      await tx.selectFrom('meta').select('key').execute();
      await incrementMeta(tx, 'last_event', 1);
      await sql`select pg_sleep(0.05)`.execute(tx);
    });
    const after = tap.passed();

    // In addition to the three: begin and commit.
    expect(after.statements - before.statements).toBe(5);
    expect(after.bytes).toBeGreaterThan(before.bytes);
    expect(tap.held).toHaveLength(1);
    expect(tap.held[0]).toBeGreaterThanOrEqual(50);
    await db.destroy();
    await tap.close();
  });
});

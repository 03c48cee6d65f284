import type { Problem } from '#contract/replies';
import type { FeedReader, StaffJob } from '#contract/staffExchange';
import type { Job } from '#contract/v1/data';

import { watchLateOrders } from '../../server/services/desk/watchLateOrders';
import { releaseOrders } from '../../server/services/fulfilment/releaseOrders';
import { signInDesk, type DeskMember } from '../support/desk';
import { waitForJob } from '../support/jobs';
import { newMachine, openShop, type Machine, type TestShop } from '../support/machine';
import { startTestServer } from '../support/serverApp';
import { storeTestProducts } from '../support/shop';
import type { TestServer } from '../support/startOn';

const MINUTE = 60_000;
const IDS = Array.from({ length: 60 }, (_none, at) => `LOT-${String(at).padStart(2, '0')}`);

interface Exchange {
  head: number;
  readers: FeedReader[];
  unacknowledged: { count: number; oldest_at: string | null; late: number };
  mails: { waiting: number; oldest_at: string | null; retried: number; failed: number };
}

let server: TestServer;
let boss: DeskMember;
let erp: Machine;
let shop: TestShop;
let clock = new Date();

beforeAll(async () => {
  server = await startTestServer({ now: () => clock });
  boss = await signInDesk(server, ['admin'], clock);
  shop = await openShop(server, 'anna');
  erp = await newMachine(server, 'erp');
  const shelf = IDS.map((product_id) => ({
    product_id,
    available: 10,
    countries: ['CA' as const],
  }));
  await storeTestProducts(server.db, shelf);
});
afterAll(() => server.close());

const later = (minutes: number) => (clock = new Date(clock.getTime() + minutes * MINUTE));
const exchange = async () =>
  (await server.ask<Exchange>('GET', '/api/staff/exchange', { as: boss })).body;
const watch = () => watchLateOrders(server.db, { now: clock, ackAlarmMinutes: 60 });
const lateMails = async () => {
  const mails = server.db.selectFrom('mails').where('kind', '=', 'ordersLate');
  return (await mails.select('address').execute()).map(({ address }) => address);
};

describe('the desk', () => {
  it('shows which feed readers are behind, and by how much', async () => {
    await shop.place({ THREAD: 1 });
    await shop.place({ THREAD: 1 });
    later(11);
    await releaseOrders(server, clock);
    expect((await exchange()).readers).toEqual([]);
    const { next } = (await erp.orders({ limit: 1 })).body;
    await erp.events({ after: 'now' });
    const { head, readers } = await exchange();

    expect(readers).toEqual([
      { key: 'erp', feed: 'events', position: head, behind: 0, read_at: clock.toISOString() },
      expect.objectContaining({ feed: 'orders', position: Number(next.split('-')[0]), behind: 1 }),
    ]);
    await erp.orders({ acknowledged: 'false' });
    expect((await exchange()).readers[1]?.behind).toBe(1);
    await erp.orders({ after: next });
    expect((await exchange()).readers[1]?.behind).toBe(0);
  });

  it('is warned once of orders that no system takes over, by e-mail and in red', async () => {
    const { count, oldest_at, late } = (await exchange()).unacknowledged;
    expect([count, oldest_at, late]).toEqual([2, clock.toISOString(), 0]);
    expect(await watch()).toBe(false);
    later(61);
    expect([await watch(), await watch()]).toEqual([true, false]);
    expect(await lateMails()).toEqual([boss.email]);
    await server.mails.sendAll();
    expect((await exchange()).unacknowledged.late).toBe(2);
    const { body } = await server.ask<{ counts: { late: number } }>('GET', '/api/staff/desk', {
      as: boss,
    });
    expect(body.counts.late).toBe(2);

    const { orders } = (await erp.orders()).body;
    await erp.acknowledge(...orders.map(({ order_id }) => ({ order_id, external_id: order_id })));
    expect((await exchange()).unacknowledged).toEqual({ count: 0, oldest_at: null, late: 0 });
    expect(await watch()).toBe(false);
    await shop.place({ THREAD: 1 });
    later(80);
    await releaseOrders(server, clock);
    later(61);
    expect(await watch()).toBe(true);
  });

  it('shows which e-mails are still waiting', async () => {
    const mail = {
      kind: 'orderPlaced',
      address: 'a@shop.test',
      lang: '',
      about: 'x',
      note: '',
      created_at: '2026-01-01T00:00:00.000Z',
      due_at: '2099-01-01T00:00:00.000Z',
    };
    await server.db.deleteFrom('mails').execute();
    await server.db
      .insertInto('mails')
      .values([
        { ...mail, id: 'new', attempts: 0, done_at: null },
        { ...mail, id: 'tried', attempts: 3, done_at: null },
        { ...mail, id: 'sent', attempts: 1, done_at: clock.toISOString() },
        { ...mail, id: 'lost', attempts: 40, done_at: clock.toISOString(), note: 'given up' },
      ])
      .execute();
    expect((await exchange()).mails).toEqual({
      waiting: 2,
      oldest_at: '2026-01-01T00:00:00.000Z',
      retried: 1,
      failed: 1,
    });
  });
});

const send = async (available: number): Promise<Job> => {
  later(1);
  const rows = IDS.map((product_id) => ({ product_id, country: 'CA', available }));
  const answer = await server.app.inject({
    method: 'PATCH',
    url: '/api/v1/stock',
    headers: { authorization: `Bearer ${erp.token}`, 'content-type': 'application/x-ndjson' },
    query: { as_of: clock.toISOString() },
    payload: [...rows, { product_id: '=cmd', country: 'CA', available: 1 }]
      .map((row) => JSON.stringify(row))
      .join('\n'),
  });
  return waitForJob(server, erp, answer.json<Job>().job_id);
};
const jobs = async () =>
  (await server.ask<{ jobs: StaffJob[] }>('GET', '/api/staff/jobs', { as: boss })).body.jobs;
const confirm = (job: string, zeroed: number) =>
  server.ask<Problem>('POST', `/api/v1/jobs/${job}/confirm`, { as: boss, body: { zeroed } });
const cancel = (job: string) =>
  server.ask<Problem>('POST', `/api/v1/jobs/${job}/cancel`, { as: boss });

describe('a job', () => {
  it('that needs confirmation continues only with the exact number from an admin', async () => {
    const { job_id } = await send(0);
    const [job] = await jobs();
    expect(job).toMatchObject({
      job_id,
      sender: 'erp',
      kind: 'stock',
      state: 'needs_confirmation',
      confirm: { zeroed: 60 },
    });
    expect((await confirm(job_id, 59)).status).toBe(200);
    expect((await waitForJob(server, erp, job_id)).state).toBe('needs_confirmation');
    expect((await confirm(job_id, 60)).status).toBe(200);
    const done = await waitForJob(server, erp, job_id);
    expect([done.state, done.counts]).toEqual(['done', { changed: 60, error: 1 }]);
    expect((await confirm(job_id, 60)).status).toBe(409);
    const logEntries = server.db.selectFrom('staff_log').where('reference', '=', job_id);
    const actions = await logEntries.select('action').execute();
    expect(actions.map(({ action }) => action)).toEqual(['confirmed job', 'confirmed job']);
  });

  it('provides its results as a file, row by row', async () => {
    const { job_id } = await send(5);
    const { text, headers } = await server.ask('GET', '/api/staff/job/results', {
      as: boss,
      query: { job_id, lang: 'es' },
    });
    const rows = text.trimEnd().split('\r\n');
    expect(headers['content-disposition']).toBe('attachment; filename="results.csv"');
    expect(rows[0]).toContain('Fila');
    expect(rows).toHaveLength(62);
    expect(rows[1]).toContain('LOT-00 CA');
    expect(rows[61]).toMatch(/.'=cmd CA.error.product_id.exchange\.noProduct.\S/);
  });

  it('can be stopped, unless it has ended or does not exist', async () => {
    await server.db.updateTable('offers').set({ available: 10 }).execute();
    const { job_id } = await send(0);
    expect((await cancel(job_id)).status).toBe(200);
    expect((await jobs())[0]).toMatchObject({ job_id, state: 'cancelled' });
    expect((await cancel(job_id)).status).toBe(409);
    expect((await cancel('none')).status).toBe(404);
  });
});

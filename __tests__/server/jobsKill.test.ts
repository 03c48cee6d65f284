/** @engines both */

import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';

import type { Job } from '#contract/v1/data';

import { addKey } from '../../server/services/machine/keys';
import { auditOf } from '../support/auditOf';
import { readLines } from '../support/jobs';
import { ROOT } from '../support/machine';
import { makeKillableServer, type KillableServer } from '../support/makeKillableServer';
import { storeTestProducts } from '../support/shop';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase';
import { trials } from '../support/trials';

/** Even, and a multiple of the rows in a chunk. */
const ROWS = trials(2000);
const STOCK = 50;

let data: TestDatabase;
let program: KillableServer;
let token: string;

beforeAll(async () => {
  data = await openTestDatabase();
  await storeTestProducts(
    data.db,
    Array.from({ length: ROWS / 2 }, (_none, at) => ({
      product_id: `LOT-${at}`,
      available: STOCK,
    })),
  );
  token = await addKey(
    data.db,
    { actor: ROOT, at: new Date() },
    {
      name: 'erp',
      scopes: ['stock:write'],
    },
  );
  program = await makeKillableServer(data);
});
afterAll(async () => {
  program.remove();
  await data.close();
});

const rowsOf = (change: number) =>
  Array.from({ length: ROWS }, (_none, at) =>
    JSON.stringify({
      product_id: `LOT-${at % (ROWS / 2)}`,
      country: at < ROWS / 2 ? 'CA' : 'US',
      change,
    }),
  ).join('\n');

describe('a server that is killed in the middle of a job', () => {
  it('resumes after a restart, applies each row once, and then runs the next job', async () => {
    const ask = async <Body>(address: string, path: string, init: RequestInit = {}) => {
      const headers = { authorization: `Bearer ${token}`, ...init.headers };
      return (await (await fetch(`${address}/api/v1${path}`, { ...init, headers })).json()) as Body;
    };
    const send = (address: string, key: string, change: number) =>
      ask<Job>(address, '/stock', {
        method: 'PATCH',
        headers: { 'content-type': 'application/x-ndjson', 'idempotency-key': key },
        body: rowsOf(change),
      });
    const done = async (jobId: string) => {
      const { left } = await data.db
        .selectFrom('job_parts')
        .where('job_id', '=', jobId)
        .where('input', 'is not', null)
        .select(({ fn }) => fn.countAll<number>().as('left'))
        .executeTakeFirstOrThrow();
      return ROWS / 500 - Number(left);
    };

    let { server, address } = await program.start();
    const first = await send(address, 'first', -3);
    const second = await send(address, 'second', -4);
    const parts = ROWS / 500;
    for (const share of [1 / parts, 0.4, 0.7]) {
      while ((await done(first.job_id)) < parts * share) await delay(5);
      server.kill('SIGKILL');
      await once(server, 'exit');
      ({ server, address } = await program.start());
    }
    let job = await ask<Job>(address, `/jobs/${second.job_id}`);
    while (job.state !== 'done') {
      await delay(50);
      job = await ask<Job>(address, `/jobs/${second.job_id}`);
    }
    const earlier = await ask<Job>(address, `/jobs/${first.job_id}`);
    const results = await fetch(`${address}/api/v1/jobs/${first.job_id}/results`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const rows = readLines(await results.text());
    server.kill('SIGKILL');
    await once(server, 'exit');

    expect([earlier.counts, job.counts]).toEqual([{ changed: ROWS }, { changed: ROWS }]);
    expect(rows.map(({ row }) => row)).toEqual(Array.from({ length: ROWS }, (_none, at) => at + 1));
    expect(earlier.finished_at! <= job.finished_at!).toBe(true);
    const left = await data.db.selectFrom('offers').select('available').distinct().execute();
    expect(left).toEqual([{ available: STOCK - 7 }]);
    const events = await data.db
      .selectFrom('events')
      .where('kind', '=', 'stock.reported')
      .selectAll()
      .execute();
    expect(events).toHaveLength(2);
    expect(await auditOf(data.db)).toEqual([]);
  });
});

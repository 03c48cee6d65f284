/** @engines both */

import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';

import type { Job } from '#contract/v1/data';

import { inChunks } from '../../server/db/client';
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
      scopes: ['stock:write', 'prices:write'],
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

const ask = async <Body>(address: string, path: string, init: RequestInit = {}) => {
  const headers = { authorization: `Bearer ${token}`, ...init.headers };
  return (await (await fetch(`${address}/api/v1${path}`, { ...init, headers })).json()) as Body;
};

/** Where the parts of a job begin that are applied. */
const appliedParts = async (jobId: string) =>
  data.db
    .selectFrom('job_parts')
    .where('job_id', '=', jobId)
    .where('input', 'is', null)
    .select('first_row')
    .execute();

describe('a server that is killed in the middle of a job', () => {
  it('resumes after a restart, applies each row once, and then runs the next job', async () => {
    const send = (address: string, key: string, change: number) =>
      ask<Job>(address, '/stock', {
        method: 'PATCH',
        headers: { 'content-type': 'application/x-ndjson', 'idempotency-key': key },
        body: rowsOf(change),
      });

    let { server, address } = await program.start();
    const first = await send(address, 'first', -3);
    const second = await send(address, 'second', -4);
    const parts = ROWS / 500;
    for (const share of [1 / parts, 0.4, 0.7]) {
      while ((await appliedParts(first.job_id)).length < parts * share) await delay(5);
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

  it('X9 has every part of a price list whole or not at all, and the rest after restarts', async () => {
    const [before, after] = [200, 180];
    const prices = Array.from({ length: ROWS }, (_none, at) => ({
      list_code: 'SCHOOLS',
      product_id: `LOT-${at % (ROWS / 2)}`,
      quantity_from: at < ROWS / 2 ? 1 : 10,
      unit_cents: before - (at < ROWS / 2 ? 0 : 10),
    }));
    await data.db
      .insertInto('price_lists')
      .values({ code: 'SCHOOLS', name: 'Schools', country: 'CA' })
      .execute();
    for (const chunk of inChunks(prices))
      await data.db.insertInto('price_list_prices').values(chunk).execute();
    /** Whether each row's price is the one that the job sets. */
    const setRows = async () => {
      const stored = await data.db.selectFrom('price_list_prices').selectAll().execute();
      const centsOf = new Map(
        stored.map((step) => [`${step.product_id} ${step.quantity_from}`, step.unit_cents]),
      );
      return prices.map(
        ({ product_id, quantity_from, unit_cents }) =>
          centsOf.get(`${product_id} ${quantity_from}`) === unit_cents - before + after,
      );
    };

    let { server, address } = await program.start();
    const sent = await ask<Job>(address, '/price-list-prices', {
      method: 'PATCH',
      headers: { 'content-type': 'application/x-ndjson', 'idempotency-key': 'prices' },
      body: prices
        .map(({ list_code: price_list, product_id, quantity_from, unit_cents }) => ({
          price_list,
          product_id,
          quantity_from,
          unit_price: (unit_cents - before + after) / 100,
        }))
        .map((row) => JSON.stringify(row))
        .join('\n'),
    });
    for (const share of [500 / ROWS, 0.4, 0.7]) {
      while ((await appliedParts(sent.job_id)).length < (ROWS / 500) * share) await delay(5);
      server.kill('SIGKILL');
      await once(server, 'exit');
      const parts = new Set((await appliedParts(sent.job_id)).map(({ first_row }) => first_row));
      const isSet = (row: number) => parts.has(row - ((row - 1) % 500));
      expect(await setRows()).toEqual(prices.map((_price, at) => isSet(at + 1)));
      ({ server, address } = await program.start());
    }
    let job = await ask<Job>(address, `/jobs/${sent.job_id}`);
    while (job.state !== 'done') {
      await delay(50);
      job = await ask<Job>(address, `/jobs/${sent.job_id}`);
    }
    server.kill('SIGKILL');
    await once(server, 'exit');

    expect(job.counts).toEqual({ changed: ROWS });
    expect((await setRows()).every(Boolean)).toBe(true);
    const events = data.db.selectFrom('events').where('kind', '=', 'price_list.changed');
    expect(await events.select('kind').execute()).toHaveLength(1);
    expect(await auditOf(data.db)).toEqual([]);
  });
});

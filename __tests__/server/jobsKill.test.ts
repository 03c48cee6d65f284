/** @engines both */

import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import type { Job } from '#contract/v1/data';

import { inChunks } from '../../server/db/client';
import { addKey } from '../../server/services/machine/keys';
import { auditOf } from '../support/auditOf';
import { readLines } from '../support/jobs';
import { ROOT } from '../support/machine';
import { makeKillableServer, type KillableServer } from '../support/makeKillableServer';
import { createCustomer, storeTestProducts } from '../support/shop';
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
      scopes: ['stock:write', 'prices:write', 'customers:write'],
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

const kill = async (server: ChildProcess) => {
  server.kill('SIGKILL');
  await once(server, 'exit');
};

const finished = async (address: string, jobId: string) => {
  for (;;) {
    const job = await ask<Job>(address, `/jobs/${jobId}`);
    if (job.state === 'done') return job;
    await delay(50);
  }
};

type IsApplied = (row: number) => boolean;

/**
 * Runs a job on a server that is killed while it is applied, and checks each time that every part
 * of it is stored whole or not at all; returns the job once a last server has finished it.
 */
async function runThroughKills(
  kind: string,
  rows: readonly object[],
  expectStored: (isApplied: IsApplied) => Promise<void>,
  meanwhile: (address: string) => Promise<void> = async () => undefined,
): Promise<Job> {
  let { server, address } = await program.start();
  const sent = await ask<Job>(address, `/${kind}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/x-ndjson', 'idempotency-key': kind },
    body: rows.map((row) => JSON.stringify(row)).join('\n'),
  });
  for (const share of [500 / ROWS, 0.4, 0.7]) {
    while ((await appliedParts(sent.job_id)).length < (ROWS / 500) * share) await delay(5);
    await meanwhile(address);
    await kill(server);
    const parts = new Set((await appliedParts(sent.job_id)).map(({ first_row }) => first_row));
    await expectStored((row) => parts.has(row - ((row - 1) % 500)));
    ({ server, address } = await program.start());
  }
  const job = await finished(address, sent.job_id);
  await kill(server);
  await expectStored(() => true);
  return job;
}

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
      await kill(server);
      ({ server, address } = await program.start());
    }
    const job = await finished(address, second.job_id);
    const earlier = await ask<Job>(address, `/jobs/${first.job_id}`);
    const results = await fetch(`${address}/api/v1/jobs/${first.job_id}/results`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const rows = readLines(await results.text());
    await kill(server);

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
    const sent = prices.map(({ list_code: price_list, product_id, quantity_from, unit_cents }) => ({
      price_list,
      product_id,
      quantity_from,
      unit_price: (unit_cents - before + after) / 100,
    }));
    const job = await runThroughKills('price-list-prices', sent, async (isApplied) => {
      const stored = await data.db.selectFrom('price_list_prices').selectAll().execute();
      const centsOf = new Map(
        stored.map((step) => [`${step.product_id} ${step.quantity_from}`, step.unit_cents]),
      );
      const areSet = prices.map(
        ({ product_id, quantity_from, unit_cents }) =>
          centsOf.get(`${product_id} ${quantity_from}`) === unit_cents - before + after,
      );
      expect(areSet).toEqual(prices.map((_price, at) => isApplied(at + 1)));
    });

    expect(job.counts).toEqual({ changed: ROWS });
    const events = data.db.selectFrom('events').where('kind', '=', 'price_list.changed');
    expect(await events.select('kind').execute()).toHaveLength(1);
    expect(await auditOf(data.db)).toEqual([]);
  });

  it('X9 has every part of invoices whole or not at all, and every PDF that was confirmed', async () => {
    const { customerId: customer_id } = await createCustomer(data.db, 'anna');
    const numbers = Array.from({ length: ROWS }, (_none, at) => `INV-${at}`);
    const isRemoved = (at: number) => at % 2 === 1;
    const facts = {
      customer_id,
      kind: 'invoice',
      issued_on: '2026-10-15',
      due_on: null,
      total_cents: 100,
      open_cents: 100,
      po_reference: '',
      order_id: null,
      file: '',
      as_of: null,
    };
    for (const chunk of inChunks(numbers)) {
      const invoices = chunk.map((number) => ({ ...facts, number }));
      await data.db.insertInto('invoices').values(invoices).execute();
    }
    const withPdf = new Set<string>();
    /** Confirmed by the server that is killed next, some before their part is applied. */
    const putPdfs = async (address: string) => {
      const round = withPdf.size;
      for (const quarter of [0, 1, 2, 3]) {
        const number = numbers[(quarter * ROWS) / 4 + round]!;
        const { status } = await fetch(`${address}/api/v1/invoices/${number}/pdf`, {
          method: 'PUT',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/pdf' },
          body: `%PDF-1.7\n${number}\n%%EOF\n`,
        });
        expect(status).toBe(200);
        withPdf.add(number);
      }
    };
    const sent = numbers.map((number, at) =>
      isRemoved(at) ? { number, removed: true } : { number, open: 0 },
    );
    const job = await runThroughKills(
      'invoices',
      sent,
      async (isApplied) => {
        const rows = await data.db.selectFrom('invoices').selectAll().execute();
        const stored = new Map(rows.map((row) => [row.number, row]));
        expect(numbers.map((number) => stored.get(number)?.open_cents)).toEqual(
          numbers.map((_number, at) => {
            if (!isApplied(at + 1)) return 100;
            return isRemoved(at) ? undefined : 0;
          }),
        );
        const files = join(data.dataDir, 'uploads', 'invoices');
        for (const number of withPdf) {
          const file = stored.get(number)?.file ?? '';
          expect([number, file !== '' && existsSync(join(files, file))]).toEqual([number, true]);
        }
      },
      putPdfs,
    );

    expect(job.counts).toEqual({ changed: ROWS });
    expect(withPdf.size).toBe(12);
    expect(await auditOf(data.db)).toEqual([]);
  });
});

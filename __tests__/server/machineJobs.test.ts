/** @engines both */

import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';

import type { Job } from '#contract/v1/data';

import { readCatalogueVersion } from '../../server/catalogue/version';
import { addJob, jobById } from '../../server/db/jobs';
import { NEVER_EXPIRES, WritesBlocked } from '../../server/db/writeGuard';
import { newJob } from '../../server/services/exchange/jobs/newJob';
import { runJob } from '../../server/services/exchange/jobs/runJob';
import { storeRows } from '../../server/services/exchange/jobs/storeRows';
import { KINDS } from '../../server/services/exchange/kinds';
import { waitForJob, readLines } from '../support/jobs';
import { loseOutcomeOfStart } from '../support/loseOutcome';
import { newMachine, openShop, type Machine } from '../support/machine';
import { startTestServer } from '../support/serverApp';
import { storeTestProducts } from '../support/shop';
import type { RequestOptions, TestServer } from '../support/startOn';

const IDS = Array.from({ length: 1200 }, (_none, at) => `LOT-${String(at).padStart(4, '0')}`);

let server: TestServer;
let erp: Machine;
let clock = new Date();

beforeAll(async () => {
  server = await startTestServer({
    now: () => clock,
    environment: { LIMITS_BATCH: '0', LIMITS_CALL: '0' },
  });
  await openShop(server, 'anna');
  erp = await newMachine(server, 'erp');
  await storeTestProducts(
    server.db,
    IDS.map((product_id) => ({ product_id, available: 10, countries: ['CA'] })),
  );
});
afterAll(() => server.close());
beforeEach(() => (clock = new Date(clock.getTime() + 1000)));

const NDJSON = 'application/x-ndjson';
const send = <Body = Job & { code?: string }>(
  url: string,
  body: string | Buffer,
  { headers, query }: RequestOptions = {},
  type = NDJSON,
) =>
  server.app
    .inject({
      method: 'PATCH',
      url: `/api/v1/${url}`,
      headers: { authorization: `Bearer ${erp.token}`, 'content-type': type, ...headers },
      query: { as_of: clock.toISOString(), ...(query as Record<string, string>) },
      payload: body,
    })
    .then((answer) => ({
      status: answer.statusCode,
      headers: answer.headers,
      body: answer.json<Body>(),
    }));
const lines = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).join('\n');
const stockOf = (available: number) =>
  lines(IDS.map((product_id) => ({ product_id, country: 'CA', available })));
const end = (jobId: string) => waitForJob(server, erp, jobId);
const results = (jobId: string, query: RequestOptions['query'] = {}) =>
  server.ask('GET', `/api/v1/jobs/${jobId}/results`, { as: erp, query });
const resultsOf = async (jobId: string, outcome: string) =>
  readLines((await results(jobId, { outcome })).text);
const available = async () => {
  const offers = server.db.selectFrom('offers').where('product_id', 'like', 'LOT-%');
  const rows = await offers.select('available').distinct().execute();
  return rows.map((row) => row.available);
};
const onShelf = async (productId: string) => {
  const offers = server.db.selectFrom('offers').where('product_id', '=', productId);
  return (await offers.where('country', '=', 'CA').select('available').execute()).map(
    (row) => row.available,
  );
};
const jobs = async () => (await server.db.selectFrom('jobs').select('id').execute()).length;
const events = async () => {
  const reports = server.db.selectFrom('events').where('kind', '=', 'stock.reported');
  return (await reports.select('data').execute()).map(({ data }) => JSON.parse(data) as object);
};

/** A stored job that no worker has been told about, and how a process works on it. */
async function startedJob(content: string, isDryRun: boolean) {
  const { db } = server;
  const kind = KINDS.find(({ name }) => name === 'stock');
  if (!kind) throw new Error('Stock is not a kind of data.');
  const actor = { kind: 'key', id: 'erp' } as const;
  const batch = { asOf: clock.toISOString(), confirmed: {}, isKeyed: true };
  const job = newJob({ kind: 'stock', state: 'running', actor, at: clock }, { batch, isDryRun });
  const jobId = job.id;
  const rows = { stream: Readable.from([Buffer.from(content)]), isPacked: false };
  await addJob(db, job);
  await storeRows(db, kind, rows, { jobId, batch });
  const run = async (onPart: () => void = () => undefined) => {
    const job = await jobById(db, jobId);
    if (!job) throw new Error('The job is gone.');
    const context = { db, now: () => clock, onError: () => undefined, onPart };
    await runJob(context, kind, job, () => false);
  };
  return { jobId, run };
}

describe('a batch sent as lines', () => {
  it('is answered at once with a job, and processed in full with one event', async () => {
    const version = await readCatalogueVersion(server.db);
    const before = (await events()).length;
    const { status, headers, body } = await send('stock', stockOf(20));
    expect([status, headers.location]).toEqual([202, `/api/v1/jobs/${body.job_id}`]);
    const job = await end(body.job_id);
    expect(job).toMatchObject({ state: 'done', rows: 1200, counts: { changed: 1200 } });
    expect(await available()).toEqual([20]);
    expect((await events()).slice(before)).toEqual([{ job_id: body.job_id, changed: 1200 }]);
    expect(await readCatalogueVersion(server.db)).toBe(version);
  });

  it('reports errors by row, field and code, and applies the rest', async () => {
    const rows = stockOf(21).split('\n');
    rows[700] = '{"product_id":"LOT-0700","country":"CA","available":1,"colour":"red"}';
    rows[701] = '{"product_id":"NO-SUCH","country":"CA","available":1}';
    const { body } = await send('stock', rows.join('\n'));
    expect((await end(body.job_id)).counts).toEqual({ changed: 1198, error: 2 });
    expect(await resultsOf(body.job_id, 'error')).toMatchObject([
      { row: 701, field: 'colour', code: 'field.unknown' },
      { row: 702, field: 'product_id', code: 'exchange.noProduct' },
    ]);
  });

  it('reports the outcome of its rows line by line, in their order', async () => {
    const { body } = await send('stock', stockOf(19));
    await end(body.job_id);
    const { headers, text } = await results(body.job_id);
    expect(headers['content-type']).toMatch(/^application\/x-ndjson/);
    const rows = readLines(text);
    expect(rows.map(({ row }) => row)).toEqual(IDS.map((_id, at) => at + 1));
    expect(rows[0]).toEqual({ row: 1, key: 'LOT-0000 CA', outcome: 'changed' });
    expect((await results(body.job_id, { outcome: 'error' })).text).toBe('');
    expect((await results(body.job_id, { outcome: 'eaten' })).status).toBe(400);
    expect((await results('nothing')).status).toBe(404);
  });

  it('can be a table, and can be compressed', async () => {
    const table = ['product_id;country;available', 'LOT-0001;CA;33', 'LOT-0002;CA;x'].join('\n');
    const { body } = await send('stock', table, {}, 'text/csv');
    expect((await end(body.job_id)).counts).toEqual({ changed: 1, error: 1 });
    const headers = { 'content-encoding': 'gzip' };
    const packed = await send('stock', gzipSync(stockOf(22)), { headers });
    expect((await end(packed.body.job_id)).state).toBe('done');
    expect(await available()).toEqual([22]);
  });

  it('leaves the stock unchanged if its column is empty, and reports each row', async () => {
    const before = await onShelf('LOT-0001');
    const table = ['product_id,country,available', 'LOT-0001,CA,', 'LOT-0002,CA, '].join('\n');
    const { body } = await send('stock', table, {}, 'text/csv');
    expect((await end(body.job_id)).counts).toEqual({ error: 2 });
    expect(await resultsOf(body.job_id, 'error')).toMatchObject([
      { row: 1, field: 'available', outcome: 'error' },
      { row: 2, field: 'available', outcome: 'error' },
    ]);
    expect(await onShelf('LOT-0001')).toEqual(before);
  });

  it.each([
    ['commas', ',', 'Yarn; red'],
    ['semicolons', ';', 'Yarn, red'],
    ['tabs', '\t', 'Yarn; red, blue'],
  ])(
    'can be a table separated by %s, with other separators in its cells',
    async (_what, sign, name) => {
      const table = [
        ['product_id', 'name'],
        ['LOT-0003', name],
      ];
      const text = table.map((row) => row.join(sign)).join('\r\n');
      const { body } = await send('products', text, { query: { as_of: [] } }, 'text/csv');
      expect((await end(body.job_id)).counts).toEqual({ changed: 1 });
      const stored = server.db.selectFrom('products').where('product_id', '=', 'LOT-0003');
      expect(await stored.select('name_en').executeTakeFirst()).toEqual({ name_en: name });
    },
  );

  it.each([
    ['in another encoding', Buffer.from('product_id,name\nLOT-0004,Montr\u00e9al\n', 'latin1')],
    ['with fewer cells than headings', 'product_id,name,bin\nLOT-0004,Montr\u00e9al\n'],
    ['under a title, in Spanish', 'Lista 2026;\n\nCódigo;Nombre\nLOT-0004;Montr\u00e9al\n'],
  ])('can be a table %s, as in the exchange folder', async (_what, table) => {
    const unnamed = { name_en: 'Another' };
    await server.db
      .updateTable('products')
      .set(unnamed)
      .where('product_id', '=', 'LOT-0004')
      .execute();
    const { body } = await send('products', table, { query: { as_of: [] } }, 'text/csv');
    expect((await end(body.job_id)).counts).toEqual({ changed: 1 });
    const stored = server.db.selectFrom('products').where('product_id', '=', 'LOT-0004');
    expect(await stored.select('name_en').executeTakeFirst()).toEqual({ name_en: 'Montr\u00e9al' });
  });

  it('names the columns of a table without a key', async () => {
    const refused = await send<{ code: string; message: string }>(
      'products',
      'colour,weight\nred,1\n',
      { query: { as_of: [] } },
      'text/csv',
    );
    expect([refused.status, refused.body.code]).toEqual([400, 'folder.noKey']);
    expect(refused.body.message).toContain('The columns are: colour, weight.');
  });

  it('applies the last of several rows for the same product, however far apart they are', async () => {
    const thread = { product_id: 'THREAD', country: 'CA' };
    const rows = [
      { ...thread, available: 30 },
      { ...thread, available: 40 },
      ...IDS.slice(0, 1000).map((product_id) => ({ product_id, country: 'CA', available: 22 })),
      { ...thread, available: 50 },
      { ...thread, change: -1 },
      { ...thread, change: -3 },
      { ...thread, change: 'some' },
    ];
    const headers = { 'idempotency-key': 'far apart' };
    const { body } = await send('stock', lines(rows), { headers });
    const { counts } = await end(body.job_id);
    expect(counts).toEqual({ changed: 3, superseded: 2, unchanged: 1000, error: 1 });
    expect(await resultsOf(body.job_id, 'superseded')).toMatchObject([{ row: 1 }, { row: 2 }]);
    expect(await onShelf('THREAD')).toEqual([46]);
  });

  it('is recognised by its Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'changes' };
    const rows = lines(
      IDS.slice(0, 2).map((id) => ({ product_id: id, country: 'CA', change: -1 })),
    );
    const query = { as_of: clock.toISOString() };
    const first = await send('stock', rows, { headers, query });
    await end(first.body.job_id);
    const before = await jobs();
    const again = await send('stock', rows, { headers, query });
    expect(again.body.job_id).toBe(first.body.job_id);
    expect([again.headers['idempotent-replayed'], await jobs()]).toEqual(['true', before]);
    expect((await send('stock', stockOf(1), { headers, query })).status).toBe(422);
    expect((await available()).sort()).toEqual([21, 22]);
  });

  it('is answered with its job on a repeat, although the answer to its commit was lost', async () => {
    const request = {
      headers: { 'idempotency-key': 'lost' },
      query: { as_of: clock.toISOString() },
    };
    const rows = lines([{ product_id: 'THREAD', country: 'CA', change: -1 }]);
    const [before = 0] = await onShelf('THREAD');
    loseOutcomeOfStart(server.db);
    const lost = await send('stock', rows, request);
    const again = await send('stock', rows, request);
    expect([lost.status, again.status]).toEqual([503, 202]);
    expect((await end(again.body.job_id)).counts).toEqual({ changed: 1 });
    expect(await onShelf('THREAD')).toEqual([before - 1]);
  });

  it.each([
    ['cut in the middle', `${stockOf(5).slice(0, 40_000)}`, 400, 'exchange.unreadable'],
    ['empty', '\n', 400, 'exchange.unreadable'],
    ['no text', Buffer.from([0xff, 0xfe, 0x00, 0x80]), 400, 'exchange.unreadable'],
    [
      'endlessly nested',
      `${'['.repeat(50_000)}${']'.repeat(50_000)}\n`,
      400,
      'exchange.unreadable',
    ],
    ['of changes without a key', '{"change":1}\n', 400, 'exchange.needsKey'],
  ])('leaves no job behind if it is %s', async (_what, body, status, code) => {
    const before = await jobs();
    const refused = await send('stock', body);
    expect([refused.status, refused.body.code, await jobs()]).toEqual([status, code, before]);
  });

  it('leaves no job behind if it has too many rows, and states the limit', async () => {
    const before = await jobs();
    const refused = await send<{ code: string; message: string }>('stock', '{}\n'.repeat(100_001));
    expect([refused.status, refused.body]).toEqual([
      413,
      expect.objectContaining({
        code: 'exchange.tooManyRows',
        message: expect.stringContaining('100,000'),
      }),
    ]);
    expect(await jobs()).toBe(before);
  });

  it.each([
    [
      'with a quotation mark that never closes',
      'product_id,name\n"LOT-0001,Yarn\n',
      'upload.quote',
    ],
    ['of headings alone', 'product_id,name\n', 'upload.noRows'],
    ['that is a PDF', '%PDF-1.7\n', 'upload.unreadable'],
  ])('leaves no job behind if it is a table %s', async (_what, table, code) => {
    const before = await jobs();
    const refused = await send('products', table, { query: { as_of: [] } }, 'text/csv');
    expect([refused.status, refused.body.code]).toEqual([400, code]);
    expect(await jobs()).toBe(before);
  });

  it.each([
    ['damaged', 'request.unreadable', () => Buffer.from('no gzip at all')],
    ['cut short', 'request.unreadable', () => gzipSync(stockOf(7)).subarray(0, 200)],
  ])('leaves no job behind if its compressed content is %s', async (_what, code, packed) => {
    const before = await jobs();
    const refused = await send('stock', packed(), { headers: { 'content-encoding': 'gzip' } });
    expect([refused.status, refused.body.code, await jobs()]).toEqual([400, code, before]);
  });

  it('is refused if it unpacks to too much', async () => {
    const bomb = gzipSync(Buffer.alloc(65 * 1024 * 1024, ' '));
    const refused = await send('stock', bomb, { headers: { 'content-encoding': 'gzip' } });
    expect(refused.status).toBe(413);
  });

  it('asks before it empties a country, continues only with the exact number, and can be stopped', async () => {
    await send('stock', stockOf(30)).then(({ body }) => end(body.job_id));
    clock = new Date(clock.getTime() + 1000);
    const { body } = await send('stock', stockOf(0));
    const asking = await end(body.job_id);
    expect(asking).toMatchObject({ state: 'needs_confirmation', confirm: { zeroed: 1200 } });
    expect(asking.examples).toHaveLength(10);
    const confirm = (zeroed: number) =>
      erp.post<Job>(`/jobs/${body.job_id}/confirm`, { zeroed }).then(() => end(body.job_id));
    expect((await confirm(1199)).state).toBe('needs_confirmation');
    expect(await available()).toEqual([30]);
    expect(await confirm(1200)).toMatchObject({ state: 'done', counts: { changed: 1200 } });
    expect(await available()).toEqual([0]);

    await send('stock', stockOf(30)).then((sent) => end(sent.body.job_id));
    clock = new Date(clock.getTime() + 1000);
    const other = await send('stock', stockOf(0));
    await end(other.body.job_id);
    const stopped = await erp.post<Job>(`/jobs/${other.body.job_id}/cancel`);
    expect(stopped.body.state).toBe('cancelled');
    expect(await available()).toEqual([30]);
  });

  it('is reported but not stored in a dry run', async () => {
    const before = [await available(), await events()];
    const { body } = await send('stock', stockOf(44), { query: { dry_run: 'true' } });
    expect(await end(body.job_id)).toMatchObject({ counts: { changed: 1200 }, dry_run: true });
    expect([await available(), await events()]).toEqual(before);
  });

  it('is counted once in a dry run that two processes work on', async () => {
    const { jobId, run } = await startedJob(stockOf(46), true);
    await Promise.all([run(), run()]);
    expect(await end(jobId)).toMatchObject({ state: 'done', counts: { changed: 1200 } });
  });

  it('is continued if the database was being moved meanwhile', async () => {
    const { jobId, run } = await startedJob(stockOf(47), false);
    const cut = run(() => {
      throw new WritesBlocked({ holder: 'it is being moved', until: NEVER_EXPIRES });
    });
    await expect(cut).rejects.toThrow(WritesBlocked);
    await run();
    expect(await end(jobId)).toMatchObject({ state: 'done', counts: { changed: 1200 } });
    expect(await available()).toEqual([47]);
  });

  it('can contain prices and products, and changes the catalogue only for what it shows', async () => {
    const version = await readCatalogueVersion(server.db);
    const priced = await send(
      'prices',
      lines(IDS.map((product_id) => ({ product_id, country: 'CA', selling_price: 3 }))),
    );
    expect((await end(priced.body.job_id)).counts).toEqual({ changed: 1200 });
    expect(await readCatalogueVersion(server.db)).toBe(version);
    const named = lines(IDS.map((product_id) => ({ product_id, name: `Lot ${product_id}` })));
    const sent = await server.app.inject({
      method: 'PATCH',
      url: '/api/v1/products',
      headers: { authorization: `Bearer ${erp.token}`, 'content-type': NDJSON },
      payload: named,
    });
    expect((await end(sent.json<Job>().job_id)).counts).toEqual({ changed: 1200 });
    expect(await readCatalogueVersion(server.db)).not.toBe(version);
  });

  it('can be read only with the key that sent it', async () => {
    const { body } = await send('stock', stockOf(45));
    await end(body.job_id);
    const other = await newMachine(server, 'other');
    expect((await other.read(`/jobs/${body.job_id}`)).status).toBe(404);
  });
});

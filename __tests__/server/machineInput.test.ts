import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';

import type { DataAnswer, Job } from '#contract/v1/data';
import type { BatchAnswer } from '#contract/v1/machineCall';

import { releaseOrders } from '../../server/services/fulfilment/releaseOrders';
import { waitForJob, readLines } from '../support/jobs';
import { newMachine, openShop, type Machine, type TestShop } from '../support/machine';
import { mailsOf } from '../support/outbox';
import { startTestServer } from '../support/serverApp';
import type { Method, TestServer } from '../support/startOn';

let server: TestServer;
let shop: TestShop;
let erp: Machine;
let order: string;

beforeAll(async () => {
  server = await startTestServer({ environment: { LIMITS_BATCH: '0', LIMITS_CALL: '0' } });
  shop = await openShop(server, 'anna');
  erp = await newMachine(server, 'erp');
  order = await shop.place({ THREAD: 10 });
  await releaseOrders(server, new Date(Date.now() + 11 * 60_000));
});
afterAll(() => server.close());

const patch = <Body = DataAnswer>(url: string, body: object) =>
  server.ask<Body>('PATCH', `/api/v1/${url}`, { as: erp, body });
const send = async (payload: string | Buffer, type: string, headers: object = {}) => {
  const answer = await server.app.inject({
    method: 'PATCH',
    url: '/api/v1/stock',
    query: { as_of: new Date().toISOString() },
    headers: { authorization: `Bearer ${erp.token}`, 'content-type': type, ...headers },
    payload,
  });
  const body = answer.json<Job & { code?: string; message?: string }>();
  return { ...body, status: answer.statusCode };
};
const NDJSON = 'application/x-ndjson';
const jobs = async () => (await server.db.selectFrom('jobs').select('id').execute()).length;
const until = async (isSo: () => Promise<boolean>) => {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
};
const resultsOf = async (jobId: string) => {
  await waitForJob(server, erp, jobId);
  const { text } = await server.ask('GET', `/api/v1/jobs/${jobId}/results`, { as: erp });
  return readLines(text);
};

describe('an unknown API address', () => {
  it.each<[Method, string]>([
    ['GET', 'nothing'],
    ['DELETE', 'orders'],
    ['PUT', 'stock'],
    ['GET', 'orders//x'],
  ])(
    'is reported as unknown, and its key is not taken for a session: %s %s',
    async (method, url) => {
      const { status, body } = await server.ask(method, `/api/v1/${url}`, { as: erp });
      expect([status, body]).toEqual([
        404,
        expect.objectContaining({ code: 'request.unknownAddress' }),
      ]);
    },
  );
});

describe('a date or time that does not exist', () => {
  it.each([
    '2026-02-30T10:00:00Z',
    '2026-02-29T10:00Z',
    '2026-11-31T10:00Z',
    '2026-01-01T24:00Z',
    '2026-01-01T10:61Z',
  ])('is refused, and not read as another one: %s', async (as_of) => {
    const rows = [{ product_id: 'THREAD', country: 'CA', available: 1 }];
    const { status, body } = await patch<BatchAnswer>('stock', { rows, as_of });
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({
        errors: [expect.objectContaining({ code: 'field.form', field: 'as_of' })],
      }),
    ]);
    const shipped = await erp.ship({
      order_id: order,
      external_id: 'D0',
      carrier: 'UPS',
      shipped_at: as_of,
      lines: [{ line: 1, quantity: 1 }],
    });
    expect(shipped.body.rows).toMatchObject([
      { outcome: 'error', code: 'field.form', field: 'shipped_at' },
    ]);
  });
});

describe('a shipment that cannot be stored', () => {
  it.each([
    ['a line twice', [1, 1].map((line) => ({ line, quantity: 6 })), 'desk.line', 'line'],
    ['more than is open', [{ line: 1, quantity: 11 }], 'desk.tooMany', 'quantity'],
  ])('is rejected by field, and no part of it is stored: %s', async (_what, lines, code, field) => {
    const sent = { order_id: order, external_id: 'D1', carrier: 'UPS', lines };
    expect((await erp.ship(sent)).body.rows).toMatchObject([{ outcome: 'error', code, field }]);
    expect(await server.db.selectFrom('shipments').selectAll().execute()).toEqual([]);
  });
});

describe('a note or hold', () => {
  it.each(['   ', '\n\t', '\0', '\ud83d'])(
    'is refused without text, and no e-mail is sent: %j',
    async (text) => {
      const mails = (await mailsOf(server)).length;
      const noteResponse = await erp.post(`/orders/${order}/notes`, { text, to_customer: true });
      const held = await erp.post(`/orders/${order}/hold`, { reason: text });
      for (const [answer, field] of [
        [noteResponse, 'text'],
        [held, 'reason'],
      ] as const) {
        expect([answer.status, answer.body]).toEqual([
          400,
          expect.objectContaining({
            errors: [expect.objectContaining({ code: 'field.missing', field })],
          }),
        ]);
      }
      expect((await mailsOf(server)).length).toBe(mails);
    },
  );

  it('is stored without characters that cannot be seen or stored', async () => {
    const text = ' Dock\t3,\r\nplease\0 \ud83dring ';
    await erp.post(`/orders/${order}/notes`, { text, to_customer: false });
    const notes = server.db.selectFrom('order_notes').select('text');
    expect(await notes.execute()).toEqual([{ text: 'Dock 3,\nplease ring' }]);
  });
});

describe('a product whose texts contain HTML tags', () => {
  it('keeps harmless tags, as an import does, and is rejected if its name has no other text', async () => {
    const rows = [
      {
        product_id: 'TAGS',
        name: '<script>alert(1)</script><b onclick="x()">Red</b> thread',
        description: '<p>Soft<img src="x" onerror="y()"></p><a href="javascript:z()">more</a>',
        bin: '<i>A-1</i>',
      },
      { product_id: 'NO-NAME', name: '<b> </b><script>alert(1)</script>' },
    ];
    const { body } = await patch('products', { rows });
    expect(body.rows).toMatchObject([
      { row: 1, outcome: 'added' },
      { row: 2, outcome: 'error', code: 'field.missing', field: 'name' },
    ]);
    const { text } = await erp.read('/products/TAGS');
    expect(JSON.parse(text)).toMatchObject({
      name: '<b>Red</b> thread',
      description: '<p>Soft</p><a>more</a>',
      bin: 'A-1',
    });
  });
});

describe('a category without a code', () => {
  it.each([' ', '/', ' / '])('is an error in its row: %j', async (cat_code) => {
    const { body } = await patch('categories', { rows: [{ cat_code, name: 'Nameless' }] });
    expect(body.rows).toMatchObject([
      { row: 1, outcome: 'error', code: 'field.missing', field: 'cat_code' },
    ]);
    const stored = server.db.selectFrom('categories').where('name_en', '=', 'Nameless');
    expect(await stored.select('cat_code').execute()).toEqual([]);
  });
});

describe('a large batch', () => {
  it.each([
    ['twice the same heading', 'product_id,country,available,available\nTHREAD,CA,5,9\n'],
    ['the same heading with blanks', 'product_id;country; available;available \nTHREAD;CA;5;9\n'],
  ])('leaves no job behind if its table has %s', async (_what, table) => {
    const before = await jobs();
    const { status, code, message } = await send(table, 'text/csv');
    expect([status, code]).toEqual([400, 'exchange.headingTwice']);
    expect(message).toContain('the heading “available”');
    expect(await jobs()).toBe(before);
  });

  it('is refused before its columns are compared, if a row has thousands of them', async () => {
    const before = await jobs();
    const table = `product_id,country,${'available,'.repeat(200_000)}\nTHREAD,CA,5\n`;
    const { status, code } = await send(table, 'text/csv');
    expect([status, code]).toEqual([400, 'upload.tooWide']);
    expect(await jobs()).toBe(before);
  });

  it('may have a hundred thousand short rows in a part that is read at once', async () => {
    const { status, code } = await send(`product_id\n${'1\n'.repeat(130_000)}`, 'text/csv');
    expect([status, code]).toEqual([400, 'folder.noKey']);
  });

  it.each([
    ['more than 32 MB', Buffer.alloc(33 * 1024 * 1024, '\n'), {}],
    ['more than 64 MB unpacked', gzipSync(Buffer.alloc(65 * 1024 * 1024, ' ')), 'gzip'],
    ['a row of more than 256 KB', `{"product_id":"${'x'.repeat(300_000)}"}\n`, {}],
  ])('leaves no job behind if it is %s', async (_what, content, packing) => {
    const before = await jobs();
    const headers = packing === 'gzip' ? { 'content-encoding': packing } : {};
    const { status, code } = await send(content, NDJSON, headers);
    expect([status, code]).toEqual([413, 'request.tooLarge']);
    expect(await jobs()).toBe(before);
  });

  it('leaves no job behind if the connection is lost between two of its rows', async () => {
    const before = await jobs();
    const { port } = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }));
    const socket = connect(Number(port), '127.0.0.1');
    const row = '{"product_id":"THREAD","country":"CA","change":-1}\n';
    socket.write(
      [
        'PATCH /api/v1/stock HTTP/1.1',
        'Host: shop.test',
        `Authorization: Bearer ${erp.token}`,
        `Content-Type: ${NDJSON}`,
        'Idempotency-Key: lost',
        'Transfer-Encoding: chunked',
        '',
        `${row.length.toString(16)}\r\n${row}\r\n`,
      ].join('\r\n'),
    );
    await until(async () => (await jobs()) === before + 1);
    socket.destroy();
    await until(async () => (await jobs()) === before);
    const headers = { 'idempotency-key': 'lost' };
    const { status, job_id } = await send(row, NDJSON, headers);
    expect([status, (await resultsOf(job_id)).length]).toEqual([202, 1]);
  });

  it('of JSON is refused if it unpacks to more than a call may contain', async () => {
    const bomb = gzipSync(Buffer.alloc(200 * 1024 * 1024, ' '));
    const { status, code } = await send(bomb, 'application/json', { 'content-encoding': 'gzip' });
    expect([status, code]).toEqual([413, 'request.tooLarge']);
  });

  it('reports each invalid row on its own, and only the beginning of an endless code', async () => {
    const rows = ['5', 'null', '[]', '{"__proto__":1}', `{"product_id":"${'x'.repeat(9_000)}"}`];
    const { job_id } = await send(rows.join('\n'), NDJSON);
    const results = await resultsOf(job_id);
    expect(results.map(({ row, outcome, code }) => [row, outcome, code])).toEqual([
      [1, 'error', 'field.object'],
      [2, 'error', 'field.object'],
      [3, 'error', 'field.object'],
      [4, 'error', expect.stringMatching(/^field\./)],
      [5, 'error', expect.stringMatching(/^field\./)],
    ]);
    expect(results[4]?.key).toBe('x'.repeat(100));
  });

  it('reports a row whose key is an object', async () => {
    const key = { toString: 1 };
    const row = { product_id: key, country: key, customer_code: key, cat_code: key };
    for (const kind of ['products', 'prices', 'stock', 'categories', 'customers']) {
      const body = {
        rows: [row, [key], key],
        ...(kind === 'stock' && { as_of: '2026-01-01T00:00:00Z' }),
      };
      const { status, body: answer } = await server.ask('PATCH', `/api/v1/${kind}`, {
        as: erp,
        body,
      });
      expect([kind, status, answer]).toMatchObject([kind, 200, { good: 0, bad: 3 }]);
    }
  });

  it('cannot take the shop down, however deeply it is nested', async () => {
    const nested = '['.repeat(100_000) + ']'.repeat(100_000);
    const { status, text } = await server.ask('POST', '/api/v1/shipments', {
      as: erp,
      headers: { 'content-type': 'application/json', 'idempotency-key': 'nested' },
      body: `{"rows":[${nested}]}`,
    });
    expect([status, text]).toEqual([400, expect.stringContaining('request.')]);
    const shown = await server.ask('GET', '/api/cadProducts', { as: shop.customer });
    expect(shown.status).toBe(200);
  });
});

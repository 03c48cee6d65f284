import type { MachineCustomer } from '#contract/v1/customers';
import type { DataAnswer, DataOutcome, Job } from '#contract/v1/data';

import { waitForJob, readLines } from '../support/jobs';
import { newMachine, openShop, type Machine, type TestShop } from '../support/machine';
import { mailsOf, tokenIn } from '../support/outbox';
import { startTestServer } from '../support/serverApp';
import { createOwner, PASSWORD } from '../support/shop';
import type { RequestOptions, TestServer } from '../support/startOn';

let server: TestServer;
let erp: Machine;
let shop: TestShop;
let code: string;
let clock = new Date();
let number = 0;

beforeAll(async () => {
  server = await startTestServer({
    now: () => clock,
    environment: { LIMITS_BATCH: '0', LIMITS_CALL: '0' },
  });
  erp = await newMachine(server, 'erp');
});
afterAll(() => server.close());
beforeEach(async () => {
  clock = new Date(clock.getTime() + 1000);
  number += 1;
  shop = await openShop(server, `anna${number}`, createOwner);
  code = `C-anna${number}`;
});

const change = async (rows: object[], more: RequestOptions = {}) =>
  (await server.ask<DataAnswer>('PATCH', '/api/v1/customers', { as: erp, body: { rows }, ...more }))
    .body;
const alone = (body: object, headers: Record<string, string> = {}) =>
  server.ask<DataOutcome & { code?: string }>('PATCH', `/api/v1/customers/${code}`, {
    as: erp,
    body,
    headers,
  });
const show = async (of = code) => (await erp.read<MachineCustomer>(`/customers/${of}`)).body;
const newRow = (more: object = {}) => ({
  customer_code: `NEW-${number}`,
  email: `new${number}@shop.test`,
  owner_name: 'Nora New',
  ...more,
});
const outcomesOf = ({ rows }: DataAnswer) => rows.map(({ outcome }) => outcome);
const mailsTo = async (address: string) =>
  (await mailsOf(server)).filter(({ to }) => to.includes(address));
const isIn = async () => {
  const query = { user_id: shop.customer.id };
  return (await server.ask('GET', '/api/addresses', { as: shop.customer, query })).status;
};
const signIn = async (email: string, password: string) => {
  const { status, body } = await server.ask('POST', '/api/login', { body: { email, password } });
  return { status, message: body.message };
};
const eventsOf = async (of: string) => {
  const { body } = await erp.events({ kinds: 'customer.created,customer.changed,customer.locked' });
  return body.events.filter(({ customer_code }) => customer_code === of).map(({ kind }) => kind);
};

const ADDRESS = {
  kind: 'ship',
  code: 'DOCK',
  name: '',
  street: '1 Mill St',
  city: 'Guelph',
  region: 'ON',
  postal_code: 'N1H 1A1',
  country: 'CA',
  phone: '',
};

describe('customers sent through the API', () => {
  it('are added with a link for their first password, which works only once', async () => {
    const row = newRow({ lang: 'fr', terms: 'NET 30', addresses: [ADDRESS], invite: true });
    expect(outcomesOf(await change([row]))).toEqual(['added']);
    expect(await show(row.customer_code)).toMatchObject({
      customer_code: row.customer_code,
      version: 1,
      lang: 'fr',
      terms: 'NET 30',
      standing: 'active',
      order_hold: false,
      addresses: [{ ...ADDRESS, is_default: true }],
    });
    expect(await eventsOf(row.customer_code)).toEqual(['customer.created']);

    const [mail] = await mailsTo(row.email);
    const headers = { 'x-reset-token': mail ? tokenIn(mail) : '' };
    const chosen = { email: row.email, new_password: PASSWORD, confirm_password: PASSWORD };
    const choose = () => server.ask('POST', '/api/reset-password', { body: chosen, headers });
    expect([(await choose()).status, (await choose()).status]).toEqual([200, 403]);
    expect((await signIn(row.email, PASSWORD)).status).toBe(200);
  });

  it('have the address of each of their rows', async () => {
    const place = { ship_to_street: '1 Mill St', ship_to_city: 'Guelph', ship_to_country: 'CA' };
    const rows = ['S1', 'S2'].map((ship_to_code) => newRow({ ...place, ship_to_code }));
    expect(outcomesOf(await change(rows))).toEqual(['added', 'changed']);
    const { addresses } = await show(`NEW-${number}`);
    expect(addresses.map(({ code: each }) => each)).toEqual(['S1', 'S2']);
  });

  it('are invited only once, however often a batch asks for it', async () => {
    const row = newRow({ invite: true });
    await change([row]);
    expect(outcomesOf(await change([row]))).toEqual(['unchanged']);
    expect(await mailsTo(row.email)).toHaveLength(1);
    expect(outcomesOf(await change([row]))).toEqual(['unchanged']);
    expect(await mailsTo(row.email)).toHaveLength(1);
    expect(outcomesOf(await change([{ customer_code: code, invite: true }]))).toEqual([
      'unchanged',
    ]);
    expect(await mailsTo(shop.customer.email)).toEqual([]);
  });

  it('keep the fields a row omits, and lose those set to null', async () => {
    await change([
      { customer_code: code, phone: '514 555 0199', terms: 'NET 30', addresses: [ADDRESS] },
    ]);
    const stood = await show();
    expect(outcomesOf(await change([{ customer_code: code.toLowerCase(), terms: null }]))).toEqual([
      'changed',
    ]);
    expect(await show()).toEqual({ ...stood, terms: '', version: stood.version + 1 });
    await change([{ customer_code: code, addresses: null }]);
    expect(await show()).toMatchObject({ phone: '514 555 0199', addresses: [] });
  });

  it('are rejected row by row if they are invalid, and the others are stored', async () => {
    const answer = await change([
      newRow({ email: shop.customer.email }),
      { customer_code: code, colour: 'Red' },
      { customer_code: 'BAD-1', owner_name: 'Nobody' },
      { customer_code: 'BAD 2', email: 'bad2@shop.test', owner_name: 'Bea' },
      { customer_code: 'BAD-3', email: 'bad3@shop.test' },
      { customer_code: 'C-nobody', standing: 'under review' },
      { customer_code: 'C-other', addresses: [{ ...ADDRESS, country: 'FR' }] },
      { customer_code: 'C-third', password: 'secret' },
      { customer_code: 'C-fourth', email: null },
      { customer_code: code, phone: '1.41656E+10' },
      newRow({ customer_code: `FINE-${number}`, email: `fine${number}@shop.test` }),
    ]);
    expect(answer.rows.map(({ code: why, field }) => [why, field])).toEqual([
      ['exchange.emailTaken', 'email'],
      ['field.unknown', 'colour'],
      ['exchange.email', 'email'],
      ['exchange.customerCode', 'customer_code'],
      ['exchange.ownerName', 'owner_name'],
      ['field.notOffered', 'standing'],
      ['field.notOffered', 'country'],
      ['field.unknown', 'password'],
      ['field.text', 'email'],
      ['exchange.shortened', 'phone'],
      [undefined, undefined],
    ]);
    expect(answer).toMatchObject({ good: 1, bad: 10 });
    expect((await show(`FINE-${number}`)).version).toBe(1);
  });

  it('are notified of a new address at both addresses, and signed out everywhere', async () => {
    const email = `moved${number}@shop.test`;
    expect(await isIn()).toBe(200);
    await change([{ customer_code: code, email: ` Moved${number}@SHOP.test` }]);
    expect(await isIn()).toBe(401);
    expect(
      [await mailsTo(shop.customer.email), await mailsTo(email)].map((sent) => sent.length),
    ).toEqual([1, 1]);
  });

  it('are signed out at once when they are locked, which only the right password reveals', async () => {
    const { email } = shop.customer;
    const usual = await signIn(email, 'not the password');
    await alone({ standing: 'locked' });
    expect(await isIn()).toBe(401);
    expect(await signIn(email, 'not the password')).toEqual(usual);
    const refusal = await signIn(email, PASSWORD);
    expect(refusal.status).not.toBe(200);
    expect(refusal.message).not.toBe(usual.message);
    expect(await eventsOf(code)).toEqual(['customer.locked']);
    const locked = newRow({ standing: 'locked', invite: true });
    expect((await change([locked])).rows).toMatchObject([{ code: 'customer.isLocked' }]);
    await alone({ standing: 'active' });
    expect((await signIn(email, PASSWORD)).status).toBe(200);
  });

  it('are reported in a dry run, but not stored, notified or signed out', async () => {
    const before = await show();
    const more = { query: { dry_run: 'true' } };
    const rows = [
      { customer_code: code, email: `dry${number}@shop.test`, standing: 'locked' },
      newRow({ invite: true }),
    ];
    expect(outcomesOf(await change(rows, more))).toEqual(['changed', 'added']);
    expect([await show(), await isIn(), await eventsOf(code)]).toEqual([before, 200, []]);
    expect((await erp.read(`/customers/NEW-${number}`)).status).toBe(404);
    expect(
      (await mailsOf(server)).filter(({ to }) => /dry|new/.test(to) && to.includes(`${number}@`)),
    ).toEqual([]);
  });

  it('are changed only once under the same Idempotency-Key', async () => {
    const headers = { 'idempotency-key': `customers-${number}` };
    const sent = [{ customer_code: code, phone: '1' }];
    const first = await change(sent, { headers });
    await change([{ customer_code: code, phone: '2' }]);
    expect(await change(sent, { headers })).toEqual(first);
    expect((await show()).phone).toBe('2');
  });

  it('are added only once, however many requests send them at the same moment', async () => {
    const rows = ['A', 'B', 'C'].map((letter) =>
      newRow({ customer_code: `${letter}-${number}`, email: `${letter}${number}@shop.test` }),
    );
    const answers = await Promise.all(
      [rows, [...rows].reverse(), rows, [...rows].reverse()].map((sent) => change(sent)),
    );
    const outcomes = answers.flatMap(outcomesOf).sort();
    expect(outcomes).toEqual([...Array(3).fill('added'), ...Array(9).fill('unchanged')]);
    expect(await eventsOf(`A-${number}`)).toEqual(['customer.created']);
  });

  it('can be sent as the lines of a job', async () => {
    const rows = [
      newRow({ invite: true }),
      { customer_code: code, order_hold: true },
      { customer_code: code, x: 1 },
    ];
    const sent = await server.app.inject({
      method: 'PATCH',
      url: '/api/v1/customers',
      headers: { authorization: `Bearer ${erp.token}`, 'content-type': 'application/x-ndjson' },
      payload: rows.map((row) => JSON.stringify(row)).join('\n'),
    });
    expect(sent.statusCode).toBe(202);
    const job = await waitForJob(server, erp, sent.json<Job>().job_id);
    expect(job).toMatchObject({
      kind: 'customers',
      state: 'done',
      counts: { added: 1, changed: 1, error: 1 },
    });
    expect((await show()).order_hold).toBe(true);
    expect(await mailsTo(newRow().email)).toHaveLength(1);
  });
});

describe('many customers sent through the API', () => {
  it('are processed in parts, with results by row number', async () => {
    const many = Array.from({ length: 120 }, (_none, at) => ({
      customer_code: `LOT-${at}`,
      email: `lot${at}@shop.test`,
      ...(at !== 101 && { owner_name: 'Lot' }),
    }));
    const sent = await server.app.inject({
      method: 'PATCH',
      url: '/api/v1/customers',
      headers: { authorization: `Bearer ${erp.token}`, 'content-type': 'application/x-ndjson' },
      payload: many.map((row) => JSON.stringify(row)).join('\n'),
    });
    const { job_id } = sent.json<Job>();
    expect(await waitForJob(server, erp, job_id)).toMatchObject({
      counts: { added: 119, error: 1 },
    });
    const results = readLines((await erp.read(`/jobs/${job_id}/results`)).text);
    expect(results.map(({ row }) => row)).toEqual(many.map((_row, at) => at + 1));
    expect(results.filter(({ outcome }) => outcome === 'error')).toMatchObject([
      { row: 102, key: 'LOT-101', field: 'owner_name' },
    ]);
  });
});

describe('a single customer', () => {
  it('is changed only if its version is the one the caller has seen', async () => {
    const { headers } = await erp.read(`/customers/${code}`);
    const changed = await alone({ phone: '1' }, { 'if-match': String(headers.etag) });
    expect(changed).toMatchObject({ status: 200, body: { outcome: 'changed', version: 2 } });
    const late = await alone({ phone: '2' }, { 'if-match': String(headers.etag) });
    expect([late.status, late.body.code, late.headers.etag]).toEqual([
      412,
      'exchange.version',
      '"2"',
    ]);
    expect((await show()).phone).toBe('1');
  });

  it('is rejected by field if a value is wrong, and not found if nobody has the code', async () => {
    const other = await openShop(server, `berta${number}`);
    expect(await alone({ email: other.customer.email })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'email', code: 'exchange.emailTaken' }] },
    });
    code = 'NOBODY';
    expect((await alone({ phone: '1' })).status).toBe(404);
    expect((await erp.read('/customers/NOBODY')).status).toBe(404);
  });

  it('contains only the expected fields', async () => {
    expect(Object.keys(await show()).sort()).toEqual(
      [
        ...['addresses', 'company_name', 'country', 'created_at', 'customer_code', 'email', 'lang'],
        ...['order_hold', 'owner_name', 'phone', 'standing', 'terms', 'version'],
      ].sort(),
    );
  });
});

describe('the list of customers', () => {
  interface Page {
    customers: MachineCustomer[];
    next: string;
    more: boolean;
  }
  const page = async (query: RequestOptions['query']) =>
    (await erp.read<Page>('/customers', query)).body;
  const follow = async (after?: string) => {
    const codes: string[] = [];
    let read = await page({ limit: 2, ...(after !== undefined && { after }) });
    for (;;) {
      codes.push(...read.customers.map((one) => one.customer_code));
      if (!read.more) return { codes, next: read.next };
      read = await page({ limit: 2, after: read.next });
    }
  };

  it('starts with all of them, and continues with those changed in the meantime', async () => {
    const first = await page({ limit: 2 });
    const [seen = { customer_code: '' }] = first.customers;
    await change([{ customer_code: seen.customer_code, phone: `9-${number}` }]);
    const { codes, next } = await follow(first.next);
    const all = await server.db.selectFrom('customers').select('customer_code').execute();
    const read = [...first.customers.map((one) => one.customer_code), ...codes];
    expect([...new Set(read)].sort()).toEqual(all.map((one) => one.customer_code).sort());
    expect(codes).toContain(seen.customer_code);
    expect(read).toHaveLength(all.length + 1);

    expect(await page({ after: next })).toEqual({ customers: [], next, more: false });
    await change([newRow(), { customer_code: code, phone: '7' }]);
    await change([{ customer_code: code, phone: '8' }]);
    const later = await page({ after: next });
    expect(later.customers).toMatchObject([
      { customer_code: code, phone: '8' },
      { customer_code: `NEW-${number}` },
    ]);
  });

  it('can start at the end of the log, and skips events that concern no customer', async () => {
    const { next } = await page({ after: 'now' });
    await shop.place({ THREAD: 1 });
    await change([{ customer_code: code, phone: '7' }]);
    const { customers } = await page({ after: next });
    expect(customers.map((one) => one.customer_code)).toEqual([code]);
  });

  it.each([
    ['90817-3fa91c02', 409, 'cursor.foreign'],
    ['nothing', 400, 'cursor.malformed'],
    ['0-00000000.%%', 400, 'cursor.malformed'],
  ])('refuses the cursor %s', async (after, status, refusal) => {
    const refused = await erp.read<{ code: string }>('/customers', { after });
    expect([refused.status, refused.body.code]).toEqual([status, refusal]);
  });
});

/** @engines both */

import { existsSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

import type { Balance, Invoice } from '#contract/invoices';
import type { Order } from '#contract/orders';
import type { DataAnswer, Job } from '#contract/v1/data';
import type { MachineInvoice } from '#contract/v1/invoices';
import { INVOICE_FILE_LIMITS } from '#domain/invoices';

import { openInvoiceFiles } from '../../server/files/invoiceFiles';
import { openJobs, type Jobs } from '../../server/services/exchange/jobs/workJobs';
import { openInbox } from '../../server/services/folder/openInbox';
import { releaseOrders } from '../../server/services/fulfilment/releaseOrders';
import { forgetInvoiceFiles } from '../../server/services/invoices/forgetInvoiceFiles';
import { convertFile } from '../../server/table-files/convertFile';
import { exchangeFolder, type ExchangeFolder } from '../support/exchangeFolder';
import { readLines, waitForJob } from '../support/jobs';
import { newMachine, openShop, type Machine } from '../support/machine';
import { startTestServer } from '../support/serverApp';
import { createColleague, createCustomer, type TestCustomer } from '../support/shop';
import type { TestServer } from '../support/startOn';

const PDF = '%PDF-1.7\nof the first kind\n%%EOF\n';
const MINUTE = 60_000;

let server: TestServer;
let erp: Machine;
let jobs: Jobs;
let folder: ExchangeFolder;
let clock = Date.parse('2026-11-20T15:00:00Z');
const now = () => new Date(clock);
let number = 0;
/** A buyer, and an administrator of the same company. */
let anna: TestCustomer;
let ada: TestCustomer;
/** An administrator of another company. */
let bea: TestCustomer;

beforeAll(async () => {
  server = await startTestServer({
    now,
    environment: { LIMITS_BATCH: '0', LIMITS_CALL: '0', LIMITS_FILE: '0', LIMITS_UPLOAD: '0' },
  });
  erp = await newMachine(server, 'erp');
  jobs = openJobs({ db: server.db, now, onError: () => undefined });
  folder = exchangeFolder(join(server.dataDir, 'exchange'));
});
afterAll(async () => {
  await jobs.close();
  await server.close();
});

beforeEach(async () => {
  number += 1;
  anna = await createCustomer(server.db, `anna${number}`);
  ada = await createColleague(server.db, anna, `ada${number}`, 'administrator');
  const other = await createCustomer(server.db, `other${number}`);
  bea = await createColleague(server.db, other, `bea${number}`, 'administrator');
});

const named = (text: string) => `${text}-${number}`;
const rowOf = (name: string, more: object = {}) => ({
  number: named(name),
  customer_code: `C-anna${number}`,
  issued_on: '2026-10-15',
  due_on: '2026-11-14',
  total: 100,
  ...more,
});
const send = async (rows: object[], more: object = {}) => {
  const { body } = await server.ask<DataAnswer>('PATCH', '/api/v1/invoices', {
    as: erp,
    body: { rows, ...more },
  });
  return body.rows.map(({ outcome, code, field }) =>
    [outcome, code, field].filter(Boolean).join(' '),
  );
};
const putPdf = (name: string, body: unknown = PDF, type = 'application/pdf') =>
  server.ask<{ outcome?: string; code?: string }>(
    'PUT',
    `/api/v1/invoices/${encodeURIComponent(name)}/pdf`,
    { as: erp, body, headers: { 'content-type': type } },
  );
const ask = <Body>(call: string, as: TestCustomer, query: Record<string, string | number> = {}) =>
  server.ask<Body>('GET', `/api/${call}`, { as, query: { user_id: as.id, ...query } });
const invoicesOf = async (query: Record<string, string | number> = {}, as = ada) =>
  (await ask<{ invoices: Invoice[]; total: number }>('invoices', as, query)).body.invoices;
const numbersOf = async (query: Record<string, string | number> = {}, as = ada) =>
  (await invoicesOf(query, as)).map((invoice) => invoice.number);
const balanceOf = async (as = ada) =>
  (await ask<{ balance?: Balance }>('balance', as)).body.balance;

describe('invoices sent by another system', () => {
  it('B8: are added and changed row by row, and an unknown customer is an error of its row', async () => {
    expect(
      await send([
        rowOf('A', { open: 40, po_reference: 'PO <7>' }),
        rowOf('B', { customer_code: 'NOBODY' }),
        rowOf('C', { kind: 'credit', total: 25 }),
        rowOf('D', { open: 100.01 }),
        rowOf('E', { total: 10.001 }),
        { number: named('F'), open: 5 },
        rowOf('G', { order_id: '999999' }),
        rowOf('H', { issued_on: '2026-02-30' }),
      ]),
    ).toEqual([
      'added',
      'error customer.unknown customer_code',
      'added',
      'error invoice.openAboveTotal open',
      'error exchange.wholeCents total',
      'error field.missing customer_code',
      'error order.unknown order_id',
      'error field.form issued_on',
    ]);
    expect(
      await send([{ number: named('A'), open: 0 }, rowOf('C', { kind: 'credit', total: 25 })]),
    ).toEqual(['changed', 'unchanged']);
    const { body } = await erp.read<MachineInvoice>(`/invoices/${named('A')}`);
    expect(body).toEqual({
      number: named('A'),
      customer_code: `C-anna${number}`,
      kind: 'invoice',
      issued_on: '2026-10-15',
      due_on: '2026-11-14',
      total: 100,
      open: 0,
      po_reference: expect.stringMatching(/^PO/),
      order_id: null,
      has_pdf: false,
      as_of: null,
    });
  });

  it.each(['../secret', 'A/../B', '..', 'a\\b', '<b>', 'A\r\nB', ' '])(
    'X8: are refused if their number is %j',
    async (text) => {
      expect(await send([{ ...rowOf('A'), number: text }])).toEqual(['error field.form number']);
      expect([400, 404]).toContain((await putPdf(text)).status);
    },
  );

  it('X1: stay one customer’s: a row cannot give a number to another', async () => {
    await send([rowOf('A')]);
    expect(await send([rowOf('A', { customer_code: `C-other${number}` })])).toEqual([
      'error invoice.ofAnother customer_code',
    ]);
    expect(await numbersOf({}, bea)).toEqual([]);

    expect(await send([{ number: named('A'), removed: true }])).toEqual(['changed']);
    expect(await send([rowOf('A', { customer_code: `c-OTHER${number}` })])).toEqual(['added']);
    expect(await numbersOf()).toEqual([]);
    expect(await numbersOf({}, bea)).toEqual([named('A')]);
  });

  it('are stale if they are older than what is stored, and confirm what they repeat', async () => {
    await send([rowOf('A')], { as_of: '2026-11-20T10:00:00Z' });
    expect(await send([rowOf('A')], { as_of: '2026-11-20T12:00:00Z' })).toEqual(['unchanged']);
    expect(await send([rowOf('A', { open: 1 })], { as_of: '2026-11-20T11:00:00Z' })).toEqual([
      'stale',
    ]);
    expect(await balanceOf()).toMatchObject({ balance: 100 });
  });

  it('store nothing in a dry run, and many of them are a job', async () => {
    const tried = await server.ask<DataAnswer>('PATCH', '/api/v1/invoices', {
      as: erp,
      query: { dry_run: 'true' },
      body: { rows: [rowOf('A')] },
    });
    expect(tried.body).toMatchObject({ good: 1, dry_run: true });
    expect(await numbersOf()).toEqual([]);

    const lines = Array.from({ length: 700 }, (_none, at) => rowOf(`J${at}`, { total: 1 }));
    const sent = await server.ask<Job>('PATCH', '/api/v1/invoices', {
      as: erp,
      body: [...lines, rowOf('X', { customer_code: 'NOBODY' })]
        .map((row) => JSON.stringify(row))
        .join('\n'),
      headers: { 'content-type': 'application/x-ndjson' },
    });
    expect(sent.status).toBe(202);
    const job = await waitForJob(server, erp, sent.body.job_id);
    expect(job.counts).toEqual({ added: 700, error: 1 });
    const { text } = await server.ask('GET', `/api/v1/jobs/${sent.body.job_id}/results`, {
      as: erp,
    });
    expect(readLines(text)).toContainEqual(
      expect.objectContaining({ row: 701, code: 'customer.unknown' }),
    );
    expect(await balanceOf()).toMatchObject({ balance: 700 });
  });

  it('are read page by page, those of one customer if asked', async () => {
    await send([rowOf('A'), rowOf('B'), rowOf('C', { customer_code: `C-other${number}` })]);
    const query = { customer_code: `c-anna${number}`, limit: 1 };
    const first = await erp.read<{ invoices: MachineInvoice[]; next: string | null }>(
      '/invoices',
      query,
    );
    expect(first.body.next).toBe(named('A'));
    const second = await erp.read<typeof first.body>('/invoices', {
      ...query,
      after_number: named('A'),
    });
    expect(second.body.invoices.map((one) => one.number)).toEqual([named('B')]);
    expect(second.body.next).toBeNull();
    expect((await erp.read('/invoices', { customer_code: 'NOBODY' })).status).toBe(404);
  });
});

describe('the PDF of an invoice', () => {
  it('is stored, replaced, and read by the company alone', async () => {
    await send([rowOf('A')]);
    expect((await putPdf(named('A'))).body.outcome).toBe('added');
    expect((await putPdf(named('A'))).body.outcome).toBe('unchanged');
    expect((await putPdf(named('A'), `${PDF}%%EOF`)).body.outcome).toBe('changed');
    expect(await invoicesOf()).toMatchObject([{ has_pdf: true }]);

    const read = await ask('invoice-pdf', ada, { number: named('A') });
    expect([read.status, read.text]).toEqual([200, `${PDF}%%EOF`]);
    expect(read.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="invoice-${named('A')}.pdf"`,
      'cache-control': 'no-store',
    });
    const refused = await Promise.all([
      ask('invoice-pdf', bea, { number: named('A') }),
      ask('invoice-pdf', bea, { number: named('Z') }),
      ask('invoice-pdf', anna, { number: named('A') }),
      server.ask('GET', '/api/invoice-pdf', { query: { user_id: ada.id, number: named('A') } }),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 403, 401]);
  });

  it('is refused if the invoice is unknown, or it is not a whole PDF of a fair size', async () => {
    await send([rowOf('A'), rowOf('B')]);
    const answers = [
      await putPdf(named('Z')),
      await putPdf(named('A'), '<html>%PDF- %%EOF'),
      await putPdf(named('A'), '%PDF-1.7\ncut off'),
      await putPdf(named('A'), '{}', 'application/json'),
      await putPdf(named('A'), `%PDF-${'x'.repeat(INVOICE_FILE_LIMITS.bytes)}%%EOF`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 422, 422, 422, 413]);
    expect(await invoicesOf()).toMatchObject([{ has_pdf: false }, { has_pdf: false }]);
    expect((await ask('invoice-pdf', ada, { number: named('A') })).status).toBe(404);
  });

  it('is deleted a day after it was replaced, or its invoice removed', async () => {
    await send([rowOf('A'), rowOf('B')]);
    await putPdf(named('A'));
    await putPdf(named('A'), `${PDF}%%EOF`);
    await putPdf(named('B'));
    await send([{ number: named('B'), removed: true }]);
    const stored = join(server.dataDir, 'uploads', 'invoices');
    const files = () => readdirSync(stored).length;
    const before = files();
    await forgetInvoiceFiles(server, new Date());
    expect(files()).toBe(before);
    for (const name of readdirSync(stored)) utimesSync(join(stored, name), 0, 0);
    await forgetInvoiceFiles(server, new Date());
    expect(files()).toBeLessThanOrEqual(before - 2);
    expect((await ask('invoice-pdf', ada, { number: named('A') })).status).toBe(200);
  });
});

describe('the exchange folder', () => {
  async function take() {
    const box = openInbox({
      db: server.db,
      dir: folder.dir,
      convert: convertFile,
      jobs,
      mails: server.mails,
      invoiceFiles: openInvoiceFiles(server.dataDir),
      now,
      lang: '',
      onError: () => undefined,
    });
    await box.poll();
    await box.poll();
    await box.close();
  }

  it('B8: takes rows with the headings of an ERP before the PDFs, whose names give the number', async () => {
    const odd = `INV/2026/${number}`;
    const rows = [
      'Invoice No;Customer;Invoice date;Due date;Amount;Balance;PO Number',
      `${named('A')};C-anna${number};2026-10-15;2026-11-14;1,250.00;250.00;PO-1`,
      `${odd};C-anna${number};2026-10-16;2026-11-15;50.00;50.00;`,
      `${named('C')};NOBODY;2026-10-15;2026-11-14;10;10;`,
    ];
    folder.put(`invoices-${number}.csv`, rows.join('\n'), now());
    folder.put(`invoice-${named('A')}.pdf`, PDF, now());
    folder.put(`invoice-${odd.replaceAll('/', '_')}.pdf`, PDF, now());
    folder.put(`invoice-${named('Z')}.pdf`, PDF, now());
    folder.put(`invoice-${named('C')}.pdf`, 'no pdf', now());
    await take();

    expect(folder.results(`invoices-${number}.csv`)).toEqual([
      ['2', named('A'), 'added'],
      ['3', odd, 'added'],
      ['4', named('C'), 'error', 'customer.unknown'],
    ]);
    expect(await invoicesOf()).toMatchObject([
      { number: odd, has_pdf: true },
      { number: named('A'), total: 1250, open: 250, po_reference: 'PO-1', has_pdf: true },
    ]);
    expect(folder.read('failed', `invoice-${named('Z')}.pdf.txt`)).toContain(named('Z'));
    expect(folder.list('failed')).toContain(`invoice-${named('C')}.pdf`);
    expect(existsSync(join(folder.dir, 'done', `invoice-${named('A')}.pdf`))).toBe(true);
  });
});

describe('what a company owes', () => {
  it('B8: is what is open of invoices less credits, with what is overdue and left of the credit', async () => {
    expect(await balanceOf()).toBeUndefined();
    await send(
      [
        rowOf('A', { open: 40 }),
        rowOf('B', { due_on: '2026-11-20', total: 60.5 }),
        rowOf('C', { due_on: '2026-11-19', total: 9.5 }),
        rowOf('D', { kind: 'credit', total: 25, due_on: null }),
        rowOf('E', { customer_code: `C-other${number}` }),
      ],
      { as_of: '2026-11-20T06:00:00Z' },
    );
    const { as_of, ...amounts } = (await balanceOf())!;
    expect(amounts).toEqual({ balance: 85, overdue: 49.5 });
    expect(as_of >= '2026-11-20T06:00:00Z').toBe(true);
    await server.ask('PATCH', `/api/v1/customers/C-anna${number}`, {
      as: erp,
      body: { credit_limit: 80 },
    });
    expect(await balanceOf()).toMatchObject({ credit_limit: 80, available: -5 });
    const { body } = await erp.read<{ credit_limit?: number }>(`/customers/C-anna${number}`);
    expect(body.credit_limit).toBe(80);
  });

  it('is told to the owner and administrators, and not to buyers', async () => {
    await send([rowOf('A')]);
    expect(await balanceOf(anna)).toBeUndefined();
    const calls: readonly [call: string, query: Record<string, string>][] = [
      ['invoices', {}],
      ['export-invoices', { format: 'csv' }],
      ['statement', { month: '2026-10' }],
    ];
    for (const [call, query] of calls) {
      const { status, body } = await ask<{ message: string }>(call, anna, query);
      expect([call, status, body.message]).toEqual([
        call,
        403,
        'Invoices are for the owner, the administrators and the approvers of your company. Ask one of them.',
      ]);
    }
  });

  it('is listed by what is open or overdue, by purchase order, number and day, page by page', async () => {
    await send([
      rowOf('A', { open: 0, po_reference: 'Été-7' }),
      rowOf('B', { issued_on: '2026-10-20', open: 50 }),
      rowOf('C', { issued_on: '2026-11-01', due_on: '2026-12-01' }),
      rowOf('D', { kind: 'credit', issued_on: '2026-11-02', due_on: null }),
    ]);
    const [a, b, c, d] = ['A', 'B', 'C', 'D'].map(named);
    expect(await numbersOf()).toEqual([d, c, b, a]);
    expect(await numbersOf({ view: 'open' })).toEqual([d, c, b]);
    expect(await numbersOf({ view: 'overdue' })).toEqual([b]);
    expect(await numbersOf({ search: 'é-7' })).toEqual([a]);
    expect(await numbersOf({ search: `c-${number}` })).toEqual([c]);
    expect(await numbersOf({ from: '2026-10-20', to: '2026-11-01' })).toEqual([c, b]);
    expect(await numbersOf({ pagination: 3, page: 2 })).toEqual([a]);
    expect((await invoicesOf({ view: 'overdue' }))[0]).toEqual({
      number: b,
      kind: 'invoice',
      issued_on: '2026-10-20',
      due_on: '2026-11-14',
      total: 100,
      open: 50,
      is_overdue: true,
      po_reference: '',
      order_ids: [],
      has_pdf: false,
    });
  });

  it('leads to the orders that an invoice names, or that were shipped under its number', async () => {
    const shop = await openShop(server, `shop${number}`);
    const admin = await createColleague(server.db, shop.customer, `boss${number}`, 'administrator');
    const first = await shop.place({ THREAD: 2 });
    const second = await shop.place({ NEEDLE: 3 });
    clock += 11 * MINUTE;
    await releaseOrders(server, now());
    await erp.ship({
      order_id: second,
      external_id: named('D'),
      carrier: '',
      invoice_number: named('B'),
    });
    const customer_code = `C-shop${number}`;
    expect(
      await send([
        rowOf('A', { customer_code, order_id: first }),
        rowOf('B', { customer_code }),
        rowOf('C', { order_id: first }),
      ]),
    ).toEqual(['added', 'added', 'error order.unknown order_id']);
    expect((await invoicesOf({}, admin)).map(({ order_ids }) => order_ids)).toEqual([
      [second],
      [first],
    ]);
    const ofOrder = async (order_id: string, as = admin) => {
      const answer = await ask<{ order: Order }>('order-history', as, { order_id });
      return answer.body.order.invoices?.map((invoice) => invoice.number);
    };
    expect(await ofOrder(first)).toEqual([named('A')]);
    expect(await ofOrder(second)).toEqual([named('B')]);
    // A buyer, who placed it.
    expect(await ofOrder(second, shop.customer)).toBeUndefined();
  });

  it('is exported as a table, in which credits are negative', async () => {
    await send([rowOf('A', { po_reference: '=1+1' }), rowOf('B', { kind: 'credit', total: 25.5 })]);
    const { text, headers } = await ask('export-invoices', ada, { format: 'csv' });
    const [head, ...rows] = text.replace('\ufeff', '').trimEnd().split('\r\n');
    expect(head).toBe('Invoice,Kind of document,Issued on,Due on,PO number,Orders,Total,Unpaid');
    expect(rows).toEqual([
      `${named('B')},Credit,2026-10-15,2026-11-14,,,-25.5,-25.5`,
      expect.stringMatching(/^A-\d+,Invoice,2026-10-15,2026-11-14,'=1\+1,,100,100$/),
    ]);
    expect(headers['content-disposition']).toBe('attachment; filename="invoices.csv"');
  });

  it('is stated for a month as a PDF in three languages', async () => {
    expect((await ask('statement', ada, { month: '2026-10' })).status).toBe(404);
    await send([rowOf('A'), rowOf('B', { issued_on: '2026-11-01' })]);
    for (const lang of ['en', 'fr', 'es']) {
      const { status, text, headers } = await ask('statement', ada, { month: '2026-10', lang });
      expect([status, text.slice(0, 5)]).toEqual([200, '%PDF-']);
      expect(headers['content-disposition']).toBe('attachment; filename="statement-2026-10.pdf"');
    }
    expect((await ask('statement', ada, { month: '2026-13' })).status).toBe(400);
  });
});

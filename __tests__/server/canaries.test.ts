import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Submitted } from '#contract/applications';

import { hashPassword } from '../../server/crypto/passwords';
import { upsertStaff } from '../../server/db/staff';
import { backUp } from '../../server/services/database/backUp';
import { CANARIES, completeApplication } from '../support/applications';
import { encodedForms } from '../support/encodings';
import { storePriceList } from '../support/priceLists';
import { startTestServer } from '../support/serverApp';
import { createCustomer, PASSWORD, storeTestProducts, type TestCustomer } from '../support/shop';
import type { TestServer } from '../support/startOn';
import { filesIn, rowsIn } from '../support/storedData';

const EMAIL = 'owner@canary.test';
const ANSWER = 'The right account is 88-417-2231907.';
const TRACES = [...Object.values(CANARIES), ANSWER].flatMap(encodedForms);

const log: string[] = [];
let server: TestServer;
let backups: string;
let token: string;

beforeAll(async () => {
  backups = mkdtempSync(join(tmpdir(), 'haberdash-backups-'));
  server = await startTestServer({
    log: (line) => log.push(line),
    fill: ({ db }) => storeTestProducts(db, [{ product_id: 'FELT-1', name: 'Felt', price: 9_999 }]),
  });
  await upsertStaff(server.db, {
    id: 'rita',
    email: 'rita@staff.test',
    password_hash: await hashPassword(PASSWORD),
    created_at: new Date().toISOString(),
  });
  const { body } = await server.ask<{ token: string }>('POST', '/api/staff/login', {
    body: { email: 'rita@staff.test', password: PASSWORD },
  });
  token = body.token;
});
afterAll(async () => {
  await server.close();
  rmSync(backups, { recursive: true });
});

const staff = (verb: string, body: object) =>
  server.ask('POST', `/api/staff/application/${verb}`, { as: { token }, body });

/** Takes an application from draft to approval, with all its confidential data. */
async function liveThrough() {
  const drafted = await server.ask('PUT', '/api/application-draft', {
    body: { version: 0, values: CANARIES },
  });
  const cookie = drafted.headers['set-cookie']?.toString().split(';')[0] ?? '';
  const { body } = await server.ask<Submitted>('POST', '/api/store/user', {
    body: completeApplication('usa', { email: EMAIL }),
    headers: { cookie },
  });
  const { reference } = body;
  await server.ask('PUT', '/api/application-draft', { body: { version: 0, values: CANARIES } });
  await staff('begin', { reference });
  await staff('reveal', { reference, field: 'bank_account_number' });
  await staff('ask', { reference, question: 'Which account is it?' });
  const answered = await server.ask('POST', '/api/application-status/answer', {
    body: { answer: ANSWER },
    headers: { cookie },
  });
  const approved = await staff('approve', { reference, customer_code: 'CANARY-1' });
  await server.mails.sendAll();
  return [drafted.status, answered.status, approved.status];
}

const tracesIn = (text: string) => TRACES.filter((trace) => text.includes(trace));

describe('confidential data of an application', () => {
  it('leaves no trace in the database, the log, the e-mails or the backup', async () => {
    expect(await liveThrough()).toEqual([200, 200, 200]);
    if (!server.url) {
      await backUp(
        { databaseUrl: undefined, dataDir: server.dataDir },
        join(backups, 'copy.sqlite'),
        new Date(),
      );
    }

    const written = [...filesIn(server.dataDir), ...filesIn(backups), ...(await rowsIn(server.db))];
    expect(written.some(({ name }) => name.endsWith('.eml'))).toBe(true);
    expect(
      written.filter(({ text }) => text.includes('office@newshop.test')).length,
    ).toBeGreaterThan(server.url ? 0 : 2);
    for (const { name, text } of written) expect([name, tracesIn(text)]).toEqual([name, []]);
    expect(tracesIn(log.join(''))).toEqual([]);
  });

  it('would be found in any encoding', () => {
    const [secret] = Object.values(CANARIES);
    const bytes = Buffer.from(`x${secret}y`);

    for (const way of ['latin1', 'hex', 'base64', 'base64url'] as const) {
      expect(tracesIn(bytes.toString(way)).length).toBeGreaterThan(0);
    }
  });
});

/** A price that nothing else costs, and 10 packs of it. */
const PRICE_TRACES = ['7654.31', '765431', '7123.17', '712317'];

describe('the prices of a company', () => {
  it('are in no answer to a visitor or to another company, and in no log', async () => {
    const { db } = server;
    const owner = await createCustomer(db, 'owner');
    const other = await createCustomer(db, 'other');
    await storePriceList(db, { code: 'OTHERS', percentOff: 100, customers: ['other-company'] });
    await storePriceList(db, {
      code: 'OWNERS',
      customers: ['owner-company'],
      prices: [
        ['FELT-1', 1, 7654.31],
        ['FELT-1', 10, 7123.17],
      ],
    });
    const calls = [
      '/api/cadProducts',
      '/api/cadProducts?sort=price',
      '/api/displayProducts',
      '/api/best/sellers',
      '/api/classCode',
      '/search/?search_term=felt',
      '/api/productDescription?product_id=FELT-1',
      '/api/displayCategories',
    ];
    const texts = async (as?: TestCustomer) => {
      const found: string[] = [];
      for (const url of calls) {
        const headers = as ? { authorization: `Bearer ${as.token}` } : {};
        const { payload, headers: sent } = await server.app.inject({ url, headers });
        found.push(`${payload} ${JSON.stringify(sent)}`);
      }
      return found.join('');
    };
    const seen = (text: string) => PRICE_TRACES.filter((trace) => text.includes(trace));
    for (let turn = 0; turn < 2; turn += 1) {
      expect(seen(await texts(owner))).toEqual(['7654.31', '7123.17']);
      expect(seen(await texts(other))).toEqual([]);
      expect(seen(await texts())).toEqual([]);
    }
    expect(seen(log.join(''))).toEqual([]);
  });
});

import type { Problem } from '#contract/replies';

import { hashPassword } from '../../server/crypto/passwords';
import { upsertStaff } from '../../server/db/staff';
import { completeApplication } from '../support/applications';
import { buyer, type Buyer } from '../support/buyer';
import { CARD_NUMBERS } from '../support/cardNumbers';
import { startTestServer } from '../support/serverApp';
import { PASSWORD, storeTestProducts, createCustomer } from '../support/shop';
import type { TestServer } from '../support/startOn';
import { filesIn, rowsIn } from '../support/storedData';

const log: string[] = [];
const THREAD = { product_id: 'THREAD', order_qty: 1, price: 2.5 };

let server: TestServer;
let annas: Buyer;
let token: string;
let cookie: string;
let reference: string;

beforeAll(async () => {
  server = await startTestServer({ log: (line) => log.push(line) });
  await storeTestProducts(server.db, [
    { product_id: 'THREAD', price: 2.5, available: 10, ship_pac: 1 },
  ]);
  annas = buyer(server, await createCustomer(server.db, 'anna'));
  await annas.add({ THREAD: 1 });
  await upsertStaff(server.db, {
    id: 'rita',
    email: 'rita@staff.test',
    password_hash: await hashPassword(PASSWORD),
    created_at: new Date().toISOString(),
  });
  const signedIn = await server.ask<{ token: string }>('POST', '/api/staff/login', {
    body: { email: 'rita@staff.test', password: PASSWORD },
  });
  token = signedIn.body.token;
  const sent = await server.ask<{ reference: string }>('POST', '/api/store/user', {
    body: completeApplication('usa'),
  });
  cookie = sent.headers['set-cookie']?.toString().split(';')[0] ?? '';
  reference = sent.body.reference;
  await staff('begin', {});
  await staff('ask', { question: 'Which street?' });
});
afterAll(() => server.close());

const staff = (verb: string, body: object) =>
  server.ask<Problem>('POST', `/api/staff/application/${verb}`, {
    as: { token },
    body: { reference, ...body },
  });

/** Every endpoint that accepts free text. */
const WAYS_IN: Record<string, (text: string) => Promise<{ status: number }>> = {
  'a draft': (text) =>
    server.ask('PUT', '/api/application-draft', {
      body: { version: 0, values: { website: text } },
    }),
  'a row of an application': (text) =>
    server.ask('POST', '/api/store/user', {
      body: completeApplication('usa', { trade: [{ contact: text }] }),
    }),
  'an answer': (text) =>
    server.ask('POST', '/api/application-status/answer', {
      body: { answer: text },
      headers: { cookie },
    }),
  'a question of the staff': (text) => staff('ask', { question: text }),
  'a reason of the staff': (text) => staff('decline', { reason: text }),
  'the comment of an order': (text) => annas.place([THREAD], { order_comment: text }),
  'the reference of an order': (text) => annas.place([THREAD], { po_reference: text }),
};

describe('a card number in any notation', () => {
  it.each(Object.keys(WAYS_IN))('is refused in %s', async (way) => {
    const accepted: string[] = [];
    for (const text of CARD_NUMBERS) {
      const { status } = (await WAYS_IN[way]?.(text)) ?? {};
      if (status !== 400) accepted.push(`${status}: ${text}`);
    }

    expect(accepted).toEqual([]);
  });

  it('leaves no trace in the database, the e-mails or the log', async () => {
    for (const question of CARD_NUMBERS) {
      await server.ask('GET', '/api/support', { query: { question } });
      await server.ask('GET', '/search/', { query: { search_term: question } });
    }
    await server.mails.sendAll();

    const written = [...filesIn(server.dataDir), ...(await rowsIn(server.db))];
    expect(written.some(({ text }) => text.includes('Which street?'))).toBe(true);
    const traces = [...written.map(({ text }) => text), ...log].flatMap((text) =>
      CARD_NUMBERS.filter((number) => text.includes(number)),
    );
    expect(traces).toEqual([]);
  });
});

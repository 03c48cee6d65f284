/** @engines both */

import type { Colleague } from '#contract/company';

import { DAY_MS } from '../../domain/durations';
import { RULES } from '../../domain/rules';
import { addCustomerUser } from '../../server/db/customerUsers';
import { NO_PASSWORD } from '../../server/db/noPassword';
import { mailsOf } from '../support/outbox';
import { startTestServer } from '../support/serverApp';
import { createColleague, createCustomer, createOwner, type TestCustomer } from '../support/shop';
import type { TestServer } from '../support/startOn';

let server: TestServer;
let clock = new Date();
let number = 0;
/** A buyer and two administrators of one customer. */
let anna: TestCustomer;
let ada: TestCustomer;
let bea: TestCustomer;
let zoe: string;

beforeAll(async () => {
  server = await startTestServer({ now: () => clock, environment: { COLLEAGUES: 'self' } });
});
afterAll(() => server.close());

beforeEach(async () => {
  number += 1;
  clock = new Date();
  anna = await createCustomer(server.db, `anna${number}`);
  ada = await createColleague(server.db, anna, `ada${number}`, 'administrator');
  bea = await createColleague(server.db, anna, `bea${number}`, 'administrator');
  zoe = `zoe${number}@shop.test`;
});

interface Answer {
  message?: string;
  errors?: { field?: string }[];
}
const change = (as: TestCustomer, body: object) =>
  server.ask<Answer>('PUT', '/api/company/person', { as, body: { user_id: as.id, ...body } });
const invite = (as: TestCustomer, more: object = {}) =>
  change(as, { email: zoe, name: 'Zoé Roy', invite: true, ...more });
const company = async (as: TestCustomer, at = server) => {
  const options = { as, query: { user_id: as.id } };
  const { body } = await at.ask<{ people: Colleague[]; may_change: boolean; ship_to?: object[] }>(
    'GET',
    '/api/company',
    options,
  );
  return body;
};
const emails = async () => (await company(anna)).people.map(({ email }) => email);

describe('the people of a company', () => {
  it('are seen by everybody of it, the owner first, and by nobody else', async () => {
    const stranger = await createOwner(server.db, `stranger${number}`);

    expect(await emails()).toEqual([
      `${anna.id}.owner@shop.test`,
      anna.email,
      ada.email,
      bea.email,
    ]);
    expect(await company(anna)).toMatchObject({
      company: `Owner ${anna.id}`,
      may_change: false,
    });
    expect(await company(anna)).not.toHaveProperty('ship_to');
    expect(await company(ada)).toMatchObject({ may_change: true, ship_to: [] });
    expect((await company(stranger)).people).toHaveLength(1);
  });

  it('are invited by an administrator, whom the invitation and the owner’s e-mail name', async () => {
    expect((await invite(ada)).status).toBe(200);
    await server.mails.sendAll();
    const mails = await mailsOf(server);
    const textTo = (address: string) => mails.findLast(({ to }) => to.includes(address))?.text;

    expect(textTo(zoe)).toContain(`Buyer ${ada.id} has invited you to order for Owner ${anna.id}.`);
    expect(textTo(`${anna.id}.owner@`)).toContain(`Buyer ${ada.id} added Zoé Roy (${zoe})`);
    expect((await company(anna)).people.find(({ email }) => email === zoe)).toMatchObject({
      role: 'buyer',
      has_password: false,
    });
  });

  it('are turned off by an administrator, at once', async () => {
    expect((await change(ada, { email: anna.email, standing: 'off' })).status).toBe(200);

    const options = { as: anna, query: { user_id: anna.id } };
    expect((await server.ask('GET', '/api/cart', options)).status).toBe(401);
  });

  it('are not changed by a buyer, who cannot become more either (attack X2)', async () => {
    for (const body of [
      { email: zoe, name: 'Zoé', invite: true },
      { email: anna.email, role: 'administrator' },
      { email: anna.email, ship_to_codes: [] },
      { email: ada.email, standing: 'off' },
    ]) {
      const { status, body: answer } = await change(anna, body);
      expect([status, answer.message]).toEqual([
        403,
        'Only an administrator of your company can do this. Nothing was changed.',
      ]);
    }
    expect((await change(ada, { email: zoe, name: 'Zoé', role: 'owner' })).status).toBe(400);
    expect((await change(ada, { user_id: bea.id, email: zoe, name: 'Zoé' })).status).toBe(403);
    expect(await emails()).toHaveLength(4);
  });

  it('of another company are not changed, and its owner is nobody’s to change', async () => {
    const other = await createCustomer(server.db, `other${number}`);
    for (const email of [other.email, `${other.id}.owner@shop.test`, `${anna.id}.owner@shop.test`])
      expect((await change(ada, { email, name: 'X', standing: 'off' })).status).toBe(409);

    expect((await company(other)).people.map(({ standing }) => standing)).toEqual([
      'active',
      'active',
    ]);
  });

  it('include no administrator who turns themself off; of two who turn each other off, one wins', async () => {
    expect((await change(ada, { email: ada.email, standing: 'off' })).status).toBe(409);

    const answers = await Promise.all([
      change(ada, { email: bea.email, standing: 'off' }),
      change(bea, { email: ada.email, standing: 'off' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('are twenty a day at most who are invited (attack X8)', async () => {
    const most = RULES.invitationsPerDay;
    for (let at = 0; at < most; at += 1) {
      await addCustomerUser(server.db, {
        id: `${anna.id}-${at}`,
        customer_id: anna.customerId,
        email: `${anna.id}-${at}@shop.test`,
        name: 'Somebody',
        password_hash: NO_PASSWORD,
        lang: '',
        role: 'buyer',
        status: 'active',
        created_at: clock.toISOString(),
        invited_by: 'Ada',
      });
    }
    expect((await invite(ada)).status).toBe(429);
    expect((await change(ada, { email: bea.email, role: 'buyer' })).status).toBe(200);
    const yesterday = new Date(clock.getTime() - DAY_MS - 1_000).toISOString();
    await server.db
      .updateTable('customer_users')
      .set({ created_at: yesterday })
      .where('customer_id', '=', anna.customerId)
      .execute();

    expect((await invite(ada)).status).toBe(200);
  });
});

describe('a shop whose staff decide about people', () => {
  it('lets no administrator do it', async () => {
    const desk = await startTestServer({});
    const owner = await createOwner(desk.db, 'owner');
    const body = { user_id: owner.id, email: zoe, name: 'Zoé', invite: true };

    expect((await desk.ask('PUT', '/api/company/person', { as: owner, body })).status).toBe(403);
    expect(await company(owner, desk)).toMatchObject({ may_change: false });
    await desk.close();
  });
});

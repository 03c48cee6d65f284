/** @engines both */

import type { DeskCustomer } from '#contract/staffCustomers';
import type { DataOutcome } from '#contract/v1/data';

import { DAY_MS } from '../../domain/durations';
import { addAddresses } from '../../server/db/customerAddresses';
import { completeApplication } from '../support/applications';
import { signInDesk, type DeskMember } from '../support/desk';
import { newMachine, type Machine } from '../support/machine';
import { mailsOf, tokenIn } from '../support/outbox';
import { startTestServer } from '../support/serverApp';
import { createColleague, createCustomer, createOwner, type TestCustomer } from '../support/shop';
import type { TestServer } from '../support/startOn';
import { testAddress } from '../support/testAddress';

let server: TestServer;
let erp: Machine;
let rita: DeskMember;
let clock = new Date();
let number = 0;
let owner: TestCustomer;
let code: string;
let zoe: string;

beforeAll(async () => {
  server = await startTestServer({ now: () => clock });
  erp = await newMachine(server, 'erp');
});
afterAll(() => server.close());

beforeEach(async () => {
  number += 1;
  clock = new Date(clock.getTime() + 60_000);
  rita = await signInDesk(server, ['accounts'], clock);
  owner = await createOwner(server.db, `owner${number}`);
  code = `C-${owner.id}`;
  zoe = `zoe${number}@shop.test`;
});

type Answer = Partial<DataOutcome> & { code?: string };
const change = (body: object, customer_code = code) =>
  server.ask<Answer>('PATCH', `/api/v1/customers/${customer_code}/users`, { as: rita, body });
const invite = (more: object = {}) =>
  change({ email: zoe, name: 'Zoé Roy', invite: true, ...more });
const people = async () => {
  const query = { customer_code: code };
  const options = { as: rita, query };
  const { body } = await server.ask<{ customer: DeskCustomer }>(
    'GET',
    '/api/staff/customer',
    options,
  );
  return body.customer.people;
};
const mailsTo = async (address: string) => {
  await server.mails.sendAll();
  return (await mailsOf(server)).filter(({ to }) => to.includes(address));
};
const linkOf = async (address: string) => {
  const last = (await mailsTo(address)).at(-1);
  return last ? tokenIn(last) : '';
};
const setPassword = (email: string, token: string, password = 'seven blue herons') =>
  server.ask('POST', '/api/reset-password', {
    headers: { 'x-reset-token': token },
    body: { email, new_password: password, confirm_password: password },
  });
const signIn = (email: string, password = 'seven blue herons') =>
  server.ask<{ token: string; userId: string }>('POST', '/api/login', {
    body: { email, password },
  });

describe('a colleague who is invited at the desk (case 3)', () => {
  it('gets a link that names the company, chooses a password, and signs in', async () => {
    expect((await invite()).body).toMatchObject({ outcome: 'added', version: 2 });
    const token = await linkOf(zoe);
    const link = await server.ask('GET', '/api/password-link', {
      headers: { 'x-reset-token': token },
    });
    expect(link.body).toEqual({ status: true, email: zoe, company: `Owner ${owner.id}` });

    expect((await setPassword(zoe, token)).status).toBe(200);
    expect((await setPassword(zoe, token)).status).toBe(403);
    const signedIn = await signIn(zoe);
    expect(signedIn.status).toBe(200);
    expect(signedIn.body.userId).not.toBe(owner.id);
    expect(await people()).toMatchObject([
      { role: 'owner', email: owner.email },
      { role: 'buyer', email: zoe, name: 'Zoé Roy', standing: 'active', has_password: true },
    ]);
  });

  it('cannot use the link after seven days', async () => {
    await invite();
    const token = await linkOf(zoe);
    clock = new Date(clock.getTime() + 7 * DAY_MS + 1_000);

    expect((await setPassword(zoe, token)).status).toBe(403);
  });

  it('is announced to the owner', async () => {
    await invite();

    const [mail] = await mailsTo(owner.email);
    expect(mail?.subject).toBe(`Zoé Roy can order for Owner ${owner.id}`);
    expect(mail?.text).toContain(zoe);
  });

  it('is found by the search for customers', async () => {
    await invite();
    const query = { search: zoe };
    const { body } = await server.ask<{ customers: { customer_code: string }[] }>(
      'GET',
      '/api/staff/customers',
      { as: rita, query },
    );

    expect(body.customers.map(({ customer_code }) => customer_code)).toEqual([code]);
  });

  it.each([
    ['an e-mail address of another customer’s owner', () => `owner${number}b@shop.test`],
    ['an e-mail address of another customer’s colleague', () => `other${number}@shop.test`],
    ['the owner’s own e-mail address', () => owner.email],
  ])('is refused with %s, of whom nothing is told', async (_whose, email) => {
    await createOwner(server.db, `owner${number}b`);
    await createCustomer(server.db, `other${number}`);
    const { status, body } = await invite({ email: email() });

    expect([status, body.code]).toEqual([409, 'exchange.emailTaken']);
    expect(JSON.stringify(body)).not.toMatch(/C-other|Buyer|Owner/);
    expect(await people()).toHaveLength(1);
  });

  it.each([
    ['a name with HTML', { name: '<b>Zoé</b>' }, 'user.name'],
    ['a name of two lines', { name: 'Zoé\r\nBcc: all@shop.test' }, 'user.name'],
    ['no name', { name: undefined }, 'user.name'],
    ['an e-mail address of two lines', { email: 'a@shop.test\r\nBcc: b@c.test' }, 'exchange.email'],
    ['an address that the customer lacks', { ship_to_codes: ['NONE'] }, 'user.addressUnknown'],
  ])('is refused with %s (attack X8)', async (_what, more, refusal) => {
    const { status, body } = await invite(more);

    expect([status, body.code]).toEqual([409, refusal]);
    expect(await people()).toHaveLength(1);
  });

  it('may be limited to some of the shipping addresses', async () => {
    const row = { customer_id: owner.customerId, kind: 'ship', is_default: 0 };
    await addAddresses(server.db, [
      { ...row, ...testAddress('A', 'Depot A') },
      { ...row, ...testAddress('B', 'Depot B') },
    ]);
    await invite({ ship_to_codes: ['B'] });
    expect((await people())[1]?.ship_to_codes).toEqual(['B']);

    await change({ email: zoe, ship_to_codes: null, role: 'administrator' });
    expect((await people())[1]).toMatchObject({ ship_to_codes: [], role: 'administrator' });
  });
});

describe('a colleague who is turned off at the desk (case 16)', () => {
  it('is signed out at once, and their link ends; the others stay', async () => {
    // Sessions of the fixture begin now, whatever the clock of the server says.
    clock = new Date();
    rita = await signInDesk(server, ['accounts'], clock);
    const customer = await createCustomer(server.db, `anna${number}`);
    const ben = await createColleague(server.db, customer, `ben${number}`);
    await change({ email: zoe, name: 'Zoé', invite: true }, `C-anna${number}`);
    const token = await linkOf(zoe);
    const isIn = async (as: TestCustomer) =>
      (await server.ask('GET', '/api/cart', { as, query: { user_id: as.id } })).status;
    expect([await isIn(customer), await isIn(ben)]).toEqual([200, 200]);

    for (const email of [customer.email, zoe])
      expect((await change({ email, standing: 'off' }, `C-anna${number}`)).status).toBe(200);
    expect([await isIn(customer), await isIn(ben)]).toEqual([401, 200]);
    expect((await setPassword(zoe, token)).status).toBe(403);
    expect((await signIn(customer.email, 'correct horse battery')).status).toBe(403);

    await change({ email: customer.email, standing: 'active' }, `C-anna${number}`);
    expect((await signIn(customer.email, 'correct horse battery')).status).toBe(200);
  });

  it('gets no invitation', async () => {
    await invite();
    await change({ email: zoe, standing: 'off' });

    expect((await change({ email: zoe, invite: true })).body.code).toBe('user.isOff');
  });
});

describe('people', () => {
  it('are not changed by staff without accounts, nor by those who are not staff', async () => {
    const reader = await signInDesk(server, ['orders'], clock);
    const url = `/api/v1/customers/${code}/users`;
    const body = { email: zoe, name: 'Zoé' };

    expect((await server.ask('PATCH', url, { as: reader, body })).status).toBe(403);
    expect((await server.ask('PATCH', url, { as: owner, body })).status).toBe(401);
    expect(await people()).toHaveLength(1);
  });

  it('are recorded in the history of the customer', async () => {
    await invite();
    const { body } = await erp.events({ limit: 1000 });

    expect(body.events.at(-1)).toMatchObject({
      kind: 'customer.changed',
      data: { fields: ['users'], user: zoe },
    });
  });
});

describe('one e-mail address, claimed by an application, a file and invitations (attack X4)', () => {
  it('goes to one of them', async () => {
    const others = await Promise.all(
      Array.from({ length: 12 }, (_, at) => createOwner(server.db, `rival${number}-${at}`)),
    );
    const applied = await server.ask<{ reference: string }>('POST', '/api/store/user', {
      body: completeApplication('usa', { email: zoe }),
    });
    const rows = [{ customer_code: `NEW-${number}`, email: zoe, owner_name: 'Nora New' }];
    const answers = await Promise.all([
      ...others.map(({ id }) => change({ email: zoe, name: 'Zoé' }, `C-${id}`)),
      server.ask('PATCH', '/api/v1/customers', { as: erp, body: { rows } }),
      server.ask('POST', '/api/staff/application/approve', {
        as: rita,
        body: { reference: applied.body.reference, customer_code: `APP${number}` },
      }),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);

    const owners = server.db.selectFrom('customers').where('email', '=', zoe);
    const users = server.db.selectFrom('customer_users').where('email', '=', zoe);
    const found = [
      ...(await owners.select('id').execute()),
      ...(await users.select('id').execute()),
    ];
    expect(found).toHaveLength(1);
  });
});

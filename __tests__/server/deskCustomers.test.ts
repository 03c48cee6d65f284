/** @engines both */

import type { DeskCustomer, ListedCustomer } from '#contract/staffCustomers';

import { lockMeta } from '../../server/db/meta';
import { staffLog } from '../../server/db/staffLog';
import { buyer, wholeCart } from '../support/buyer';
import { signInDesk, type DeskMember } from '../support/desk';
import { newMachine } from '../support/machine';
import { mailsOf } from '../support/outbox';
import { startTestServer } from '../support/serverApp';
import { PASSWORD, storeTestProducts, createOwner, type TestCustomer } from '../support/shop';
import type { TestServer } from '../support/startOn';
import { untilWaiting } from '../support/untilWaiting';

const ADDRESS = {
  code: 'DOCK',
  kind: 'ship',
  name: 'Dock 3',
  street: '12 Rue du Fil',
  city: 'Laval',
  region: 'QC',
  postal_code: 'H7A 1A1',
  country: 'CA',
  phone: '',
  is_default: true,
};

let server: TestServer;
let anna: TestCustomer;
let rita: DeskMember;
let code: string;
let number = 0;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  number += 1;
  anna = await createOwner(server.db, `anna${number}`);
  code = `C-anna${number}`;
  rita = await signInDesk(server, ['accounts']);
});

interface Told {
  outcome?: string;
  key?: string;
  message?: string;
  errors?: { field?: string }[];
}

const show = async (customer_code = code) =>
  (
    await server.ask<{ customer: DeskCustomer }>('GET', '/api/staff/customer', {
      as: rita,
      query: { customer_code },
    })
  ).body.customer;
const patch = (customer_code: string, fields: object, version: number) =>
  server.ask<Told>('PATCH', `/api/v1/customers/${encodeURIComponent(customer_code)}`, {
    as: rita,
    headers: { 'if-match': `"${version}"` },
    body: fields,
  });
const change = async (fields: object, version?: number) =>
  patch(code, fields, version ?? (await show()).version);
const add = (body: object) => server.ask<Told>('POST', '/api/v1/customers', { as: rita, body });
const invite = () => server.ask<Told>('POST', `/api/v1/customers/${code}/invite`, { as: rita });
const find = async (search: string, view = 'all') => {
  const { body } = await server.ask<{ customers: ListedCustomer[] }>(
    'GET',
    '/api/staff/customers',
    {
      as: rita,
      query: { search, view, pagination: '100' },
    },
  );
  return body.customers.map(({ customer_code }) => customer_code);
};
const subjectsTo = async (address: string) =>
  (await mailsOf(server)).filter(({ to }) => to.includes(address)).map(({ subject }) => subject);
const isIn = async () =>
  (await server.ask('GET', '/api/addresses', { as: anna, query: { user_id: anna.id } })).status;
const signIn = (password: string) =>
  server.ask<Told>('POST', '/api/login', { body: { email: anna.email, password } });

describe('the list of customers', () => {
  it('can be searched by code, company, name, e-mail address and phone number, however typed', async () => {
    const company_name = `Mercerie du Canal ${number}`;
    await change({ company_name, phone: `(514) 555-01${number}0`, owner_name: 'Odile Tremblay' });
    for (const search of [
      code.toLowerCase(),
      `canal ${number}`,
      `odile c-anna${number}`,
      anna.email,
      `51455501${number}0`,
      `514 555-01${number}0`,
    ]) {
      expect([search, await find(search)]).toEqual([search, [code]]);
    }
    expect(await find('100%_nobody')).toEqual([]);
  });

  it('can be limited to customers who are locked, or whose orders are held', async () => {
    await change({ standing: 'locked' });
    expect([await find(code, 'locked'), await find(code, 'held')]).toEqual([[code], []]);
    await change({ standing: 'active', order_hold: true });
    expect([await find(code, 'locked'), await find(code, 'held')]).toEqual([[], [code]]);
    expect(await find(code, 'active')).toEqual([code]);
  });
});

describe('a customer at the desk', () => {
  it('shows open orders and sessions, and logs who looked', async () => {
    const product_id = `FELT-${number}`;
    await storeTestProducts(server.db, [{ product_id }]);
    const annas = buyer(server, anna);
    await annas.add({ [product_id]: 2 });
    const { body } = await annas.place(wholeCart(await annas.cart()));
    const customer = await show(code.toLowerCase());
    expect(customer.orders.map(({ order_id }) => order_id)).toEqual([body.order_id]);
    expect(customer).toMatchObject({
      open_orders: 1,
      last_order_at: customer.orders[0]?.placed_at,
    });
    expect(customer.people.map(({ sessions }) => sessions.length)).toEqual([1]);
    expect((await staffLog(server.db, code, 1))[0]).toMatchObject({
      action: 'read customer',
      staff: rita.email,
    });
  });

  it('responds with 404 if it does not exist', async () => {
    const query = { customer_code: 'NOBODY' };
    const { status } = await server.ask('GET', '/api/staff/customer', { as: rita, query });
    const changed = await patch(query.customer_code, { phone: '1' }, 1);
    expect([status, changed.status]).toEqual([404, 404]);
  });
});

describe('a change', () => {
  it('stores only the named fields, and records who changed what', async () => {
    const { status, headers } = await change({
      terms: 'NET 30',
      addresses: [ADDRESS],
      lang: 'fr',
    });
    expect([status, headers.etag]).toEqual([200, '"2"']);
    expect(await show()).toMatchObject({
      terms: 'NET 30',
      lang: 'fr',
      email: anna.email,
      version: 2,
      addresses: [ADDRESS],
      history: [{ actor: rita.email, fields: ['lang', 'terms', 'addresses'] }],
    });
  });

  it('of an old version is refused, and none of it is stored', async () => {
    const { version } = await show();
    await change({ phone: '1' }, version);
    const { status, body } = await change({ phone: '2', terms: 'NET 60' }, version);
    expect([status, body.message]).toEqual([
      412,
      expect.stringContaining('was changed in the meantime'),
    ]);
    expect(await show()).toMatchObject({ phone: '1', terms: '' });
  });

  it('to another customer’s e-mail address is refused, naming the field', async () => {
    const other = await createOwner(server.db, `other${number}`);
    const { status, body } = await change({ email: other.email });
    expect([status, body.errors?.[0]?.field]).toEqual([400, 'email']);
  });

  it('of the customer’s language is answered in the language of the staff', async () => {
    const other = await createOwner(server.db, `other${number}`);
    const fields = { lang: 'fr', email: other.email };
    const { body } = await change(fields);
    expect(body.errors).toMatchObject([{ message: expect.stringMatching(/another customer/) }]);
  });

  it('that names an address twice is refused, and the addresses stay', async () => {
    await change({ addresses: [ADDRESS] });
    const { status } = await change({ addresses: [ADDRESS, { ...ADDRESS, city: 'Montréal' }] });
    expect([status, (await show()).addresses]).toEqual([400, [ADDRESS]]);
  });

  it('of the e-mail address ends the sessions and notifies both addresses', async () => {
    expect(await isIn()).toBe(200);
    const email = `moved${number}@shop.test`;
    await change({ email });
    const subjects = ['The email address of your account was changed'];
    expect(await isIn()).toBe(401);
    expect([await subjectsTo(anna.email), await subjectsTo(email)]).toEqual([subjects, subjects]);
  });

  it('that locks ends the sessions at once, and is revealed only after the correct password', async () => {
    expect(await isIn()).toBe(200);
    await change({ standing: 'locked' });
    expect(await isIn()).toBe(401);
    expect([(await signIn(PASSWORD)).status, (await signIn('wrong-password')).status]).toEqual([
      403, 401,
    ]);
    await change({ standing: 'active' });
    expect((await signIn(PASSWORD)).status).toBe(200);
  });
});

describe('a search for letters that all have accents', () => {
  it.each(['É', 'é', 'Éü'])('finds only the customers with these letters: %s', async (search) => {
    const named = async (name: string, company_name: string) => {
      await createOwner(server.db, `${name}${number}`);
      const row = server.db.updateTable('customers').set({ company_name });
      await row.where('customer_code', '=', `C-${name}${number}`).execute();
    };
    await named('upper', 'ÉÜ Arts');
    await named('lower', 'Fournitures éü');
    await named('plain', 'Zeta Supplies');
    const codes = await find(search);
    expect(codes).toEqual(expect.arrayContaining([`C-upper${number}`, `C-lower${number}`]));
    expect(codes).not.toContain(`C-plain${number}`);
  });
});

describe('a customer whose imported code is a name with accents', () => {
  it('is shown and changed at the desk and by other systems, like any other', async () => {
    const name = `Café Élise ${number}`;
    const row = server.db.updateTable('customers').set({ customer_code: name });
    await row.where('customer_code', '=', code).execute();
    const { version } = await show(name);
    const { status } = await patch(name, { order_hold: true }, version);
    expect([status, await show(name)]).toMatchObject([
      200,
      { customer_code: name, order_hold: true },
    ]);
    const erp = await newMachine(server, `erp ${number}`);
    const rows = [{ customer_code: name, terms: 'NET 30', invite: true }];
    const answer = await server.ask<{ rows: object[] }>('PATCH', '/api/v1/customers', {
      as: erp,
      body: { rows },
    });
    expect(answer.body.rows).toMatchObject([{ outcome: 'changed' }]);
    expect((await show(name)).terms).toBe('NET 30');
  });
});

describe('an added customer', () => {
  it('gets a link for the first password, which nobody else sees and which works once', async () => {
    const email = `nora${number}@shop.test`;
    const customer_code = `NORA${number}`;
    const fields = { customer_code, email, owner_name: 'Nora Neuf', addresses: [ADDRESS] };
    const { status, body, headers: added } = await add({ ...fields, invite: true });
    expect([status, body.key, added.etag]).toEqual([200, customer_code, '"1"']);
    expect(await show(customer_code)).toMatchObject({ customer_code, has_password: false });
    const [mail] = (await mailsOf(server)).filter(({ to }) => to.includes(email));
    const token = /#([\w-]{20,})/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(token).not.toBe('');
    expect(JSON.stringify(body)).not.toContain(token);
    const chosen = { email, new_password: PASSWORD, confirm_password: PASSWORD };
    const headers = { 'x-reset-token': token };
    const choose = () => server.ask('POST', '/api/reset-password', { body: chosen, headers });
    expect([(await choose()).status, (await choose()).status]).toEqual([200, 403]);
  });

  it('is refused if the code is taken, and the existing customer is not changed', async () => {
    const fields = { customer_code: code, email: `x${number}@shop.test`, owner_name: 'X' };
    const { status, body } = await add({ ...fields, invite: false });
    expect([status, body.errors?.[0]?.field]).toEqual([409, 'customer_code']);
    expect(await show()).toMatchObject({ email: anna.email, version: 1 });
  });
});

describe('a customer that two members of staff add at the same moment', () => {
  it('is added by one of them, and the other is told that the code is taken', async () => {
    const customer_code = `NEW${number}`;
    await change({ phone: '1' });
    const { answers } = await server.db.transaction().execute(async (tx) => {
      // Both find the code free, and then wait for the numbers of events or for each other.
      await lockMeta(tx, 'last_event');
      const adding = Promise.all(
        ['one', 'two'].map((name) =>
          add({
            customer_code,
            email: `${name}${number}@shop.test`,
            owner_name: name,
            invite: true,
          }),
        ),
      );
      await untilWaiting(server.db, 2);
      return { answers: adding };
    });
    const [added, ...refused] = (await answers).sort((one, other) => one.status - other.status);

    expect(added?.body).toMatchObject({ outcome: 'added', key: customer_code, version: 1 });
    expect(refused).toMatchObject([
      { status: 409, body: { errors: [{ field: 'customer_code' }] } },
    ]);
    const { owner_name, email } = await show(customer_code);
    expect(email).toBe(`${owner_name}${number}@shop.test`);
  });
});

describe('a sign-in link', () => {
  it('is e-mailed to the customer, logged, and shown to nobody', async () => {
    const { status, body } = await invite();
    expect(status).toBe(200);
    expect(await subjectsTo(anna.email)).toEqual(['Your account with Haberdash']);
    expect(JSON.stringify(body)).not.toContain('token');
    expect((await staffLog(server.db, code, 5)).map(({ action }) => action)).toContain(
      'sent sign-in link',
    );
  });

  it('is not sent to a locked customer', async () => {
    await change({ standing: 'locked' });
    expect((await invite()).status).toBe(409);
    expect(await subjectsTo(anna.email)).toEqual([]);
  });
});

import type { DataAnswer } from '#contract/v1/data';

import { addAddresses } from '../../server/db/customerAddresses';
import { signInDesk } from '../support/desk';
import { newMachine, type Machine } from '../support/machine';
import { mailsOf } from '../support/outbox';
import { startTestServer } from '../support/serverApp';
import { createCustomer, createOwner, type TestCustomer } from '../support/shop';
import type { TestServer } from '../support/startOn';
import { testAddress } from '../support/testAddress';
import { uploader } from '../support/uploads';

let server: TestServer;
let erp: Machine;
let owner: TestCustomer;
let number = 0;

beforeAll(async () => {
  server = await startTestServer({
    environment: { LIMITS_UPLOAD: '0', LIMITS_CHANGE: '0', LIMITS_BROWSE: '0' },
  });
  erp = await newMachine(server, 'erp');
});
afterAll(() => server.close());

beforeEach(async () => {
  number += 1;
  owner = await createOwner(server.db, `owner${number}`);
  const row = { customer_id: owner.customerId, kind: 'ship' };
  await addAddresses(server.db, [
    { ...row, is_default: 1, ...testAddress('A', 'Depot A') },
    { ...row, is_default: 0, ...testAddress('B', 'Depot B') },
  ]);
});

const emailOf = (name: string) => `${name}${number}@shop.test`;
const rowOf = (name: string, more: object = {}) => ({
  customer_code: `C-${owner.id}`,
  email: emailOf(name),
  name: `${name} Roy`,
  ...more,
});
const send = async (rows: object[]) =>
  (await server.ask<DataAnswer>('PATCH', '/api/v1/customer-users', { as: erp, body: { rows } }))
    .body.rows;
const people = () =>
  server.db
    .selectFrom('customer_users')
    .leftJoin('customer_user_addresses', 'user_id', 'customer_users.id')
    .where('customer_users.customer_id', '=', owner.customerId)
    .select(['email', 'name', 'role', 'status', 'code'])
    .orderBy('email')
    .orderBy('code')
    .execute();
const mailsTo = async (address: string) => {
  await server.mails.sendAll();
  return (await mailsOf(server)).filter(({ to }) => to.includes(address));
};

describe('people of customers sent by a program', () => {
  it('are added and changed by customer code and e-mail address, each row for itself', async () => {
    const other = await createCustomer(server.db, `other${number}`);
    const sent = await send([
      rowOf('zoe', { role: 'administrator', ship_to_codes: ['B'] }),
      rowOf('max'),
      rowOf('eve', { customer_code: 'NOBODY' }),
      rowOf('eve', { email: other.email }),
      rowOf('eve', { ship_to_codes: ['NONE'] }),
    ]);
    expect(sent.map(({ outcome, code, field }) => [outcome, code, field])).toEqual([
      ['added', undefined, undefined],
      ['added', undefined, undefined],
      ['error', 'customer.unknown', 'customer_code'],
      ['error', 'exchange.emailTaken', 'email'],
      ['error', 'user.addressUnknown', 'ship_to_codes'],
    ]);
    expect(await people()).toMatchObject([
      { email: emailOf('max'), role: 'buyer', status: 'active', code: null },
      { email: emailOf('zoe'), role: 'administrator', name: 'zoe Roy', code: 'B' },
    ]);

    const again = await send([
      rowOf('max'),
      { customer_code: `c-${owner.id}`, email: emailOf('zoe').toUpperCase(), standing: 'off' },
    ]);
    expect(again.map(({ outcome }) => outcome)).toEqual(['unchanged', 'changed']);
    expect(await people()).toMatchObject([{ status: 'active' }, { status: 'off', code: 'B' }]);
  });

  it('are invited once, however often a file says so', async () => {
    await send([rowOf('zoe', { invite: true })]);
    expect(await mailsTo(emailOf('zoe'))).toHaveLength(1);
    await send([rowOf('zoe', { invite: true })]);

    expect(await mailsTo(emailOf('zoe'))).toHaveLength(1);
  });
});

describe('a file of people', () => {
  it('is tried and applied at the desk, and says what it does', async () => {
    const desk = uploader(server, await signInDesk(server, ['accounts']));
    const file = [
      'Customer code;Email;Contact;role;ship_to_codes',
      `C-${owner.id};${emailOf('zoe')};Zoé Roy;buyer;A,B`,
      `C-${owner.id};${emailOf('max')};Max Lee;chief;`,
    ].join('\n');
    const tried = await desk.tried(file, { kind: 'customer-users', name: 'people.csv' });
    expect(await people()).toEqual([]);

    const done = await desk.applied(tried);
    expect(done.applied?.counts).toEqual({ added: 1, error: 1 });
    expect(await people()).toMatchObject([
      { email: emailOf('zoe'), name: 'Zoé Roy', code: 'A' },
      { email: emailOf('zoe'), code: 'B' },
    ]);
  });
});

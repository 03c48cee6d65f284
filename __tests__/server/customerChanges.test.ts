import { eventsOfSubject } from '../../server/db/events';
import { clearSessionCache } from '../../server/services/accounts/sessions';
import { customerSubject, inAction, type Actor } from '../../server/services/actions/action';
import { queueMail } from '../../server/services/actions/queueMail';
import {
  changeCustomer,
  type CustomerChange,
} from '../../server/services/customers/changeCustomer';
import { mailsOf } from '../support/outbox';
import { startTestServer } from '../support/serverApp';
import { createOwner, storeTestProducts, type TestCustomer } from '../support/shop';
import type { TestServer } from '../support/startOn';

const ERP: Actor = { kind: 'key', id: 'erp' };

let server: TestServer;
let anna: TestCustomer;
let code: string;
let number = 0;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  number += 1;
  anna = await createOwner(server.db, `anna${number}`);
  code = (await row()).customer_code;
});

const row = () =>
  server.db
    .selectFrom('customers')
    .where('id', '=', anna.customerId)
    .selectAll()
    .executeTakeFirstOrThrow();

async function change(fields: Omit<CustomerChange, 'customer_code'>, customer_code = code) {
  const by = { actor: ERP, at: new Date() };
  const result = await inAction(server.db, by, (action) =>
    changeCustomer(action, { customer_code, ...fields }),
  );
  clearSessionCache(server.db);
  return result;
}

const kinds = async (of = code) =>
  (await eventsOfSubject(server.db, customerSubject(of))).map(({ kind }) => kind);
const isIn = async () => {
  const query = { user_id: anna.id };
  return (await server.ask('GET', '/api/addresses', { as: anna, query })).status;
};
const subjectsTo = async (address: string) =>
  (await mailsOf(server)).filter(({ to }) => to.includes(address)).map(({ subject }) => subject);

/** Places an order, and sends the e-mail about it. */
async function placeTestOrder(): Promise<string> {
  const product_id = `P${number}`;
  await storeTestProducts(server.db, [{ product_id, price: 2.5 }]);
  await server.ask('POST', '/api/cart/add', {
    as: anna,
    query: { user_id: anna.id },
    body: { [product_id]: 1 },
  });
  const { body } = await server.ask<{ order_id: string }>('POST', '/api/store/orders', {
    as: anna,
    body: { user_id: anna.id, product_id, order_qty: 1, price: 2.5 },
  });
  await mailsOf(server);
  return body.order_id;
}

describe('a customer sent by another system', () => {
  it('is added by code, and chooses the first password through a link', async () => {
    const email = `new${number}@shop.test`;
    const newCode = `NEW0${number}`;
    expect(await change({ email, owner_name: 'Nora New', invite: true }, newCode)).toMatchObject({
      outcome: 'added',
    });
    expect(await kinds(newCode)).toEqual(['customer.created']);
    expect(await subjectsTo(email)).toEqual(['Your account with Haberdash']);
  });

  it.each([
    ['an address of another customer', 'exchange.emailTaken', 'email'],
    ['no address', 'exchange.email', 'email'],
    ['no name', 'exchange.ownerName', 'owner_name'],
  ])('is refused with %s', async (what, refusal, field) => {
    const email = what.startsWith('an') ? anna.email : what.startsWith('no name') ? 'x@y.test' : '';
    const result = await change({ email, ...(field === 'email' && { owner_name: 'N' }) }, 'NEW99');
    expect(result).toMatchObject({ outcome: 'error', code: refusal, field });
    expect(await kinds('NEW99')).toEqual([]);
  });
});

describe('a change of a customer', () => {
  it('keeps fields that are not named, clears those that are null, and changes nothing twice', async () => {
    await change({ phone: '1', terms: 'NET 30' });
    expect(await change({ terms: null })).toMatchObject({ outcome: 'changed' });
    expect(await row()).toMatchObject({ phone: '1', terms: '', email: anna.email });
    expect(await change({ terms: null })).toMatchObject({ outcome: 'unchanged' });
    expect(await kinds()).toEqual(['customer.changed', 'customer.changed']);
  });

  it('of the e-mail address notifies both addresses and ends all sessions', async () => {
    const email = `moved${number}@shop.test`;
    expect(await isIn()).toBe(200);
    await change({ email });
    expect(await isIn()).toBe(401);
    const subjects = ['The email address of your account was changed'];
    expect([await subjectsTo(anna.email), await subjectsTo(email)]).toEqual([subjects, subjects]);
  });

  it('of the e-mail address redirects links and orders that have not been sent yet', async () => {
    const order = await placeTestOrder();
    const waiting = { address: anna.email, lang: '', about: anna.id } as const;
    await queueMail(server.db, { ...waiting, kind: 'invited' }, new Date());
    await queueMail(server.db, { ...waiting, kind: 'passwordChanged' }, new Date());
    for (const kind of ['orderPlaced', 'orderReleased'] as const) {
      await queueMail(server.db, { ...waiting, kind, about: order }, new Date());
    }
    const email = `moved${number}@shop.test`;
    await change({ email });

    const told = 'The email address of your account was changed';
    const toOld = (await mailsOf(server)).filter(({ to }) => to === anna.email);
    // Mails that wait together are sent at the same time, in any order.
    expect(toOld.map(({ subject }) => subject).sort()).toEqual(
      [`Your order ${order}`, 'Your password was changed', told].sort(),
    );
    expect(toOld.map(({ text }) => text).join()).not.toContain(email);
    expect((await subjectsTo(email)).sort()).toEqual(
      [
        told,
        'Your account with Haberdash',
        `Your order ${order}`,
        `Your order ${order} is with the warehouse`,
      ].sort(),
    );
  });

  it('can lock, which ends the sessions at once, and unlock again', async () => {
    await change({ standing: 'locked' });
    expect(await isIn()).toBe(401);
    expect((await row()).status).toBe('locked');
    await change({ standing: 'active' });
    expect(await kinds()).toEqual(['customer.locked', 'customer.unlocked']);
  });

  it('keeps one default address of each kind', async () => {
    const at = { name: 'A', street: '1 St', city: 'Guelph', region: 'ON', postal_code: 'N1H 1A1' };
    const address = (addressCode: string) => ({
      ...at,
      code: addressCode,
      country: 'CA',
      phone: '',
      kind: 'ship' as const,
    });
    const addresses = [address('A'), { ...address('B'), is_default: true }];
    expect(await change({ addresses })).toMatchObject({ outcome: 'changed' });
    expect(await change({ addresses })).toMatchObject({ outcome: 'unchanged' });
    const response = await server.ask<{ addresses: { code: string }[] }>('GET', '/api/addresses', {
      as: anna,
      query: { user_id: anna.id },
    });
    expect(response.body.addresses.map((one) => one.code)).toEqual(['B', 'A']);
  });
});

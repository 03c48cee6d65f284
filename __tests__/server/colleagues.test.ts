import type { DeskOrder } from '#contract/staffOrder';
import type { MachineCustomer } from '#contract/v1/customers';

import { addAddresses } from '../../server/db/customerAddresses';
import { findSession } from '../../server/services/accounts/sessions';
import { runOnce } from '../../server/services/actions/runOnce';
import { releaseOrders } from '../../server/services/fulfilment/releaseOrders';
import { buyer, wholeCart, type Buyer, type Outcome } from '../support/buyer';
import { signInDesk } from '../support/desk';
import { newMachine } from '../support/machine';
import { mailsOf } from '../support/outbox';
import { startTestServer } from '../support/serverApp';
import {
  createColleague,
  createCustomer,
  createOwner,
  storeTestProducts,
  type TestCustomer,
} from '../support/shop';
import type { TestServer } from '../support/startOn';
import { testAddress } from '../support/testAddress';

let server: TestServer;
let clock = new Date();
let number = 0;
/** Two buyers and an administrator of one customer. */
let anna: TestCustomer;
let ben: TestCustomer;
let cleo: TestCustomer;
let annas: Buyer;
let bens: Buyer;

beforeAll(async () => {
  server = await startTestServer({
    now: () => clock,
    environment: { HOLD_OPENING_ORDERS: 'on' },
    fill: ({ db }) =>
      storeTestProducts(db, [
        { product_id: 'THREAD', available: 10_000, barcodes: ['036000291452'] },
        { product_id: 'RIBBON', available: 10_000 },
      ]),
  });
});
afterAll(() => server.close());

beforeEach(async () => {
  number += 1;
  clock = new Date(clock.getTime() + 60_000);
  anna = await createCustomer(server.db, `anna${number}`);
  ben = await createColleague(server.db, anna, `ben${number}`);
  cleo = await createColleague(server.db, anna, `cleo${number}`, 'administrator');
  annas = buyer(server, anna);
  bens = buyer(server, ben);
});

const place = async (as: Buyer, packs: Record<string, number> = { THREAD: 1 }) => {
  await as.add(packs);
  clock = new Date(clock.getTime() + 1_000);
  return as.place(wholeCart(await as.cart()));
};
const placed = async (as: Buyer) => (await place(as)).body.order_id ?? '';
const ordersOf = async (as: TestCustomer) => {
  const query = { user_id: as.id };
  const options = { as, query };
  const answer = await server.ask<{ orders: { order_id: string }[] }>(
    'GET',
    '/api/fetch-order',
    options,
  );
  return answer.body.orders.map(({ order_id }) => order_id);
};
const cancel = (as: TestCustomer, order_id: string) =>
  server.ask<Outcome>('POST', '/api/cancel-order', { as, body: { user_id: as.id, order_id } });
const turnOff = ({ id }: TestCustomer) =>
  server.db.updateTable('customer_users').set({ status: 'off' }).where('id', '=', id).execute();
const mailsTo = async ({ email }: Pick<TestCustomer, 'email'>) =>
  (await mailsOf(server)).filter(({ to }) => to.includes(email)).map(({ subject }) => subject);
const favourites = async (as: TestCustomer) => {
  const options = { as, query: { user_id: as.id } };
  return (await server.ask<{ products: unknown[] }>('GET', '/api/favorite', options)).body.products;
};

describe('colleagues of one customer', () => {
  it('have a cart and favourites of their own', async () => {
    await annas.add({ THREAD: 3 });
    const query = { user_id: anna.id, product_id: 'THREAD' };
    await server.ask('POST', '/api/fav/add', { as: anna, query });

    expect(await annas.packs()).toEqual({ THREAD: 3 });
    expect(await bens.packs()).toEqual({});
    expect(await favourites(anna)).toHaveLength(1);
    expect(await favourites(ben)).toEqual([]);
  });

  it('share the customer’s orders', async () => {
    const order = await placed(annas);

    expect(await ordersOf(ben)).toEqual([order]);
    expect((await bens.order(order)).order_id).toBe(order);
  });

  it('are told apart by user_id', async () => {
    const options = { as: anna, query: { user_id: ben.id } };

    expect((await server.ask('GET', '/api/cart', options)).status).toBe(403);
    const company = { as: anna, query: { user_id: anna.customerId } };
    expect((await server.ask('GET', '/api/cart', company)).status).toBe(403);
  });

  it('may use the same Idempotency-Key for requests of their own', async () => {
    await annas.add({ THREAD: 1 }, 'same-key');
    expect((await bens.add({ RIBBON: 2 }, 'same-key')).status).toBe(200);

    expect(await bens.packs()).toEqual({ RIBBON: 2 });
  });

  it('may place the same order, which is a duplicate only of one’s own', async () => {
    const first = await placed(annas);
    expect((await place(bens)).status).toBe(200);
    expect(await ordersOf(ben)).toHaveLength(2);

    const mine = await server.ask<{ newest_order?: string }>('GET', '/api/cart', {
      as: anna,
      query: { user_id: anna.id },
    });
    expect(mine.body.newest_order).toBe(first);
  });

  it('open the account once: only the first of all their orders is held', async () => {
    await placed(annas);
    await bens.add({ THREAD: 1 });
    const options = { as: ben, query: { user_id: ben.id } };

    expect((await server.ask('GET', '/api/cart', options)).body).not.toHaveProperty('hold');
  });

  it('cancel their own orders; an administrator cancels anybody’s', async () => {
    const [first, second] = [await placed(annas), await placed(annas)];

    const refused = await cancel(ben, first);
    expect([refused.status, refused.body.message]).toEqual([
      403,
      `Order ${first} was placed by a colleague. That person or an administrator of your company can cancel it. Nothing was changed.`,
    ]);
    expect(await bens.order(first)).not.toHaveProperty('cancellable_seconds');
    expect(await annas.order(first)).toHaveProperty('cancellable_seconds');
    expect((await cancel(anna, first)).status).toBe(200);
    expect((await cancel(cleo, second)).status).toBe(200);
  });

  it('choose the language in which each reads', async () => {
    const body = { user_id: anna.id, lang: 'fr' };
    expect((await server.ask('PUT', '/api/language', { as: anna, body })).status).toBe(200);

    expect((await findSession(server.db, anna.token, clock))?.lang).toBe('fr');
    expect((await findSession(server.db, ben.token, clock))?.lang).toBe('');
  });

  it('get the mails about their own orders, and the owner those of somebody turned off', async () => {
    const owner = { email: `${anna.id}.owner@shop.test` };
    const order = await placed(annas);
    await server.mails.sendAll();
    expect(await mailsTo(anna)).toEqual([expect.stringContaining(order)]);
    expect(await mailsTo(owner)).toEqual([]);

    await turnOff(anna);
    expect((await cancel(cleo, order)).status).toBe(200);
    await server.mails.sendAll();
    expect(await mailsTo(anna)).toHaveLength(1);
    expect(await mailsTo(owner)).toEqual([expect.stringContaining(order)]);
  });
});

describe('the same scanner file, uploaded by two people (case 14)', () => {
  const scans = ['scan-0001', 'scan-0002'];
  const line = { code: '036000291452', item: 2, scans };
  const seenBy = async (as: Buyer) =>
    (await as.upload([line], { check: true })).body.lines?.[0]?.seen;

  it('is in a colleague’s cart for the second of them, then in an order', async () => {
    await annas.upload([line]);
    const date = clock.toISOString();
    expect(await seenBy(annas)).toEqual([{ scans: 2, order_id: null, date }]);
    expect(await seenBy(bens)).toEqual([{ scans: 2, order_id: null, date, colleague: true }]);

    const { body } = await annas.place(wholeCart(await annas.cart()));
    expect(await seenBy(bens)).toEqual([
      { scans: 2, order_id: body.order_id, date: clock.toISOString() },
    ]);
  });

  it('is unknown to another customer', async () => {
    await annas.upload([line]);
    const other = await createCustomer(server.db, `other${number}`);

    expect(await seenBy(buyer(server, other))).toBeUndefined();
  });

  it('goes back to the cart of whoever cancels the order', async () => {
    await annas.upload([line]);
    const { body } = await annas.place(wholeCart(await annas.cart()));
    await server.ask('POST', '/api/cancel-order', {
      as: cleo,
      body: { user_id: cleo.id, order_id: body.order_id, to_cart: true },
    });

    expect(await seenBy(buyer(server, cleo))).toEqual([
      { scans: 2, order_id: null, date: clock.toISOString() },
    ]);
  });
});

describe('a customer who is locked (case 16)', () => {
  it('is locked for everybody', async () => {
    await server.db
      .updateTable('customers')
      .set({ status: 'locked' })
      .where('id', '=', anna.customerId)
      .execute();
    clock = new Date(clock.getTime() + 1_000);

    for (const as of [anna, ben, cleo]) expect((await buyer(server, as).add({})).status).toBe(401);
  });
});

describe('somebody who is turned off (case 16, attack X3)', () => {
  it('is out within a second, and the colleagues are not', async () => {
    await turnOff(anna);
    clock = new Date(clock.getTime() + 1_000);

    expect((await annas.add({ THREAD: 1 })).status).toBe(401);
    expect((await bens.add({ THREAD: 1 })).status).toBe(200);
    const body = { email: anna.email, password: 'correct horse battery' };
    expect((await server.ask('POST', '/api/login', { body })).status).toBe(403);
  });

  it('changes nothing with a request that was already let in', async () => {
    await turnOff(anna);
    const request = { route: 'POST /x', key: undefined, content: {}, at: clock };
    const ids = { customerId: anna.customerId, userId: anna.id };
    let ran = false;

    await expect(
      runOnce(server.db, { ...request, ...ids }, async () => {
        ran = true;
      }),
    ).rejects.toMatchObject({ status: 401 });
    expect(ran).toBe(false);
  });
});

describe('orders of several people', () => {
  it('tell who placed them, and are listed by person', async () => {
    const [first, second] = [await placed(annas), await placed(bens)];
    const list = async (query: Record<string, string> = {}) => {
      const options = { as: anna, query: { user_id: anna.id, ...query } };
      const { body } = await server.ask<Listed>('GET', '/api/fetch-order', options);
      return body;
    };

    const all = await list();
    expect(all.orders).toMatchObject([
      { order_id: second, ordered_by: { user_id: ben.id, name: `Buyer ${ben.id}` } },
      { order_id: first, ordered_by: { user_id: anna.id, name: `Buyer ${anna.id}` } },
    ]);
    expect(all.people?.map(({ user_id }) => user_id)).toEqual([
      anna.customerId,
      anna.id,
      ben.id,
      cleo.id,
    ]);
    const bensOnly = await list({ ordered_by: ben.id, page: '1', pagination: '25' });
    expect(bensOnly.orders.map(({ order_id }) => order_id)).toEqual([second]);
    expect((await list({ ordered_by: anna.customerId })).orders).toEqual([]);
    const stranger = await createCustomer(server.db, `stranger${number}`);
    expect((await list({ ordered_by: stranger.id })).orders).toEqual([]);
    expect(await annas.order(second)).toMatchObject({ ordered_by: { user_id: ben.id } });
  });

  it('are exported with the name of whoever placed them', async () => {
    await placed(annas);
    const query = { user_id: ben.id, format: 'csv', rows: 'orders' };
    const { text } = await server.ask('GET', '/api/export-orders', { as: ben, query });

    expect(text).toContain('Ordered by');
    expect(text).toContain(`Buyer ${anna.id}`);
  });

  it('tell nobody while one person orders', async () => {
    const sole = await createOwner(server.db, `sole${number}`);
    const order = await placed(buyer(server, sole));
    const options = { as: sole, query: { user_id: sole.id } };
    const { body } = await server.ask<Listed>('GET', '/api/fetch-order', options);

    expect(body).not.toHaveProperty('people');
    expect(body.orders[0]).not.toHaveProperty('ordered_by');
    expect(await buyer(server, sole).order(order)).not.toHaveProperty('ordered_by');
  });
});

interface Listed {
  orders: { order_id: string; ordered_by?: { user_id: string; name: string } }[];
  people?: { user_id: string }[];
}

describe('shipping addresses of several people (case 13)', () => {
  beforeEach(async () => {
    const row = { customer_id: anna.customerId, kind: 'ship' };
    await addAddresses(server.db, [
      { ...row, is_default: 1, ...testAddress('1', 'Depot 1') },
      { ...row, is_default: 0, ...testAddress('2', 'Depot 2') },
      { ...row, is_default: 0, ...testAddress('3', 'Depot 3') },
    ]);
  });

  const codesFor = async (as: TestCustomer) => {
    const options = { as, query: { user_id: as.id } };
    const { body } = await server.ask<{ addresses: { code: string }[] }>(
      'GET',
      '/api/addresses',
      options,
    );
    return body.addresses.map(({ code }) => code);
  };
  const sendTo = async (as: Buyer, ship_to: string) => {
    await as.add({ THREAD: 1 });
    return as.place(wholeCart(await as.cart()), { ship_to });
  };
  const limit = (as: TestCustomer, ...codes: string[]) =>
    server.db
      .insertInto('customer_user_addresses')
      .values(codes.map((code) => ({ user_id: as.id, customer_id: as.customerId, code })))
      .execute();

  it('are proposed as each last chose, and move nobody else’s', async () => {
    const versionOf = () =>
      server.db
        .selectFrom('customers')
        .where('id', '=', anna.customerId)
        .select('version')
        .executeTakeFirst();
    const before = await versionOf();
    expect((await sendTo(annas, '2')).status).toBe(200);

    expect(await codesFor(anna)).toEqual(['2', '1', '3']);
    expect(await codesFor(ben)).toEqual(['1', '2', '3']);
    expect(await versionOf()).toEqual(before);
    const order = await placed(annas);
    expect((await annas.order(order)).ship_to?.code).toBe('2');
  });

  it('are limited for a person who may order to some only; another is as an unknown one', async () => {
    await limit(anna, '2', '3', 'GONE');
    expect(await codesFor(anna)).toEqual(['2', '3']);

    const [other, unknown] = [await sendTo(annas, '1'), await sendTo(annas, 'NONE')];
    expect([other.status, other.body.message]).toEqual([unknown.status, unknown.body.message]);
    expect(other.status).toBe(400);
    expect((await sendTo(annas, '3')).status).toBe(200);
  });

  it('are none for a person whose only ones are gone', async () => {
    await limit(anna, 'GONE');

    expect(await codesFor(anna)).toEqual([]);
    expect((await place(annas)).status).toBe(400);
  });
});

describe('what several people buy', () => {
  interface Bought {
    products: { product_id: string; orders: number }[];
    scopes?: { people: boolean; ship_to: { code: string }[] };
  }
  const bought = async (as: TestCustomer, query: Record<string, string> = {}) => {
    const options = { as, query: { user_id: as.id, ...query } };
    const { body } = await server.ask<Bought>('GET', '/api/what-i-buy', options);
    const orders = body.products.map(({ product_id, orders }) => [product_id, orders]);
    return { orders: Object.fromEntries(orders) as object, scopes: body.scopes };
  };

  it('is everybody’s, or the reader’s own, or that of an address', async () => {
    const row = { customer_id: anna.customerId, kind: 'ship' };
    await addAddresses(server.db, [
      { ...row, is_default: 1, ...testAddress('1', 'Depot 1') },
      { ...row, is_default: 0, ...testAddress('2', 'Depot 2') },
    ]);
    await place(annas, { THREAD: 1 });
    await place(bens, { THREAD: 2 });
    await bens.add({ RIBBON: 1 });
    await bens.place(wholeCart(await bens.cart()), { ship_to: '2' });

    const all = await bought(anna);
    expect(all.orders).toEqual({ THREAD: 2, RIBBON: 1 });
    expect(all.scopes).toMatchObject({ people: true, ship_to: [{ code: '1' }, { code: '2' }] });
    expect((await bought(anna, { mine: 'true' })).orders).toEqual({ THREAD: 1 });
    expect((await bought(anna, { ship_to: '2' })).orders).toEqual({ RIBBON: 1 });
    expect((await bought(anna, { ship_to: 'NONE' })).orders).toEqual({});
  });

  it('is told as before while one person orders to one address', async () => {
    const sole = await createOwner(server.db, `sole${number}`);
    await placed(buyer(server, sole));

    expect((await bought(sole)).scopes).toBeUndefined();
  });
});

describe('the guard against unusual quantities', () => {
  it('follows the person’s own orders once there are ten', async () => {
    const usualOf = async (as: Buyer) => {
      await as.add({ THREAD: 1 });
      return (await as.cart())[0]?.usual;
    };
    await place(bens, { THREAD: 200 });
    expect(await usualOf(annas)).toMatchObject({ most: 200 });
    for (let at = 0; at < 10; at += 1) await placed(annas);

    expect(await usualOf(annas)).toMatchObject({ least: 1, most: 2 });
    expect(await usualOf(bens)).toMatchObject({ most: 200 });
  });
});

describe('what programs and the desk are told of several people', () => {
  it('is who placed an order, and who orders for a customer', async () => {
    const erp = await newMachine(server, `erp${number}`);
    const rita = await signInDesk(server, ['orders', 'accounts'], clock);
    await placed(annas);
    const order = await placed(annas);
    clock = new Date(clock.getTime() + 11 * 60_000);
    await releaseOrders(server, clock);
    const name = `Buyer ${anna.id}`;
    const { email } = anna;

    expect((await erp.order(order)).body.placed_by).toEqual({ name, email });
    const query = { order_id: order };
    const shown = await server.ask<{ order: DeskOrder }>('GET', '/api/staff/order', {
      as: rita,
      query,
    });
    expect(shown.body.order.customer.ordered_by).toEqual({ name, email });
    const customer = await erp.read<MachineCustomer>(`/customers/C-${anna.id}`);
    expect(customer.body.users).toMatchObject([
      { email, name, role: 'buyer', standing: 'active', ship_to_codes: [] },
      { email: ben.email, role: 'buyer' },
      { email: cleo.email, role: 'administrator' },
    ]);
  });

  it('is nobody for the order of an owner', async () => {
    const erp = await newMachine(server, `erp${number}`);
    const sole = await createOwner(server.db, `sole${number}`);
    await placed(buyer(server, sole));
    const order = await placed(buyer(server, sole));
    clock = new Date(clock.getTime() + 11 * 60_000);
    await releaseOrders(server, clock);

    expect((await erp.order(order)).body).not.toHaveProperty('placed_by');
  });
});

import type { showAccount } from '#contract/account';
import type { Reply } from '#contract/route';

import { addAddresses } from '../../server/db/customerAddresses';
import { eventsOfSubject } from '../../server/db/events';
import { buyer, wholeCart, type Buyer } from '../support/buyer';
import { mailsOf } from '../support/outbox';
import { startTestServer } from '../support/serverApp';
import { storeTestProducts, createCustomer, type TestCustomer } from '../support/shop';
import type { TestServer } from '../support/startOn';
import { testAddress } from '../support/testAddress';

let server: TestServer;
let anna: TestCustomer;
let annas: Buyer;

const address = (code: string, kind: 'bill' | 'ship', is_default = 0) => ({
  customer_id: anna.customerId,
  kind,
  is_default,
  ...testAddress(code, `Anna’s ${code}`),
});

beforeAll(async () => {
  server = await startTestServer();
  await storeTestProducts(server.db, [{ product_id: 'THREAD', available: 1000 }]);
});
afterAll(() => server.close());

let number = 0;
beforeEach(async () => {
  number += 1;
  anna = await createCustomer(server.db, `anna${number}`);
  annas = buyer(server, anna);
});

const place = async (more: Record<string, string> = {}) => {
  await annas.add({ THREAD: 1 });
  return annas.place(wholeCart(await annas.cart()), more);
};
const shipsTo = async (orderId = '') => (await annas.order(orderId)).ship_to?.code;
const choices = async () => {
  const query = { user_id: anna.id };
  const { body } = await server.ask<{ addresses: { code: string }[] }>('GET', '/api/addresses', {
    as: anna,
    query,
  });
  return body.addresses.map(({ code }) => code);
};

describe('what is on file for a customer', () => {
  it('has the payment terms and the addresses of each kind, the default first', async () => {
    const update = server.db.updateTable('customers').set({ terms: 'NET 30' });
    await update.where('id', '=', anna.customerId).execute();
    await addAddresses(server.db, [
      address('A', 'ship'),
      address('B', 'ship', 1),
      address('C', 'bill', 1),
    ]);
    const query = { user_id: anna.id };
    const { body } = await server.ask<Reply<typeof showAccount>>('GET', '/api/account', {
      as: anna,
      query,
    });

    expect(body.terms).toBe('NET 30');
    expect(body.ship_to.map(({ code }) => code)).toEqual(['B', 'A']);
    expect(body.bill_to.map(({ code }) => code)).toEqual(['C']);
  });
});

describe('the shipping address of an order', () => {
  it('is absent if the customer has none', async () => {
    expect(await choices()).toEqual([]);
    const { body } = await place();
    expect(await shipsTo(body.order_id)).toBeUndefined();
  });

  it('is the default one, or another chosen by the buyer, which the next order proposes', async () => {
    const ships = [address('SHOP', 'ship', 1), address('BARN', 'ship')];
    await addAddresses(server.db, [...ships, address('BANK', 'bill', 1)]);
    expect(await choices()).toEqual(['SHOP', 'BARN']);
    expect(await shipsTo((await place()).body.order_id)).toBe('SHOP');
    expect(await shipsTo((await place({ ship_to: 'BARN' })).body.order_id)).toBe('BARN');
    expect(await choices()).toEqual(['BARN', 'SHOP']);
    expect(await shipsTo((await place()).body.order_id)).toBe('BARN');
    const events = await eventsOfSubject(server.db, `customer C-anna${number}`);
    expect(events).toEqual([]);
  });

  it('is the billing address if there is no shipping address', async () => {
    await addAddresses(server.db, [address('BANK', 'bill', 1)]);
    expect(await choices()).toEqual([]);
    expect(await shipsTo((await place()).body.order_id)).toBe('BANK');
  });

  it('does not change when the customer moves', async () => {
    await addAddresses(server.db, [address('SHOP', 'ship', 1)]);
    const { body } = await place();
    const mine = server.db
      .updateTable('customer_addresses')
      .where('customer_id', '=', anna.customerId);
    await mine.set({ city: 'Ottawa' }).execute();
    expect((await annas.order(body.order_id ?? '')).ship_to?.city).toBe('Guelph');
  });

  it('is in the confirmation by e-mail, with the date', async () => {
    await addAddresses(server.db, [address('SHOP', 'ship', 1)]);
    await place();
    const [mail] = (await mailsOf(server)).filter(({ to }) => to.includes(anna.email));
    const today = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long' }).format(new Date());
    const shown = 'Anna’s SHOP\n12 Reel St\nGuelph ON N1H 1A1\nCA';
    expect(mail?.text).toContain(`Date: ${today}\nShip to: ${shown}\n`);
    expect(mail?.html).toContain(shown.replaceAll('\n', '<br>'));
  });

  it('is refused if it is not the customer’s, and no order is placed', async () => {
    await addAddresses(server.db, [address('SHOP', 'ship', 1)]);
    const { status, body } = await place({ ship_to: 'NOWHERE' });
    expect(status).toBe(400);
    expect(body.message).toBe('This address is not in your account.');
    expect(await annas.cart()).toHaveLength(1);
  });
});

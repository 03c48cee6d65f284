import type { QueuedOrder } from '#contract/staffOrders';

import { addAddresses } from '../../server/db/customerAddresses';
import { releaseOrders } from '../../server/services/fulfilment/releaseOrders';
import { buyer, wholeCart, type Buyer } from '../support/buyer';
import { signInDesk } from '../support/desk';
import { startTestServer } from '../support/serverApp';
import { storeTestProducts, createCustomer, type TestCustomer } from '../support/shop';
import type { TestServer } from '../support/startOn';
import { testAddress } from '../support/testAddress';

let server: TestServer;
let clock = new Date();
let anna: TestCustomer;
let annas: Buyer;

beforeAll(async () => {
  const environment = { HOLD_OPENING_ORDERS: 'on', HOLD_WITHOUT_ADDRESS: 'on' };
  server = await startTestServer({ now: () => clock, environment });
  await storeTestProducts(server.db, [{ product_id: 'THREAD', available: 1000 }]);
  anna = await createCustomer(server.db, 'anna');
  annas = buyer(server, anna);
});
afterAll(() => server.close());

/** Places an order and returns what its customer sees after the ten-minute cancellation period. */
async function fallenDue() {
  await annas.add({ THREAD: 1 });
  const { body } = await annas.place(wholeCart(await annas.cart()), {});
  clock = new Date(clock.getTime() + 10 * 60_000);
  await releaseOrders(server, clock);
  return annas.order(body.order_id ?? '');
}

describe('an order that is held by a rule', () => {
  it('is a customer’s first, then each without an address, as the queue shows', async () => {
    expect(await fallenDue()).toMatchObject({ stage: 'held', hold: { rule: 'opening_order' } });
    expect(await fallenDue()).toMatchObject({ stage: 'held', hold: { rule: 'no_address' } });

    await addAddresses(server.db, [
      {
        customer_id: anna.customerId,
        kind: 'ship',
        is_default: 1,
        ...testAddress('SHOP', 'Anna’s shop'),
      },
    ]);
    expect(await fallenDue()).toMatchObject({ stage: 'released' });

    const boss = await signInDesk(server, ['orders']);
    const { body } = await server.ask<{ orders: QueuedOrder[] }>(
      'GET',
      '/api/staff/orders?queue=all',
      { as: boss },
    );
    expect(body.orders.map(({ has_address }) => has_address)).toEqual([true, false, false]);
  });
});

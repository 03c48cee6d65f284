import { dayIn } from '#domain/days';

import { releaseOrders } from '../../server/services/fulfilment/releaseOrders';
import { openShop } from '../support/machine';
import { mailsOf } from '../support/outbox';
import { startTestServer } from '../support/serverApp';
import { storeTestProducts } from '../support/shop';

/** A zone in which it is another day than in UTC. */
const zone = new Date().getUTCHours() < 12 ? 'Etc/GMT+12' : 'Etc/GMT-14';
afterEach(() => jest.restoreAllMocks());

it('dates the lines of an internal e-mail in the time zone of the machine', async () => {
  let clock = new Date();
  const server = await startTestServer({
    now: () => clock,
    environment: { ORDERS_MAIL: 'pack@shop.test' },
    fill: ({ db }) => storeTestProducts(db, [{ product_id: 'THREAD', available: 50 }]),
  });
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolvedOptions.call(this), timeZone: zone };
  });

  const shop = await openShop(server, 'anna');
  await shop.place({ THREAD: 1 });
  const day = dayIn(clock, zone);
  clock = new Date(clock.getTime() + 11 * 60_000);
  await releaseOrders(server, clock);

  const mail = (await mailsOf(server)).find(({ to }) => to === 'pack@shop.test');
  const lines = [...(mail?.files ?? [])].find(([name]) => name.endsWith('.csv'))?.[1];
  expect(lines?.toString()).toContain(day);
  await server.close();
});

/** @engines both */

import { newMachine, openShop } from '../support/machine';
import { startTestServer } from '../support/serverApp';

const MINUTE = 60_000;

it('a clock that is set back delays the release, and nothing is released twice', async () => {
  const begin = Date.now();
  let clock = new Date(begin);
  const server = await startTestServer({ now: () => clock });
  const shop = await openShop(server, 'anna');
  const erp = await newMachine(server, 'erp');
  const at = async (minutes: number, after?: string) => {
    clock = new Date(begin + minutes * MINUTE);
    const { body } = await erp.orders(after === undefined ? {} : { after });
    return { next: body.next, ids: body.orders.map(({ order_id }) => order_id) };
  };
  const first = await shop.place({ THREAD: 1 });
  expect((await at(-60)).ids).toEqual([]);
  expect((await at(9)).ids).toEqual([]);
  const released = await at(10.25);
  expect(released.ids).toEqual([first]);

  expect((await at(-60, released.next)).ids).toEqual([]);
  const second = await shop.place({ NEEDLE: 1 });
  expect((await at(-51, released.next)).ids).toEqual([]);
  expect((await at(-49, released.next)).ids).toEqual([second]);
  expect((await at(30)).ids).toEqual([first, second]);
  const events = server.db.selectFrom('events').where('kind', '=', 'order.released');
  expect(await events.select('subject').orderBy('seq').execute()).toEqual([
    { subject: `order ${first}` },
    { subject: `order ${second}` },
  ]);
  await server.close();
});

/** @engines both */

import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';

import { auditOf } from '../support/auditOf';
import { makeKillableServer, type KillableServer } from '../support/makeKillableServer';
import { storeTestProducts, createCustomer, type TestCustomer } from '../support/shop';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase';
import { trials } from '../support/trials';

const ROUNDS = trials(2);
const STOCK = 90_000;

let data: TestDatabase;
let program: KillableServer;
let writers: Writer[];

beforeAll(async () => {
  data = await openTestDatabase();
  await storeTestProducts(data.db, [
    { product_id: 'NEEDLE', price: 2.5, available: STOCK },
    { product_id: 'THREAD', price: 1.1, available: STOCK },
  ]);
  const names = ['anna', 'bea', 'carl', 'dora'];
  const customers = await Promise.all(names.map((name) => createCustomer(data.db, name)));
  writers = customers.map(makeWriter);

  program = await makeKillableServer(data);
});
afterAll(async () => {
  program.remove();
  await data.close();
});

/**
 * A buyer who repeatedly adds two products and orders them, each step with its own idempotency key.
 */
interface Writer {
  customer: TestCustomer;
  /** Numbers of the acknowledged orders, one for each turn. */
  acknowledged: string[];
  isAdded: boolean;
}

const makeWriter = (customer: TestCustomer): Writer => ({
  customer,
  acknowledged: [],
  isAdded: false,
});

const ORDERED = { product_id: ['NEEDLE', 'THREAD'], order_qty: [1, 2], price: [2.5, 1.1] };

async function post(
  address: string,
  path: string,
  { customer, acknowledged }: Writer,
  body: unknown,
) {
  const answer = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${customer.token}`,
      'content-type': 'application/json',
      'idempotency-key': `turn ${acknowledged.length}`,
    },
    body: JSON.stringify(body),
  });
  const read = (await answer.json()) as { status: boolean; message?: string; order_id?: string };
  if (answer.status !== 200) throw new Refused(`${path}: ${answer.status} ${read.message ?? ''}`);
  return read;
}

/** A response other than 200 is a failure, whereas this test breaks connections on purpose. */
class Refused extends Error {}

async function keepOrdering(
  writer: Writer,
  address: string,
  isOver: () => boolean,
  onOrder = () => {},
) {
  const user_id = writer.customer.id;
  try {
    while (!isOver()) {
      if (!writer.isAdded) {
        await post(address, `/api/cart/add?user_id=${user_id}`, writer, { NEEDLE: 1, THREAD: 2 });
        writer.isAdded = true;
      }
      const { order_id } = await post(address, '/api/store/orders', writer, {
        ...ORDERED,
        user_id,
      });
      writer.acknowledged.push(String(order_id));
      writer.isAdded = false;
      onOrder();
    }
  } catch (error) {
    if (error instanceof Refused) throw error;
  }
}

describe('a server that is killed while orders are placed', () => {
  it('loses, duplicates or corrupts no order that it acknowledged', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { server, address } = await program.start();
      let isDead = false;
      let onOrder = () => {};
      const ordered = new Promise<void>((resolve) => {
        onOrder = resolve;
      });
      const ordering = writers.map((writer) =>
        keepOrdering(writer, address, () => isDead, onOrder),
      );
      await Promise.race([ordered, Promise.all(ordering)]);
      await delay(Math.random() * 100);
      server.kill('SIGKILL');
      isDead = true;
      await Promise.all([once(server, 'exit'), ...ordering]);
    }

    const { server, address } = await program.start();
    await Promise.all(writers.map((writer) => finishTurn(writer, address)));
    server.kill('SIGKILL');
    await once(server, 'exit');

    for (const writer of writers) await expectEveryOrderOnce(writer);
    await expectStockToMatch();
    expect(await auditOf(data.db)).toEqual([]);
  });
});

/** Retries an interrupted turn with the same keys, so that every turn ends in one order. */
async function finishTurn(writer: Writer, address: string) {
  let turns = 0;
  await keepOrdering(writer, address, () => (turns += 1) > 1);
}

async function expectEveryOrderOnce({ customer, acknowledged }: Writer) {
  const orders = await data.db
    .selectFrom('orders')
    .where('customer_id', '=', customer.customerId)
    .select(['order_id', 'lines', 'total_cents'])
    .execute();
  const lines = await data.db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.order_id', 'order_lines.order_id')
    .where('orders.customer_id', '=', customer.customerId)
    .select(['order_lines.order_id', 'order_lines.line', 'product_id', 'order_qty'])
    .orderBy('order_lines.line')
    .execute();

  expect(orders.map(({ order_id }) => order_id).sort()).toEqual([...acknowledged].sort());
  for (const { order_id, lines: count, total_cents } of orders) {
    const own = lines.filter((line) => line.order_id === order_id);
    expect([count, total_cents]).toEqual([2, 12 * (250 + 2 * 110)]);
    expect(own.map(({ product_id, order_qty }) => [product_id, order_qty])).toEqual([
      ['NEEDLE', 1],
      ['THREAD', 2],
    ]);
  }
}

async function expectStockToMatch() {
  const offers = await data.db
    .selectFrom('offers')
    .where('country', '=', 'CA')
    .select('available')
    .orderBy('product_id')
    .execute();
  const orders = writers.flatMap(({ acknowledged }) => acknowledged).length;

  expect(orders).toBeGreaterThan(ROUNDS);
  expect(offers.map(({ available }) => available)).toEqual([STOCK - orders, STOCK - 2 * orders]);
}

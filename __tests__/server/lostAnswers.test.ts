import { buyer, wholeCart, type Outcome, type WantedLine } from '../support/buyer';
import { startTestServer } from '../support/serverApp';
import { storeTestProducts, createCustomer, type TestCustomer } from '../support/shop';
import type { TestServer } from '../support/startOn';
import { eachTrial } from '../support/trials';

const TRIES = 5;
/**
 * Upper bound for placing an order, in milliseconds; the caller disconnects at some point within
 * it.
 */
const LONGEST = 25;

let server: TestServer;
let address: string;

beforeAll(async () => {
  server = await startTestServer({
    fill: ({ db }) => storeTestProducts(db, [{ product_id: 'THREAD', available: 1_000_000 }]),
  });
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

async function send({ id, token }: TestCustomer, [line]: WantedLine[], signal?: AbortSignal) {
  const answer = await fetch(`${address}/api/store/orders`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': 'the same order',
    },
    body: JSON.stringify({ user_id: id, ...line, date: '2026-03-01', order_comment: '' }),
    ...(signal && { signal }),
  });
  return { status: answer.status, body: (await answer.json()) as Outcome };
}

describe('an order whose responses are lost', () => {
  it.each(eachTrial(10))(
    'is placed once, and gets the same response however often it is sent again under its key',
    async (trial) => {
      const customer = await createCustomer(server.db, `anna${trial}`);
      const { add, cart, packs } = buyer(server, customer);
      await add({ THREAD: 2 });
      const lines = wholeCart(await cart());
      const heard = [];
      for (let time = 0; time < TRIES; time += 1) {
        const hangUp = AbortSignal.timeout(Math.ceil(Math.random() * LONGEST));
        heard.push(await send(customer, lines, hangUp).catch(() => undefined));
      }
      // The last request may find the previous one still in progress.
      let last = await send(customer, lines);
      while (last.status === 409) last = await send(customer, lines);
      const orders = await server.db
        .selectFrom('orders')
        .where('customer_id', '=', customer.customerId)
        .select('order_id')
        .execute();

      expect(orders).toEqual([{ order_id: last.body.order_id }]);
      expect(await packs()).toEqual({});
      for (const answer of heard.filter((one) => one?.status === 200)) {
        expect(answer?.body).toEqual(last.body);
      }
    },
  );
});

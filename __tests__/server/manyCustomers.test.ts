import { buyer, wholeCart } from '../support/buyer';
import { startTestServer } from '../support/serverApp';
import { storeTestProducts, createCustomer, type TestCustomer } from '../support/shop';
import type { TestServer } from '../support/startOn';
import { trials } from '../support/trials';

const REQUESTS = trials(500);
const names = Array.from({ length: 50 }, (_none, at) => `c${at}`);
/** Data of a single customer contains that customer's name. */
const canaryOf = (name: string) => `canary-${name}-`;

interface Canaried {
  customer: TestCustomer;
  name: string;
  addresses: string[];
}

let server: TestServer;
let customers: Canaried[];

beforeAll(async () => {
  server = await startTestServer({
    fill: ({ db }) =>
      storeTestProducts(
        db,
        names.map((name) => ({ product_id: `OF-${name}`, name: canaryOf(name) })),
      ),
  });
  customers = await Promise.all(names.map(welcome));
});
afterAll(() => server.close());

/** Creates a customer with an order and a cart of a product that nobody else has. */
async function welcome(name: string): Promise<Canaried> {
  const customer = await createCustomer(server.db, name);
  const { add, cart, place } = buyer(server, customer);
  await add({ [`OF-${name}`]: 2 });
  const { body } = await place(wholeCart(await cart()), { order_comment: canaryOf(name) });
  await add({ [`OF-${name}`]: 1 });
  const own = `user_id=${name}`;
  const addresses = [
    `cart?${own}`,
    `fetch-order?${own}`,
    `order-history?${own}&order_id=${body.order_id}`,
  ];
  return { customer, name, addresses };
}

describe('fifty customers who send requests at the same moment', () => {
  it('each receive their own data, and nothing of another customer', async () => {
    for (let sent = 0; sent < REQUESTS; sent += names.length) {
      const answers = await Promise.all(
        customers.map(({ customer, addresses }, at) =>
          server.ask('GET', `/api/${addresses[(sent / names.length + at) % addresses.length]}`, {
            as: customer,
          }),
        ),
      );
      const seen = answers.map(({ text }) => [...new Set(text.match(/canary-\w+-/g))]);

      expect(seen).toEqual(names.map((name) => [canaryOf(name)]));
    }
  });
});

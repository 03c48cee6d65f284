import type { BatchAnswer } from '#contract/v1/machineCall';
import type { MachineOrder, OrderInFull } from '#contract/v1/orders';
import { SCOPES, type KeyScope } from '#domain/scopes';

import type { EventPage } from '../../server/services/feeds/eventsFeed';
import { addKey } from '../../server/services/machine/keys';

import { buyer, wholeCart, type Buyer } from './buyer';
import { storeTestProducts, createCustomer, type TestCustomer } from './shop';
import type { TestResponse, RequestOptions, TestServer } from './startOn';

export const ROOT = { kind: 'command', id: 'root' } as const;

export interface OrderPage {
  orders: MachineOrder[];
  next: string;
  more: boolean;
  behind: number;
}

/** Requests made by a machine with its own API key. */
export function machine({ ask }: Pick<TestServer, 'ask'>, token: string) {
  const as = { token };
  const read = <Body>(
    url: string,
    query: RequestOptions['query'] = {},
  ): Promise<TestResponse<Body>> => ask('GET', `/api/v1${url}`, { as, query });
  const post = <Body = BatchAnswer>(
    url: string,
    body?: unknown,
    more: RequestOptions = {},
  ): Promise<TestResponse<Body>> =>
    ask('POST', `/api/v1${url}`, { as, ...(body !== undefined && { body }), ...more });
  const rows = (url: string, ...sent: object[]) => post(url, { rows: sent });
  return {
    token,
    read,
    post,
    orders: (query: RequestOptions['query'] = {}) => read<OrderPage>('/orders', query),
    order: (orderId: string) => read<OrderInFull>(`/orders/${orderId}`),
    events: (query: RequestOptions['query'] = {}) => read<EventPage>('/events', query),
    acknowledge: (...sent: object[]) => rows('/orders/acknowledgements', ...sent),
    ship: (...sent: object[]) => rows('/shipments', ...sent),
    status: (...sent: object[]) => rows('/order-status', ...sent),
  };
}

export type Machine = ReturnType<typeof machine>;

/** Creates a key with these scopes; all of them by default. */
export const newMachine = async (
  server: Pick<TestServer, 'ask' | 'db'>,
  name: string,
  scopes: readonly KeyScope[] = SCOPES,
): Promise<Machine> =>
  machine(server, await addKey(server.db, { actor: ROOT, at: new Date() }, { name, scopes }));

export interface TestShop {
  buyer: Buyer;
  customer: TestCustomer;
  /** Places an order for these packs; returns its number. */
  place: (packs: Record<string, number>) => Promise<string>;
}

/** Creates a customer, and two products in stock: THREAD in packs of 12, and NEEDLE sold singly. */
export async function openShop(
  server: TestServer,
  name: string,
  create = createCustomer,
): Promise<TestShop> {
  const known = await server.db.selectFrom('products').select('id').executeTakeFirst();
  if (!known) {
    await storeTestProducts(server.db, [
      { product_id: 'THREAD', name: 'Thread', available: 90_000, barcodes: ['036000291452'] },
      { product_id: 'NEEDLE', name: '<b>Needle</b>', available: 90_000, ship_pac: 1 },
    ]);
  }
  const customer = await create(server.db, name);
  const own = buyer(server, customer);
  return {
    buyer: own,
    customer,
    place: async (packs) => {
      await own.add(packs);
      const { body } = await own.place(wholeCart(await own.cart()), {});
      return body.order_id ?? '';
    },
  };
}

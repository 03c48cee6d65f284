import type { TestCustomer } from './shop';

interface OwnOrder {
  id: string;
  /** When the response with its number arrived. */
  at: string;
  /** Cancellation state: not requested, requested, or confirmed by the shop. */
  back: 'no' | 'asked' | 'done';
}

interface Reply {
  status: number;
  order_id: string;
}

/**
 * A customer who places a share of the orders, one in each run of the server, under idempotency
 * keys, and cancels some. Interrupted requests are retried, and orders lost by a restore are placed
 * again.
 */
export function erpBuyer(
  customer: TestCustomer,
  { share, random }: { share: number; random: () => number },
) {
  const user_id = customer.id;
  /** Every order number ever received. */
  const seen: string[] = [];
  let own: OwnOrder[] = [];
  let turn = 0;
  let isAdded = false;

  const post = async (
    address: string,
    path: string,
    body: unknown,
    key = `turn ${turn}`,
  ): Promise<Reply> => {
    const response = await fetch(`${address}${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${customer.token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify(body),
    });
    if (![200, 409].includes(response.status)) throw new Error(`${path}: ${response.status}`);
    return { ...((await response.json()) as Reply), status: response.status };
  };
  const accepted = async (reply: Promise<Reply>): Promise<Reply> => {
    const { status, ...response } = await reply;
    if (status !== 200) throw new Error(`${status}`);
    return { ...response, status };
  };

  async function place(address: string): Promise<void> {
    if (!isAdded) {
      const cart = { NEEDLE: 3, THREAD: 2 };
      await accepted(post(address, `/api/cart/add?user_id=${user_id}`, cart));
    }
    isAdded = true;
    const { order_id: id } = await accepted(
      post(address, '/api/store/orders', {
        user_id,
        product_id: ['NEEDLE', 'THREAD'],
        order_qty: [3, 2],
        price: [2.5, 1.1],
        po_reference: `${user_id} ${turn}`,
      }),
    );
    isAdded = false;
    turn += 1;
    seen.push(id);
    own.push({ id, at: new Date().toISOString(), back: random() < 0.2 ? 'asked' : 'no' });
  }

  /** Being too late to cancel is a valid response too. */
  async function cancelOrder(address: string, order: OwnOrder): Promise<void> {
    const body = { user_id, order_id: order.id };
    const { status } = await post(address, '/api/cancel-order', body, `back ${order.id}`);
    order.back = status === 200 ? 'done' : 'no';
  }

  const activeOrders = () => own.filter(({ back }) => back === 'no').map(({ id }) => id);

  return {
    seen,
    activeOrders,
    orders: () => own.map(({ id }) => id),
    isSure: () => own.every(({ back }) => back !== 'asked') && activeOrders().length === share,
    goOn: async (address: string): Promise<void> => {
      if (own.every(({ back }) => back !== 'asked') && activeOrders().length < share) {
        await place(address);
      }
      for (const order of own) if (order.back === 'asked') await cancelOrder(address, order);
    },
    /** Tells the customer which orders a restored shop has; returns those that were lost. */
    goBackTo: (ids: ReadonlySet<string>): OwnOrder[] => {
      const lost = own.filter(({ id }) => !ids.has(id));
      own = own.filter(({ id }) => ids.has(id));
      isAdded = false;
      return lost;
    },
    /**
     * Whether the shop had confirmed the cancellation of an order that awaits a decision after a
     * restore.
     */
    hadCancelled: (id: string): boolean =>
      own.some((order) => order.id === id && order.back === 'done'),
  };
}

export type ErpBuyer = ReturnType<typeof erpBuyer>;

import type { TestCustomer } from './shop';

interface OwnOrder {
  id: string;
  /** When its number was answered. */
  at: string;
  /** What was asked: whether it is to be cancelled, and whether the shop said that it is. */
  back: 'no' | 'asked' | 'done';
}

interface Reply {
  status: number;
  order_id: string;
}

/**
 * A customer who places a share of orders, one in each life of the server, under keys of its own, and takes some back.
 * What was cut off is asked again; what a shop on a backup has lost is placed anew.
 */
export function erpBuyer(
  customer: TestCustomer,
  { share, random }: { share: number; random: () => number },
) {
  const user_id = customer.id;
  /** Every number that was ever answered. */
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
    const answer = await fetch(`${address}${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${customer.token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify(body),
    });
    if (![200, 409].includes(answer.status)) throw new Error(`${path}: ${answer.status}`);
    return { ...((await answer.json()) as Reply), status: answer.status };
  };
  const agreed = async (reply: Promise<Reply>): Promise<Reply> => {
    const { status, ...answer } = await reply;
    if (status !== 200) throw new Error(`${status}`);
    return { ...answer, status };
  };

  async function place(address: string): Promise<void> {
    if (!isAdded) {
      const cart = { NEEDLE: 3, THREAD: 2 };
      await agreed(post(address, `/api/cart/add?user_id=${user_id}`, cart));
    }
    isAdded = true;
    const { order_id: id } = await agreed(
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

  /** Too late is an answer too. */
  async function takeBack(address: string, order: OwnOrder): Promise<void> {
    const asked = { user_id, order_id: order.id };
    const { status } = await post(address, '/api/cancel-order', asked, `back ${order.id}`);
    order.back = status === 200 ? 'done' : 'no';
  }

  const living = () => own.filter(({ back }) => back === 'no').map(({ id }) => id);

  return {
    seen,
    living,
    orders: () => own.map(({ id }) => id),
    isSure: () => own.every(({ back }) => back !== 'asked') && living().length === share,
    goOn: async (address: string): Promise<void> => {
      if (own.every(({ back }) => back !== 'asked') && living().length < share) {
        await place(address);
      }
      for (const order of own) if (order.back === 'asked') await takeBack(address, order);
    },
    /** The shop is on a backup with these orders; returns those that it lost. */
    goBackTo: (ids: ReadonlySet<string>): OwnOrder[] => {
      const lost = own.filter(({ id }) => !ids.has(id));
      own = own.filter(({ id }) => ids.has(id));
      isAdded = false;
      return lost;
    },
    /** What this customer says of an order that waits since a restore: whether the shop had cancelled it. */
    hadCancelled: (id: string): boolean =>
      own.some((order) => order.id === id && order.back === 'done'),
  };
}

export type ErpBuyer = ReturnType<typeof erpBuyer>;

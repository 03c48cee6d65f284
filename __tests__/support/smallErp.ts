import type { BatchAnswer, RowOutcome } from '#contract/v1/machineCall';

import type { OrderPage } from './machine';

/** What an ERP has on its disk. */
interface Disk {
  cursor: string | undefined;
  /** Its sales orders by our number: how often each was made, and its number. */
  orders: Map<string, { number: string; made: number; lines: { line: number; open: number }[] }>;
  acknowledged: Set<string>;
}

/** Where it may die: whatever it was about to write to its disk is lost. */
class Died extends Error {}

/** An answer that says the ERP did something wrong: never expected. */
class Wrong extends Error {}

/**
 * A small ERP. It follows the feed, makes a sales order of each order by its number, acknowledges it and
 * ships it in one or two deliveries; its connection and it itself may die at every step.
 */
export function smallErp(token: string, random: () => number) {
  const disk: Disk = { cursor: undefined, orders: new Map(), acknowledged: new Set() };
  const mayDie = () => {
    if (random() < 0.05) throw new Died();
  };

  async function call<Body>(address: string, path: string, body?: unknown): Promise<Body> {
    const answer = await fetch(`${address}/api/v1${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const read = (await answer.json()) as Body;
    if (answer.status >= 500) throw new Died();
    if (answer.status !== 200) throw new Wrong(`${path}: ${answer.status} ${JSON.stringify(read)}`);
    mayDie();
    return read;
  }

  const check = (rows: readonly RowOutcome[], expected: readonly RowOutcome['outcome'][]) => {
    const other = rows.filter(({ outcome }) => !expected.includes(outcome));
    if (other.length > 0) throw new Wrong(JSON.stringify(other));
  };

  async function readFeed(address: string) {
    const after = disk.cursor === undefined ? '' : `&after=${disk.cursor}`;
    const page = await call<OrderPage>(address, `/orders?limit=20${after}`);
    for (const { order_id, lines } of page.orders) {
      mayDie();
      // Its own key on our number makes a second reading harmless.
      if (disk.orders.has(order_id)) continue;
      const open = lines.map(({ line, quantity }) => ({ line, open: quantity }));
      disk.orders.set(order_id, { number: `SO-${order_id}`, made: 1, lines: open });
    }
    disk.cursor = page.next;
  }

  async function acknowledge(address: string) {
    const waiting = [...disk.orders].filter(([id]) => !disk.acknowledged.has(id)).slice(0, 50);
    if (waiting.length === 0) return;
    const rows = waiting.map(([order_id, { number }]) => ({ order_id, external_id: number }));
    const { rows: told } = await call<BatchAnswer>(address, '/orders/acknowledgements', { rows });
    check(told, ['acknowledged', 'unchanged']);
    for (const { order_id } of rows) disk.acknowledged.add(order_id);
  }

  async function ship(address: string) {
    const ready = [...disk.orders].filter(
      ([id, { lines }]) => disk.acknowledged.has(id) && lines.some(({ open }) => open > 0),
    );
    const rows = ready.slice(0, 20).map(([order_id, { lines }]) => {
      const [first] = lines.filter(({ open }) => open > 0);
      const { line = 0, open = 0 } = first ?? {};
      const quantity = Math.ceil(open / 2);
      const external_id = `${order_id}-${line}-${open}`;
      return { order_id, external_id, carrier: 'UPS', lines: [{ line, quantity }] };
    });
    if (rows.length === 0) return;
    const { rows: told } = await call<BatchAnswer>(address, '/shipments', { rows });
    check(told, ['added', 'unchanged']);
    for (const { order_id, lines } of rows) {
      for (const sent of lines) {
        const own = disk.orders.get(order_id)?.lines.find(({ line }) => line === sent.line);
        if (own) own.open -= sent.quantity;
      }
    }
  }

  return {
    disk,
    /** One round of its work; a connection that breaks, or its own death, ends it and loses nothing that is on its disk. */
    round: async (address: string) => {
      try {
        await readFeed(address);
        await acknowledge(address);
        await ship(address);
      } catch (error) {
        if (error instanceof Wrong) throw error;
      }
    },
    /** Whether nothing is left to do with this many orders. */
    isDone: (orders: number) =>
      disk.acknowledged.size === orders &&
      [...disk.orders.values()].every(({ lines }) => lines.every(({ open }) => open === 0)),
  };
}

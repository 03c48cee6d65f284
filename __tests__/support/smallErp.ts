import type { Job } from '#contract/v1/data';
import type { BatchAnswer, RowOutcome } from '#contract/v1/machineCall';

import type { OrderPage } from './machine';

interface OrderedLine {
  line: number;
  product: string;
  quantity: number;
  open: number;
}

/** What an ERP has on its disk. */
interface Disk {
  cursor: string | undefined;
  /** Its sales orders by our number: how often each was made, and its number. */
  orders: Map<string, { number: string; made: number; lines: OrderedLine[] }>;
  acknowledged: Set<string>;
  /** Shipments that it was told of as stored. */
  shipments: Set<string>;
  /** Jobs that took its reports of stock. */
  jobs: Set<string>;
  /** A report that nobody has taken yet, just as it is sent again. */
  unsent: { key: string; query: string; rows: string } | undefined;
}

/** What lies on its shelf: so many packs of each product, and lots of which it reports a number of its own. */
interface Shelf {
  products: readonly string[];
  packs: number;
  lots: number;
}

/** Where it may die: whatever it was about to write to its disk is lost. */
class Died extends Error {}

/** An answer that says the ERP did something wrong: never expected. */
class Wrong extends Error {}

/**
 * A small ERP. It follows the feed, makes a sales order of each order by its number, acknowledges it and
 * ships it in one or two deliveries, and reports its stock where it has a shelf; its connection and it itself may die at every step.
 */
export function smallErp(token: string, random: () => number, shelf?: Shelf) {
  const disk: Disk = {
    cursor: undefined,
    orders: new Map(),
    acknowledged: new Set(),
    shipments: new Set(),
    jobs: new Set(),
    unsent: undefined,
  };
  const mayDie = () => {
    if (random() < 0.05) throw new Died();
  };

  async function ask<Body>(address: string, path: string, init: RequestInit): Promise<Body> {
    const headers = { authorization: `Bearer ${token}`, ...init.headers };
    const answer = await fetch(`${address}/api/v1${path}`, { ...init, headers });
    const read = (await answer.json()) as Body;
    if (answer.status >= 500) throw new Died();
    if (!answer.ok) throw new Wrong(`${path}: ${answer.status} ${JSON.stringify(read)}`);
    mayDie();
    return read;
  }

  const call = <Body>(address: string, path: string, body?: unknown): Promise<Body> =>
    ask(address, path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });

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
      const open = lines.map(({ line, product_id: product, quantity }) => ({
        ...{ line, product, quantity },
        open: quantity,
      }));
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
    for (const { shipment_id = '' } of told) disk.shipments.add(shipment_id);
    for (const { order_id, lines } of rows) {
      for (const sent of lines) {
        const own = disk.orders.get(order_id)?.lines.find(({ line }) => line === sent.line);
        if (own) own.open -= sent.quantity;
      }
    }
  }

  /** What it can still promise, one report after the other: all of it, less what is in its orders. */
  async function report(address: string, own: Shelf) {
    const last = [...disk.jobs].at(-1);
    if (last !== undefined) {
      const { state } = await call<Job>(address, `/jobs/${last}`);
      if (state !== 'done') return;
    }
    disk.unsent ??= newReport(own);
    const { key, query, rows: body } = disk.unsent;
    const headers = { 'content-type': 'application/x-ndjson', 'idempotency-key': key };
    const sent = { method: 'PATCH', headers, body };
    const { job_id } = await ask<Job>(address, `/stock?${query}`, sent);
    disk.jobs.add(job_id);
    disk.unsent = undefined;
  }

  function newReport({ products, packs, lots: count }: Shelf) {
    const number = disk.jobs.size + 1;
    const promised = new Map<string, number>();
    for (const { product, quantity } of [...disk.orders.values()].flatMap(({ lines }) => lines)) {
      promised.set(product, (promised.get(product) ?? 0) + quantity);
    }
    const lots = Array.from({ length: count }, (_none, at) => [`LOT-${at}`, number] as const);
    const own = products.map((id) => [id, packs - (promised.get(id) ?? 0)] as const);
    const rows = [...own, ...lots].map(([product_id, available]) =>
      JSON.stringify({ product_id, country: 'CA', available }),
    );
    const as_of = new Date().toISOString();
    const query = new URLSearchParams({ as_of, cursor: disk.cursor ?? '' }).toString();
    return { key: `report ${number}`, query, rows: rows.join('\n') };
  }

  return {
    disk,
    /** One round of its work; a connection that breaks, or its own death, ends it and loses nothing that is on its disk. */
    round: async (address: string) => {
      try {
        await readFeed(address);
        await acknowledge(address);
        await ship(address);
        if (shelf) await report(address, shelf);
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

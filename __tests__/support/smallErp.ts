import type { Job } from '#contract/v1/data';
import type { BatchAnswer, RowOutcome } from '#contract/v1/machineCall';

import type { OrderPage } from './machine';

interface OrderedLine {
  line: number;
  product: string;
  quantity: number;
  open: number;
}

/** An order in the ERP: its own number, how often it was created, and what has been shipped. */
interface SalesOrder {
  number: string;
  made: number;
  po: string;
  lines: OrderedLine[];
  deliveries: { external_id: string; line: number; quantity: number }[];
}

/** State the ERP persists. */
interface Disk {
  cursor: string | undefined;
  /** The shop was restored from a backup: unacknowledged orders are read again to the end. */
  isReadingAgain: boolean;
  restores: number;
  /** Its sales orders by our order number. */
  orders: Map<string, SalesOrder>;
  /**
   * What it has reported and the shop has confirmed: acknowledged orders, deliveries by their
   * numbers.
   */
  acknowledged: Set<string>;
  delivered: Set<string>;
  /** Orders unknown to the shop, which a person has to check. */
  missing: Set<string>;
  /** Shipments confirmed as stored. */
  shipments: Set<string>;
  /** Stock reports sent, and the jobs that accepted them. */
  reports: number;
  jobs: Set<string>;
  /** A report not accepted yet, to be resent unchanged. */
  unsent: { key: string; query: string; rows: string } | undefined;
}

/**
 * Its stock: so many packs of each product, plus other items that it reports under ids of its own.
 */
interface Shelf {
  products: readonly string[];
  packs: number;
  lots: number;
}

/** Simulated crash: anything not yet persisted is lost. */
class SimulatedCrash extends Error {}

/** A response that means the ERP made a mistake; never expected. */
class ErpMistake extends Error {}

/** Its cursor is rejected: the shop's database is not the one it has been reading. */
class Restored extends Error {}

/**
 * A small ERP. It follows the feed, creates a sales order for each order by its number,
 * acknowledges it, ships it in one or two deliveries, and reports its stock if it has any; its
 * connection and the ERP itself may fail at every step. After the shop is restored from a backup,
 * it repeats its reports and reads all unacknowledged orders again.
 */
export function smallErp(token: string, random: () => number, shelf?: Shelf) {
  const disk: Disk = {
    cursor: undefined,
    isReadingAgain: false,
    restores: 0,
    orders: new Map(),
    acknowledged: new Set(),
    delivered: new Set(),
    missing: new Set(),
    shipments: new Set(),
    reports: 0,
    jobs: new Set(),
    unsent: undefined,
  };
  const maybeCrash = () => {
    if (random() < 0.05) throw new SimulatedCrash();
  };

  async function ask<Body>(address: string, path: string, init: RequestInit): Promise<Body> {
    const headers = { authorization: `Bearer ${token}`, ...init.headers };
    const answer = await fetch(`${address}/api/v1${path}`, { ...init, headers });
    const read = (await answer.json()) as Body & { code?: string };
    if (answer.status >= 500) throw new SimulatedCrash();
    if (read.code === 'cursor.foreign') throw new Restored();
    if (!answer.ok) throw new ErpMistake(`${path}: ${answer.status} ${JSON.stringify(read)}`);
    maybeCrash();
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
    if (other.length > 0) throw new ErpMistake(JSON.stringify(other));
  };

  /** Repeats everything the shop may have forgotten; its own orders and deliveries are retained. */
  function startOver() {
    for (const reported of ['acknowledged', 'delivered', 'missing', 'shipments', 'jobs'] as const) {
      disk[reported].clear();
    }
    disk.unsent = undefined;
    disk.cursor = undefined;
    disk.isReadingAgain = true;
    disk.restores += 1;
  }

  async function readFeed(address: string) {
    const after = disk.cursor === undefined ? '' : `&after=${disk.cursor}`;
    const part = disk.isReadingAgain ? '&acknowledged=false' : '';
    const page = await call<OrderPage>(address, `/orders?limit=20${after}${part}`);
    for (const { order_id, po_reference: po, lines } of page.orders) {
      maybeCrash();
      const own = disk.orders.get(order_id);
      if (own && own.po !== po)
        throw new ErpMistake(`${order_id} is two orders: ${own.po} and ${po}`);
      disk.missing.delete(order_id);
      // A unique key on our order number makes reading an order twice harmless.
      if (own) continue;
      const open = lines.map(({ line, product_id: product, quantity }) => ({
        line,
        product,
        quantity,
        open: quantity,
      }));
      const number = `SO-${order_id}`;
      disk.orders.set(order_id, { number, made: 1, po, lines: open, deliveries: [] });
    }
    disk.cursor = page.next;
    if (!page.more) disk.isReadingAgain = false;
  }

  async function acknowledge(address: string) {
    const waiting = [...disk.orders]
      .filter(([id]) => !disk.acknowledged.has(id) && !disk.missing.has(id))
      .slice(0, 50);
    if (waiting.length === 0) return;
    const rows = waiting.map(([order_id, { number }]) => ({ order_id, external_id: number }));
    const { rows: reported } = await call<BatchAnswer>(address, '/orders/acknowledgements', {
      rows,
    });
    const lost = disk.restores > 0 ? (['unknown'] as const) : [];
    check(reported, ['acknowledged', 'unchanged', ...lost]);
    for (const [index, { order_id }] of rows.entries()) {
      const isUnknown = reported[index]?.outcome === 'unknown';
      disk[isUnknown ? 'missing' : 'acknowledged'].add(order_id);
    }
  }

  /** Loads half of what is open on a line for delivery. */
  function load(orderId: string, { lines, deliveries }: SalesOrder) {
    const next = lines.find(({ open }) => open > 0);
    if (!next) return;
    const quantity = Math.ceil(next.open / 2);
    const external_id = `${orderId}-${next.line}-${next.open}`;
    deliveries.push({ external_id, line: next.line, quantity });
    next.open -= quantity;
  }

  async function ship(address: string) {
    const own = [...disk.orders].filter(([id]) => disk.acknowledged.has(id));
    for (const [id, order] of own) load(id, order);
    const unreported = own.flatMap(([order_id, { deliveries }]) =>
      deliveries
        .filter(({ external_id }) => !disk.delivered.has(external_id))
        .map(({ external_id, ...line }) => ({
          order_id,
          external_id,
          carrier: 'UPS',
          lines: [line],
        })),
    );
    const rows = unreported.slice(0, 50);
    if (rows.length === 0) return;
    const { rows: reported } = await call<BatchAnswer>(address, '/shipments', { rows });
    check(reported, ['added', 'unchanged']);
    for (const { shipment_id = '' } of reported) disk.shipments.add(shipment_id);
    for (const { external_id } of rows) disk.delivered.add(external_id);
  }

  /**
   * Reports what it can still promise, one report at a time: its total stock less what is in its
   * orders.
   */
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
    disk.reports += 1;
    const number = disk.reports;
    const promised = new Map<string, number>();
    for (const { product, quantity } of [...disk.orders.values()].flatMap(({ lines }) => lines)) {
      promised.set(product, (promised.get(product) ?? 0) + quantity);
    }
    const lots = Array.from({ length: count }, (_none, index) => [`LOT-${index}`, number] as const);
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
    /**
     * Runs one round of its work; a broken connection or a crash ends the round without losing
     * persisted state.
     */
    round: async (address: string) => {
      try {
        await readFeed(address);
        await acknowledge(address);
        await ship(address);
        if (shelf) await report(address, shelf);
      } catch (error) {
        if (error instanceof ErpMistake) throw error;
        if (error instanceof Restored) startOver();
      }
    },
    /** Whether nothing remains to be done or reported for these orders. */
    isDone: (orderIds: readonly string[]) =>
      disk.acknowledged.size === orderIds.length &&
      orderIds.every((id) => disk.acknowledged.has(id)) &&
      orderIds.every((id) => isShipped(disk.orders.get(id))) &&
      !disk.isReadingAgain &&
      (!shelf || (disk.jobs.size > 0 && !disk.unsent)),
  };

  function isShipped(order: SalesOrder | undefined): boolean {
    return (
      order !== undefined &&
      order.lines.every(({ open }) => open === 0) &&
      order.deliveries.every(({ external_id }) => disk.delivered.has(external_id))
    );
  }
}

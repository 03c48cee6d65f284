import { sql } from 'kysely';

import type { Queue } from '#domain/queues';

import { signInDesk, type DeskMember } from '../support/desk';
import { recordQueries } from '../support/recordQueries';
import { startTestServer } from '../support/serverApp';
import { storeTestProducts, createOwner } from '../support/shop';
import type { TestServer } from '../support/startOn';
import { trials } from '../support/trials';

const ORDERS = trials(3000);
const CUSTOMERS = 40;
const PRODUCTS = 2000;
const LINES = 5;
/** One order in this many is still waiting; the rest have been shipped. */
const WAITING = 200;

let server: TestServer;
let rita: DeskMember;
let recorder: ReturnType<typeof recordQueries>;

beforeAll(async () => {
  server = await startTestServer({
    fill: async (database) => {
      await storeTestProducts(database.db, shelf());
      recorder = recordQueries(database);
    },
  });
  for (let at = 0; at < CUSTOMERS; at += 1) await createOwner(server.db, `shop${at}`);
  await placeMany();
  rita = await signInDesk(server, ['orders']);
}, 600_000);
afterAll(() => server.close());

const COLOURS = ['Red', 'Blue', 'Green', 'Yellow', 'Violet', 'White', 'Black', 'Orange'];
const shelf = () =>
  Array.from({ length: PRODUCTS }, (_none, at) => ({
    product_id: `P-${at}`,
    name: `${COLOURS[at % COLOURS.length] ?? ''} thing ${at}`,
    barcodes: [`40${String(at).padStart(11, '0')}`],
  }));

/** Inserted directly into the database, because placing this many orders would take minutes. */
async function placeMany(): Promise<void> {
  const { db } = server;
  const numbers = sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${sql.lit(ORDERS)})`;
  await sql`insert into orders (order_id, customer_id, placed_at, status, stage, country, lang, origin,
      order_comment, po_reference, lines, units, total_cents, released_seq, released_at)
    ${numbers} select cast(100000 + i as text), 'shop' || cast(i % ${sql.lit(CUSTOMERS)} as text),
      '2026-' || substr(cast(101 + i % 12 as text), 2) || '-' || substr(cast(101 + i % 28 as text), 2) || 'T09:00:00.000Z',
      'released', case when i % ${sql.lit(WAITING)} = 0 then 'released' else 'shipped' end,
      case when i % 3 = 0 then 'US' else 'CA' end, '', 'shop', '', 'PO-' || cast(i * 7 as text),
      ${sql.lit(LINES)}, 60, 15000, i, '2026-11-01T09:00:00.000Z' from n`.execute(db);
  await sql`insert into order_lines (order_id, customer_id, line, product_id, name, order_qty, ship_pack,
      unit_cents, shipped_qty)
    ${numbers}, l(line) as (select 1 union all select line + 1 from l where line < ${sql.lit(LINES)})
    select cast(100000 + i as text), 'shop' || cast(i % ${sql.lit(CUSTOMERS)} as text), line,
      'P-' || cast((i * 31 + line * 17) % ${sql.lit(PRODUCTS)} as text), 'thing', 2, 6, 250,
      case when i % ${sql.lit(WAITING)} = 0 then 0 else 2 end from n, l`.execute(db);
  await sql`insert into shipments (shipment_id, order_id, source, external_id, shipped_at, carrier, service,
      tracking, invoice_number, note, actor, created_at)
    ${numbers} select 's' || cast(i as text), cast(100000 + i as text), 'desk', 's' || cast(i as text),
      '2026-11-02T09:00:00.000Z', 'UPS', '', '[{"number":"1Z' || cast(700000 + i as text) || '"}]', '', '',
      'rita', '2026-11-02T09:00:00.000Z' from n where i % ${sql.lit(WAITING)} <> 0`.execute(db);
  await sql`analyze`.execute(db);
}

interface Found {
  total: number;
  orders: { order_id: string }[];
  counts: Record<Queue, number>;
}

const list = async (query: Record<string, string | number>) => {
  const { body } = await server.ask<Found>('GET', '/api/staff/orders', { as: rita, query });
  return body;
};

const waiting = Math.floor(ORDERS / WAITING);

/**
 * Maximum number of queries per request of the desk, whatever it shows: the caller, the page, its
 * content, the counts, and the activity entry.
 */
const FEW = 16;

describe('the desk with many orders', () => {
  it('counts and lists each queue with a few queries', async () => {
    const first = await list({ queue: 'to_pick' });
    expect(first.counts).toMatchObject({
      to_pick: waiting,
      unacknowledged: waiting,
      shipped: ORDERS - waiting,
      all: ORDERS,
    });
    for (const queue of ['to_pick', 'shipped', 'unacknowledged', 'back_ordered', 'all']) {
      const queries = await recorder.during(() => list({ queue, page: 2, pagination: 100 }));
      expect([queue, queries <= FEW]).toEqual([queue, true]);
    }
    const narrowed = { queue: 'all', country: 'US', from: '2026-03-01', to: '2026-06-30' };
    expect(await recorder.during(() => list(narrowed))).toBeLessThanOrEqual(FEW);
  });

  it('searches orders with a few queries', async () => {
    const found: [string, number][] = [
      [String(100_000 + ORDERS), 1],
      [`PO-${ORDERS * 7}`, 1],
      [`1Z${700_000 + ORDERS - 1}`, 1],
    ];
    for (const [search, total] of found) {
      expect([search, (await list({ queue: 'all', search })).total]).toEqual([search, total]);
    }
    for (const search of ['shop7', 'P-12', 'red thing', '4000000000017']) {
      const queries = await recorder.during(() => list({ queue: 'all', search }));
      expect([search, queries <= FEW + 5]).toEqual([search, true]);
    }
  });
});

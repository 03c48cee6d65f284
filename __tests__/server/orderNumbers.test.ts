/** @engines both */

import { inTransaction, openPostgres, type Db } from '../../server/db/client';
import { UnknownOutcome } from '../../server/db/failures';
import { BLOCK_SIZE, nextOrderId, withOrderNumber } from '../../server/db/orderNumbers';
import { addOrder, lastOrderAt, newestOrderId } from '../../server/db/orders';
import { listOrders } from '../../server/db/orderSearch';
import { ordersInQueue } from '../../server/db/queue';
import { createOwner } from '../support/shop';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase';

let data: TestDatabase;
let others: Db[] = [];

beforeEach(async () => {
  data = await openTestDatabase();
  await createOwner(data.db, 'anna');
});
afterEach(async () => {
  for (const other of others) await other.destroy();
  others = [];
  await data.close();
});

/** Simulates another process on the same database. */
function process2(): Db {
  const other = openPostgres(data.url ?? '');
  others.push(other);
  return other;
}

const orderOf = (order_id: string, placed_at = '2026-05-12T09:00:00.000Z') => ({
  order_id,
  customer_id: 'anna',
  placed_at,
  status: 'received',
  order_comment: '',
  po_reference: '',
  lines: 0,
  units: 0,
  total_cents: 0,
});

const place = (db: Db): Promise<string> =>
  withOrderNumber(db, (take) =>
    inTransaction(db, async (tx) => {
      const order_id = await take(tx);
      await addOrder(tx, orderOf(order_id), []);
      return order_id;
    }),
  );

const placeMany = async (db: Db, count: number): Promise<string[]> => {
  const placed = [];
  for (let order = 0; order < count; order += 1) placed.push(await place(db));
  return placed;
};

describe('the number of a new order', () => {
  it('counts up, and skips numbers already in the history', async () => {
    expect(await nextOrderId(data.db)).toBe('10001');
    await addOrder(data.db, orderOf('10002'), []);

    expect(await nextOrderId(data.db)).toBe('10003');
  });

  it('follows the previous one, as long as a single process assigns them', async () => {
    await addOrder(data.db, orderOf('10003'), []);

    const placed = await placeMany(data.db, BLOCK_SIZE + 1);
    expect(placed.slice(0, 4)).toEqual(['10001', '10002', '10004', '10005']);
    expect(placed.at(-1)).toBe(String(10_001 + BLOCK_SIZE + 1));
  });

  it('goes to the next order if this one is refused', async () => {
    const refused = withOrderNumber(data.db, (take) =>
      inTransaction(data.db, async (tx) => {
        await take(tx);
        throw new Error('There is no stock.');
      }),
    );
    await expect(refused).rejects.toThrow('no stock');
    const replayed = await withOrderNumber(data.db, async () => 'answered before');

    expect([replayed, await place(data.db)]).toEqual(['answered before', '10001']);
  });

  it('is assigned only once among many simultaneous orders', async () => {
    const many = Array.from({ length: 3 * BLOCK_SIZE }, () => place(data.db));

    expect(new Set(await Promise.all(many)).size).toBe(many.length);
  });
});

const onPostgres = process.env.TEST_DATABASE_URL ? describe : describe.skip;

onPostgres('two processes on PostgreSQL', () => {
  it('can place orders before the other has stored its own', async () => {
    const [one, two] = [process2(), process2()];
    const placed: string[] = [];
    await withOrderNumber(one, (take) =>
      inTransaction(one, async (tx) => {
        placed.push(await take(tx));
        placed.push(...(await placeMany(two, BLOCK_SIZE + 1)));
      }),
    );

    expect(placed.slice(0, 2)).toEqual(['10001', String(10_001 + BLOCK_SIZE)]);
    expect(new Set(placed).size).toBe(BLOCK_SIZE + 2);
  });

  it('never fail because an import stores an order under the number being assigned', async () => {
    const other = process2();
    let isImported = false;
    const placed = await withOrderNumber(data.db, (take) =>
      inTransaction(data.db, async (tx) => {
        const order_id = await take(tx);
        if (!isImported) await addOrder(other, orderOf(order_id), []);
        isImported = true;
        await addOrder(tx, orderOf(order_id), []);
        return order_id;
      }),
    );

    expect(placed).toBe('10002');
  });

  it('never reassign a number that may have been stored', async () => {
    const lost = withOrderNumber(data.db, async (take) => {
      await take(data.db);
      throw new UnknownOutcome(new Error('gone'));
    });
    await expect(lost).rejects.toThrow('unknown whether');

    expect(await place(data.db)).toBe('10002');
  });
});

describe('an order with a lower number than an earlier one', () => {
  beforeEach(async () => {
    await addOrder(data.db, orderOf('10021', '2026-05-12T09:00:00.000Z'), []);
    await addOrder(data.db, orderOf('9999', '2026-05-12T09:05:00.000Z'), []);
    await addOrder(data.db, orderOf('10001', '2026-05-12T09:10:00.000Z'), []);
  });

  it('is still the newest for its customer and for the staff', async () => {
    const released = { releasedBy: '2026-05-12T08:00:00.000Z' };
    const own = await listOrders(data.db, { customerId: 'anna' }, released);
    const all = await ordersInQueue(data.db, 'all', {}, { offset: 0, limit: 10 });
    const newestFirst = ['10001', '9999', '10021'];

    expect(own.map(({ order_id }) => order_id)).toEqual(newestFirst);
    expect(all.map(({ order_id }) => order_id)).toEqual(newestFirst);
    expect(await newestOrderId(data.db, 'anna')).toBe('10001');
    expect(await lastOrderAt(data.db)).toBe('2026-05-12T09:10:00.000Z');
  });
});

import { releaseReceived } from '../../server/db/orderChanges';
import {
  addOrders,
  linesOfLastOrders,
  linesOfOrders,
  linesOrderedSince,
  newestOrderId,
  orderById,
  orderLines,
} from '../../server/db/orders';
import { storeTestProducts, createOwner } from '../support/shop';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase';

const DAY_BEFORE = '2026-05-11T09:00:00.000Z';
const PLACED = '2026-05-12T09:00:00.000Z';
const MOMENT_LATER = '2026-05-12T09:00:00.001Z';

let data: TestDatabase;

const orderOf = (
  customer_id: string,
  order_id: string,
  status = 'received',
  placed_at = PLACED,
) => ({
  order_id,
  customer_id,
  placed_at,
  status,
  order_comment: '',
  po_reference: '',
  lines: 1,
  units: 12,
  total_cents: 3000,
});
const lineOf = (order_id: string, line = 1) => ({
  order_id,
  line,
  product_id: 'THREAD',
  name: 'Thread',
  order_qty: 1,
  ship_pack: 12,
  unit_cents: 250,
});

beforeAll(async () => {
  data = await openTestDatabase();
  await storeTestProducts(data.db, [{ product_id: 'THREAD' }]);
  await createOwner(data.db, 'anna');
  await createOwner(data.db, 'ben');
  await addOrders(
    data.db,
    [orderOf('anna', '1'), orderOf('ben', '2'), orderOf('anna', '3', 'cancelled')],
    ['1', '2', '3'].map((id) => lineOf(id)),
  );
});
afterAll(() => data.close());

/** Each query checks the customer itself, whatever its caller has checked before. */
describe('reading orders', () => {
  const ids = (rows: readonly { order_id: string }[]) => rows.map(({ order_id }) => order_id);

  it("returns only the customer's own order", async () => {
    expect(await orderById(data.db, { customerId: 'anna' }, '1')).toMatchObject({ order_id: '1' });
    expect(await orderById(data.db, { customerId: 'anna' }, '2')).toBeUndefined();
  });

  it("returns the customer's own newest order", async () => {
    expect(await newestOrderId(data.db, 'anna')).toBe('3');
    expect(await newestOrderId(data.db, 'ben')).toBe('2');
    expect(await newestOrderId(data.db, 'nobody')).toBeUndefined();
  });

  it("returns only the lines of the customer's own orders", async () => {
    expect(await orderLines(data.db, 'anna', '1')).toEqual([
      expect.objectContaining({ ...lineOf('1'), customer_id: 'anna' }),
    ]);
    expect(await orderLines(data.db, 'anna', '2')).toEqual([]);
    expect(ids(await linesOfOrders(data.db, 'anna', ['1', '2']))).toEqual(['1']);
  });

  it('returns the lines that the customer ordered recently and did not cancel', async () => {
    expect(ids(await linesOrderedSince(data.db, 'anna', '', PLACED))).toEqual(['1']);
    expect(ids(await linesOfLastOrders(data.db, { customerId: 'anna' }, 5))).toEqual(['1']);
  });
});

describe('several orders', () => {
  const places = (rows: readonly { order_id: string; line: number }[]) =>
    rows.map(({ order_id, line }) => `${order_id}/${line}`);

  beforeAll(async () => {
    await createOwner(data.db, 'cleo');
    await addOrders(
      data.db,
      [
        orderOf('cleo', '12'),
        orderOf('cleo', '11', 'received', DAY_BEFORE),
        orderOf('cleo', '13'),
        orderOf('cleo', '14', 'cancelled', MOMENT_LATER),
      ],
      [lineOf('12', 2), lineOf('13'), lineOf('12'), lineOf('11'), lineOf('14')],
    );
  });

  it('are returned with their lines in order', async () => {
    expect(places(await orderLines(data.db, 'cleo', '12'))).toEqual(['12/1', '12/2']);
    expect(places(await linesOfOrders(data.db, 'cleo', ['13', '12']))).toEqual([
      '12/1',
      '12/2',
      '13/1',
    ]);
  });

  it('since a given moment are returned newest first, including that moment', async () => {
    const lines = await linesOrderedSince(data.db, 'cleo', '', PLACED);

    expect(lines.map(({ order_id }) => order_id)).toEqual(['13', '12', '12']);
    expect(lines[0]).toEqual({
      order_id: '13',
      placed_at: PLACED,
      po_reference: '',
      order_comment: '',
      ship_to: null,
      product_id: 'THREAD',
      order_qty: 1,
    });
  });

  it('of recent date are returned newest first, up to the requested number', async () => {
    const ids = async (orders: number) =>
      (await linesOfLastOrders(data.db, { customerId: 'cleo' }, orders)).map(
        ({ order_id }) => order_id,
      );

    expect(await ids(1)).toEqual(['13']);
    expect(await ids(2)).toEqual(['13', '12', '12']);
    expect(await ids(9)).toEqual(['13', '12', '12', '11']);
    expect((await linesOfLastOrders(data.db, { customerId: 'cleo' }, 1))[0]).toEqual({
      order_id: '13',
      placed_at: PLACED,
      user_id: '',
      product_id: 'THREAD',
      order_qty: 1,
      unit_cents: 250,
    });
  });
});

describe('an order', () => {
  it('must exist before its lines can be stored', async () => {
    await expect(addOrders(data.db, [], [lineOf('nowhere')])).rejects.toBeDefined();
  });

  it('is released if it was received by the given moment, unless it is cancelled', async () => {
    await createOwner(data.db, 'dora');
    const orders = [
      orderOf('dora', '21'),
      orderOf('dora', '22', 'received', MOMENT_LATER),
      orderOf('dora', '23', 'cancelled'),
    ];
    await addOrders(data.db, orders, []);
    const released = await releaseReceived(data.db, PLACED, MOMENT_LATER);
    const doras = released.filter(({ customer_id }) => customer_id === 'dora');
    expect(doras.map(({ order_id }) => order_id)).toEqual(['21']);

    const found = await Promise.all(
      orders.map(({ order_id }) => orderById(data.db, { customerId: 'dora' }, order_id)),
    );
    expect(found.map((order) => order?.status)).toEqual(['released', 'received', 'cancelled']);
  });
});

import {
  addOrders,
  cancelReceived,
  linesOfLastOrders,
  linesOfOrders,
  linesOrderedSince,
  orderById,
  orderLines,
} from '../../server/db/orders';
import { stockShelf, welcomeCustomer } from '../support/shop';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase';

const PLACED = '2026-05-12T09:00:00.000Z';

let data: TestDatabase;

const orderOf = (customer_id: string, order_id: string, status = 'received') => ({
  order_id,
  customer_id,
  placed_at: PLACED,
  status,
  order_comment: '',
  po_reference: '',
  lines: 1,
  units: 12,
  total_cents: 3000,
});
const lineOf = (order_id: string) => ({
  order_id,
  line: 1,
  product_id: 'THREAD',
  name: 'Thread',
  order_qty: 1,
  ship_pack: 12,
  unit_cents: 250,
});

beforeAll(async () => {
  data = await openTestDatabase();
  await stockShelf(data.db, [{ product_id: 'THREAD' }]);
  await welcomeCustomer(data.db, 'anna');
  await welcomeCustomer(data.db, 'ben');
  await addOrders(
    data.db,
    [orderOf('anna', '1'), orderOf('ben', '2'), orderOf('anna', '3', 'cancelled')],
    ['1', '2', '3'].map(lineOf),
  );
});
afterAll(() => data.close());

/** Each query refuses another's order by itself, whatever its caller has looked up before. */
describe('what is read of orders', () => {
  const ids = (rows: readonly { order_id: string }[]) => rows.map(({ order_id }) => order_id);

  it("is the customer's own order alone", async () => {
    expect(await orderById(data.db, 'anna', '1')).toMatchObject({ order_id: '1' });
    expect(await orderById(data.db, 'anna', '2')).toBeUndefined();
  });

  it("are the lines of the customer's own order alone", async () => {
    expect(ids(await orderLines(data.db, 'anna', '1'))).toEqual(['1']);
    expect(await orderLines(data.db, 'anna', '2')).toEqual([]);
    expect(ids(await linesOfOrders(data.db, 'anna', ['1', '2']))).toEqual(['1']);
  });

  it('are the lines that the customer ordered lately and did not cancel', async () => {
    expect(ids(await linesOrderedSince(data.db, 'anna', PLACED))).toEqual(['1']);
    expect(ids(await linesOfLastOrders(data.db, 'anna', 5))).toEqual(['1']);
  });
});

describe('an order', () => {
  it('is cancelled by its own customer alone, and once', async () => {
    expect(await cancelReceived(data.db, 'anna', '2')).toBe(false);
    expect(await cancelReceived(data.db, 'ben', '2')).toBe(true);
    expect(await cancelReceived(data.db, 'ben', '2')).toBe(false);
  });
});

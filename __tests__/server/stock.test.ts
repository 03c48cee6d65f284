/** @engines both */

import { deductStock } from '../../server/db/offers';
import { storeTestProducts } from '../support/shop';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase';

let data: TestDatabase;

beforeAll(async () => {
  data = await openTestDatabase();
  await storeTestProducts(data.db, [
    { product_id: 'RIBBON', available: 5 },
    { product_id: 'THREAD', available: 5 },
  ]);
});
afterAll(() => data.close());

describe('stock', () => {
  it('is deducted for products with enough of it, and for no others', async () => {
    const quantities = new Map([
      ['RIBBON', 6],
      ['THREAD', 5],
    ]);
    const deducted = await deductStock(data.db, 'CA', quantities);
    const left = await data.db
      .selectFrom('offers')
      .where('country', '=', 'CA')
      .select(['product_id', 'available'])
      .orderBy('product_id')
      .execute();

    expect(deducted).toBe(1);
    expect(left).toEqual([
      { product_id: 'RIBBON', available: 5 },
      { product_id: 'THREAD', available: 0 },
    ]);
  });
});

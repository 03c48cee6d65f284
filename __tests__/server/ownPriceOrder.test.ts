import type { OrderedProducts } from '../../server/catalogue/view';
import { canSort, sortsOf } from '../../server/database-catalogue/ownPriceOrder';
import { openEmbeddedDatabase } from '../support/embeddedDatabase';
import type { TestDatabase } from '../support/testDatabase';

let data: TestDatabase;
beforeAll(async () => {
  data = await openEmbeddedDatabase();
});
afterAll(() => data.close());

const scope = { country: 'CA', language: '' } as const;
const withLists = { ...scope, buyer: { priceLists: ['OWN'] } };
const listOf = (products: number) =>
  ({ count: async () => products }) as unknown as OrderedProducts;

describe('case 12: a list in the database', () => {
  it.each([
    ['a visitor', { ...scope, buyer: null }, 10, []],
    [
      'a customer without price lists',
      { ...scope, buyer: { priceLists: [] } },
      2_000_000,
      ['price', 'price-down'],
    ],
    ['few products and a customer with lists', withLists, 5_000, ['price', 'price-down']],
    [
      'many products and a customer with lists',
      withLists,
      5_001,
      ['list-price', 'list-price-down'],
    ],
  ])('offers %s the right prices to sort by', async (_who, reader, products, byPrice) => {
    const sorts = await sortsOf(data.db, listOf(products), reader);
    expect(sorts.filter((sort) => sort.includes('price'))).toEqual(byPrice);
  });

  it('is never sorted by a price that it does not offer', async () => {
    expect(await canSort(data.db, listOf(5_001), 'price', withLists)).toBe(false);
    expect(await canSort(data.db, listOf(5_001), 'list-price', withLists)).toBe(true);
    expect(await canSort(data.db, listOf(5_001), 'name', withLists)).toBe(true);
  });
});

import { presentProduct } from '../../server/catalogue/readProducts';

const row = {
  id: 'p-1',
  product_id: 'THREAD-1',
  name: 'Thread',
  class: '',
  ship_pac: 12,
  types: '',
  image: '',
  brand: 'Gütermann',
  color: 'Red',
  size: '100 m',
  cat_code: 'SEW THR',
};
const priced = { ...row, available: 40, selling_cents: 250, sale_cents: null, retail_cents: 499 };
const PRICES = ['available', 'selling_price', 'selling_price_2', 'retail_price'];

const fieldsFor = (isCustomer: boolean, of: typeof row | typeof priced) =>
  Object.keys(presentProduct(of, [], { country: 'CA', language: '', isCustomer }));

describe('a product', () => {
  it('has price and stock for a customer', () => {
    expect(fieldsFor(true, priced)).toEqual(expect.arrayContaining(PRICES));
  });

  it.each([
    ['a visitor, though they were read', false, priced],
    ['a customer where they were not read', true, row],
  ] as const)('has no field of price or stock for %s', (_who, isCustomer, of) => {
    expect(fieldsFor(isCustomer, of).filter((name) => PRICES.includes(name))).toEqual([]);
  });
});

import fc from 'fast-check';

import {
  clampQuantity,
  isOrderable,
  MAX_ITEM,
  maxPacks,
  parseQuantity,
  formatStockCount,
  unitsOf,
} from '../../domain/quantity';

const inStock = { class: '', available: 12 };
const soldOut = { class: 'Y', available: 0 };
const oversold = { class: '', available: -3 };
const comingSoon = { class: 'N', available: 0 };

describe('5 Quantity: a product', () => {
  it.each([
    ['in stock', inStock, true, 12],
    ['sold out', soldOut, false, 0],
    ['sold more often than it was there', oversold, false, 0],
    ['that is coming soon', comingSoon, true, MAX_ITEM],
    ['coming soon and oversold', { class: 'N', available: -3 }, true, MAX_ITEM],
    ['whose stock is hidden from visitors', { class: '' }, false, 0],
    [
      'with more on hand than a line may ask for',
      { class: '', available: 10 ** 6 },
      true,
      MAX_ITEM,
    ],
  ])('%s can be ordered or not, and up to how many', (_what, product, orderable, most) => {
    expect(isOrderable(product)).toBe(orderable);
    expect(maxPacks(product)).toBe(most);
  });
});

describe('5 Quantity: a number of packs', () => {
  it.each([
    ['within stock is unchanged', 5, inStock, 5],
    ['above stock is reduced to the stock', 40, inStock, 12],
    ['of nothing on hand becomes none', 1, soldOut, 0],
    ['of what is coming soon stays', 4_000, comingSoon, 4_000],
    ['below zero becomes zero', -2, inStock, 0],
  ])('%s', (_what, wanted, product, expected) => {
    expect(clampQuantity(wanted, product)).toBe(expected);
  });

  it('given is never more than asked, nor than there is', () => {
    const anyProduct = fc.record({
      class: fc.constantFrom('', 'F', 'N'),
      available: fc.integer({ min: -50, max: 50 }),
    });
    fc.assert(
      fc.property(fc.nat(200), anyProduct, (wanted, product) => {
        const clamped = clampQuantity(wanted, product);
        expect(clamped).toBeLessThanOrEqual(wanted);
        expect(clamped).toBeLessThanOrEqual(maxPacks(product));
        expect(clamped).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('5 Quantity input: what is typed', () => {
  it.each([
    ['7', 7],
    ['007', 7],
    [' 12 ', 12],
    ['', 0],
    ['999999', MAX_ITEM],
  ])('%p counts as %i', (typed, quantity) => {
    expect(parseQuantity(typed)).toBe(quantity);
  });

  it.each(['-1', '-', '1.5', '1,000', '1e3', 'abc', '٣', '1234567'])('%p is ignored', (typed) => {
    expect(parseQuantity(typed)).toBeUndefined();
  });
});

describe('5 Quantity: what a buyer sees', () => {
  it.each([
    [8, '8'],
    [0, '0'],
    [-1, 'NA'],
  ])('of a count of %i is %s', (count, shown) => {
    expect(formatStockCount(count)).toBe(shown);
  });

  it.each([
    [3, 12, 36],
    [3, 1, 3],
    [3, 0, 3],
    [3, null, 3],
    [3, undefined, 3],
  ])('of %i packs of %p is %i units', (item, shipPack, units) => {
    expect(unitsOf(item, shipPack)).toBe(units);
  });
});

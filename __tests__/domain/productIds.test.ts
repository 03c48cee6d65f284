import { trimProductId, withoutDuplicates } from '../../domain/productIds';

describe('a product id', () => {
  it('is trimmed, but keeps the spaces inside', () => {
    expect(trimProductId('  AB 12  ')).toBe('AB 12');
  });
});

describe('5 Duplicates by trimmed product_id: a list', () => {
  it('keeps the first of each id, and the order', () => {
    const products = [
      { product_id: 'B2 ', name: 'first' },
      { product_id: 'A1', name: 'other' },
      { product_id: 'B2', name: 'second' },
      { product_id: ' A1', name: 'third' },
    ];

    expect(withoutDuplicates(products).map(({ name }) => name)).toEqual(['first', 'other']);
  });

  it('keeps ids apart that differ by zeros or letters', () => {
    const ids = ['0123', '123', 'a1', 'A1'].map((product_id) => ({ product_id }));

    expect(withoutDuplicates(ids)).toEqual(ids);
  });

  it('may be empty', () => {
    expect(withoutDuplicates([])).toEqual([]);
  });
});

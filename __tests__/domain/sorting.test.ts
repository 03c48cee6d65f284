import { isByPrice, parseSort, SORTS, sortsFor } from '../../domain/sorting';

const FOR_ALL = ['name', 'number', 'new'];

describe('a product list', () => {
  it('is sorted by price only for who sees prices, and by the list price where own ones are too many', () => {
    expect(sortsFor('none')).toEqual(FOR_ALL);
    expect(sortsFor('own')).toEqual(['name', 'number', 'price', 'price-down', 'new']);
    expect(sortsFor('list')).toEqual(['name', 'number', 'list-price', 'list-price-down', 'new']);
  });

  it('knows which of its orders are by price', () => {
    expect(SORTS.filter(isByPrice)).toEqual(SORTS.filter((sort) => !FOR_ALL.includes(sort)));
    expect(isByPrice(undefined)).toBe(false);
  });

  it('takes no order that it does not know', () => {
    expect(parseSort('price-down')).toBe('price-down');
    expect(parseSort('best')).toBeUndefined();
    expect(parseSort(null)).toBeUndefined();
  });
});

/** Sort orders of a product list, besides its default order. */
export const SORTS = [
  'name',
  'number',
  'price',
  'price-down',
  'list-price',
  'list-price-down',
  'new',
] as const;
export type Sort = (typeof SORTS)[number];

const BY_PRICE: readonly Sort[] = ['price', 'price-down'];
const BY_LIST_PRICE: readonly Sort[] = ['list-price', 'list-price-down'];

/** Whose price a list can be sorted by, if any. */
export type SortedPrice = 'own' | 'list' | 'none';

export const isByPrice = (sort: Sort | undefined): boolean =>
  sort !== undefined && [...BY_PRICE, ...BY_LIST_PRICE].includes(sort);

/**
 * Only customers see prices, so only they can sort by price, which would reveal them; by list price
 * where their own prices are too many to be sorted.
 */
export const sortsFor = (price: SortedPrice): Sort[] =>
  SORTS.filter((sort) => {
    if (BY_PRICE.includes(sort)) return price === 'own';
    return BY_LIST_PRICE.includes(sort) ? price === 'list' : true;
  });

export const parseSort = (text: string | null): Sort | undefined =>
  SORTS.find((sort) => sort === text);

/** What a list of products can be sorted by instead of its own order. */
export const SORTS = ['name', 'number', 'price', 'price-down', 'new'] as const;
export type Sort = (typeof SORTS)[number];

const BY_PRICE: readonly Sort[] = ['price', 'price-down'];

export const isByPrice = (sort: Sort | undefined): boolean =>
  sort !== undefined && BY_PRICE.includes(sort);

/** Prices reach customers only, and so does an order that would tell them. */
export const sortsFor = (isCustomer: boolean): Sort[] =>
  SORTS.filter((sort) => isCustomer || !isByPrice(sort));

export const readSort = (text: string | null): Sort | undefined =>
  SORTS.find((sort) => sort === text);

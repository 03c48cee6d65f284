/** What a list of products can be sorted by instead of its own order. */
export const SORTS = ['name', 'number', 'price', 'price-down', 'new'] as const;
export type Sort = (typeof SORTS)[number];

const BY_PRICE: readonly Sort[] = ['price', 'price-down'];

/** Prices reach customers only, and so does an order that would tell them. */
export const sortsFor = (isCustomer: boolean): Sort[] =>
  SORTS.filter((sort) => isCustomer || !BY_PRICE.includes(sort));

/** The sorting that an address asks for; nothing where it is not for this reader. */
export const readSort = (text: string | null, isCustomer: boolean): Sort | undefined =>
  sortsFor(isCustomer).find((sort) => sort === text);

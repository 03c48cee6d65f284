/** Sort orders of a product list, besides its default order. */
export const SORTS = ['name', 'number', 'price', 'price-down', 'new'] as const;
export type Sort = (typeof SORTS)[number];

const BY_PRICE: readonly Sort[] = ['price', 'price-down'];

export const isByPrice = (sort: Sort | undefined): boolean =>
  sort !== undefined && BY_PRICE.includes(sort);

/** Only customers see prices, so only they can sort by price, which would reveal them. */
export const sortsFor = (isCustomer: boolean): Sort[] =>
  SORTS.filter((sort) => isCustomer || !isByPrice(sort));

export const parseSort = (text: string | null): Sort | undefined =>
  SORTS.find((sort) => sort === text);

import type { Sorting } from './columnSorting';

/** Columns that the paged lists of the desk can be sorted by. */
export const QUEUE_SORT_COLUMNS = [
  'number',
  'age',
  'customer',
  'po',
  'lines',
  'units',
  'total',
  'country',
  'stage',
] as const;
export type QueueSortColumn = (typeof QUEUE_SORT_COLUMNS)[number];
export type QueueSorting = Sorting<QueueSortColumn>;

export const PRODUCT_SORT_COLUMNS = [
  'id',
  'name',
  'category',
  'bin',
  'priceCa',
  'stockCa',
  'priceUs',
  'stockUs',
  'state',
] as const;
export type ProductSortColumn = (typeof PRODUCT_SORT_COLUMNS)[number];
export type ProductSorting = Sorting<ProductSortColumn>;

export const CUSTOMER_SORT_COLUMNS = [
  'code',
  'company',
  'owner',
  'email',
  'phone',
  'country',
  'last',
  'open',
  'standing',
] as const;
export type CustomerSortColumn = (typeof CUSTOMER_SORT_COLUMNS)[number];
export type CustomerSorting = Sorting<CustomerSortColumn>;

export const APPLICATION_SORT_COLUMNS = [
  'reference',
  'company',
  'owner',
  'email',
  'country',
  'language',
  'status',
  'received',
  'changed',
] as const;
export type ApplicationSortColumn = (typeof APPLICATION_SORT_COLUMNS)[number];
export type ApplicationSorting = Sorting<ApplicationSortColumn>;

export const PRICE_LIST_SORT_COLUMNS = [
  'code',
  'name',
  'country',
  'percent',
  'kind',
  'starts',
  'ends',
  'customers',
  'prices',
  'state',
] as const;
export type PriceListSortColumn = (typeof PRICE_LIST_SORT_COLUMNS)[number];
export type PriceListSorting = Sorting<PriceListSortColumn>;

export const LIST_PRICE_SORT_COLUMNS = ['id', 'name', 'from', 'price', 'list', 'percent'] as const;
export type ListPriceSortColumn = (typeof LIST_PRICE_SORT_COLUMNS)[number];
export type ListPriceSorting = Sorting<ListPriceSortColumn>;

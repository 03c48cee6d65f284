import { FACETS } from '#domain/facetNames';
import { DEFAULT_PAGE_SIZE, parsePageNumber, parsePageSize } from '#domain/pages';
import { parseSort } from '#domain/sorting';

/** Returns the value as the screen understands it; `undefined` if it is the default. */
type Read = (value: string) => string | undefined;

const page: Read = (value) => unlessDefault(parsePageNumber(value), 1);
const size: Read = (value) => unlessDefault(parsePageSize(value), DEFAULT_PAGE_SIZE);
const unlessDefault = (number: number, usual: number) =>
  number === usual ? undefined : String(number);
const sort: Read = (value) => parseSort(value) ?? undefined;
const text: Read = (value) => value || undefined;
const filters = Object.fromEntries(FACETS.map((name): [string, Read] => [name, text]));
/** Also without a value: an order that was placed may have no number. */
const order_id: Read = String;
const PRODUCT_DATA = { category: text, brand: text, flag: text, stock: text, search: text };
const ORDERS = { search: text, from: text, to: text, status: text };
const INVOICES = { view: text, search: text, from: text, to: text };

/** The parameters that each screen reads from the query string; other screens read none. */
const PARAMETERS: readonly (readonly [path: RegExp, Record<string, Read>])[] = [
  [/^\/products(\/|$)/, { ...filters, sort, page, pagination: size }],
  [/^\/search-page\//, { ...filters, sort, page_size: size }],
  [/^\/(dispay-products|product-groups)\//, { page, pagination: size }],
  [/^\/(order-confirm|print-order)$/, { order_id }],
  [/^\/order$/, ORDERS],
  [/^\/invoices$/, INVOICES],
  [/^\/pdata$/, PRODUCT_DATA],
];

/**
 * Returns the path and query of a screen without what it does not read, such as the tags of an
 * advertisement, so that every address of the same page is the same.
 */
export function screenAddressOf(url: string): string {
  const [path = '', query] = url.split('?', 2);
  if (!query) return path;
  const [, read = {}] = PARAMETERS.find(([screen]) => screen.test(path)) ?? [];
  const given = new URLSearchParams(query);
  const kept = Object.entries(read).flatMap(([name, valueOf]) => {
    const values = name in filters ? given.getAll(name) : given.getAll(name).slice(0, 1);
    return values.map(valueOf).flatMap((value) => (value === undefined ? [] : [[name, value]]));
  });
  return kept.length === 0 ? path : `${path}?${new URLSearchParams(kept)}`;
}

/**
 * Returns the address under which search engines list a screen: a filtered or sorted list is the
 * list, but its second page is not the first.
 */
export function canonicalAddressOf(address: string): string {
  const [path = '', query] = address.split('?', 2);
  const page = new URLSearchParams(query).get('page');
  return page === null ? path : `${path}?page=${page}`;
}

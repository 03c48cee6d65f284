import { parseSort } from '#domain/sorting';

export const FILTERS = ['brand', 'color', 'type', 'size'] as const;
export type FilterName = (typeof FILTERS)[number];

/** Returns the filters selected in the query string. */
export const selectedFilters = (search: URLSearchParams) =>
  Object.fromEntries(FILTERS.map((name) => [name, search.getAll(name)])) as Record<
    FilterName,
    string[]
  >;

/** Returns the sort order in the query string. */
export const selectedSort = (search: URLSearchParams) => parseSort(search.get('sort'));

/** Returns both as query parameters of a request, omitting unset ones. */
export const toFilterQuery = (search: URLSearchParams) => ({
  ...(Object.fromEntries(
    Object.entries(selectedFilters(search)).filter(([, values]) => values.length > 0),
  ) as Partial<Record<FilterName, string[]>>),
  sort: selectedSort(search),
});

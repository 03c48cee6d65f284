import { readSort } from '#domain/sorting';

export const FILTERS = ['brand', 'color', 'type', 'size'] as const;
export type FilterName = (typeof FILTERS)[number];

/** What an address narrows a list to. */
export const chosenIn = (search: URLSearchParams) =>
  Object.fromEntries(FILTERS.map((name) => [name, search.getAll(name)])) as Record<
    FilterName,
    string[]
  >;

/** What an address sorts a list by. */
export const sortIn = (search: URLSearchParams) => readSort(search.get('sort'));

/** Both, as a call says it; what is not narrowed and not sorted is not said. */
export const narrowingIn = (search: URLSearchParams) => ({
  ...(Object.fromEntries(
    Object.entries(chosenIn(search)).filter(([, values]) => values.length > 0),
  ) as Partial<Record<FilterName, string[]>>),
  sort: sortIn(search),
});

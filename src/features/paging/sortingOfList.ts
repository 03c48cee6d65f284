import { sortingsOf } from '#domain/columnSorting';

interface ListParams {
  params: URLSearchParams;
  narrow: (change: { sort: string }) => void;
}

/** How the server sorts a list of several pages, stored in the URL: of the call, and for the heads. */
export function sortingOfList<Column extends string>(
  { params, narrow }: ListParams,
  columns: readonly Column[],
) {
  const text = params.get('sort');
  const sort = sortingsOf(columns).find((known) => known === text);
  return {
    query: sort && { sort },
    sorting: { columns, sorting: sort, sortBy: (next: string) => narrow({ sort: next }) },
  };
}

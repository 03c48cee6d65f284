/** How a list is sorted, on the wire and in the URL: by a column, after '-' if descending. */
export type Sorting<Column extends string> = Column | `-${Column}`;

/** Returns the ways of sorting a list by its columns. */
export const sortingsOf = <Column extends string>(columns: readonly Column[]): Sorting<Column>[] =>
  columns.flatMap((column) => [column, `-${column}`] as const);

/** Returns the column of a sorting, and whether it is descending. */
export const partsOfSorting = <Column extends string>(
  sorting: Sorting<Column>,
): { column: Column; isDescending: boolean } => {
  const isDescending = sorting.startsWith('-');
  return { column: (isDescending ? sorting.slice(1) : sorting) as Column, isDescending };
};

import { sql, type RawBuilder } from 'kysely';

import { partsOfSorting, type Sorting } from '#domain/columnSorting';

/** What rows are sorted by: a value, and whether a row has none and so comes last. */
export interface SortValue {
  value: RawBuilder<unknown>;
  isBlank?: RawBuilder<unknown>;
  /** Whether what people see is ascending when the value descends: an age by its time. */
  isReversed?: true;
}

const reference = (column: string) => sql<string>`${sql.ref(column)}`;

export const byText = (column: string): SortValue => byWords(reference(column));
export const byWords = (text: RawBuilder<string>): SortValue => ({
  value: sql`lower(${text})`,
  isBlank: sql`${text} = ''`,
});
export const byValue = (column: string): SortValue => ({ value: reference(column) });
/** Sorts by a value that some rows lack. */
export const byOptional = (value: RawBuilder<unknown>): SortValue => ({
  value,
  isBlank: sql`${value} is null`,
});
/** Sorts by a position in a list; a value that is not in it comes first. */
export const byRank = (value: RawBuilder<unknown>, ranks: readonly string[]): SortValue => ({
  value: sql`case ${value} ${sql.join(
    ranks.map((name, rank) => sql`when ${sql.lit(name)} then ${sql.lit(rank + 1)}`),
    sql` `,
  )} else 0 end`,
});

/**
 * The terms that rows are sorted by. Rows without a value come last in both directions, as in lists
 * that the browser sorts; the keys identify a row, so that no row is on two pages.
 */
export function sortTerms<Column extends string>(
  values: Readonly<Record<Column, SortValue>>,
  sorting: Sorting<Column>,
  ...keys: readonly string[]
): RawBuilder<unknown> {
  const { column, isDescending } = partsOfSorting(sorting);
  const { value, isBlank, isReversed = false } = values[column];
  const direction = isDescending === isReversed ? sql`asc` : sql`desc`;
  const terms = [value, ...keys.map(reference)].map((term) => sql`${term} ${direction}`);
  return sql.join(isBlank ? [isBlank, ...terms] : terms);
}

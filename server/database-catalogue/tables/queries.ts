import { sql, type RawBuilder } from 'kysely';

import type { Country } from '#domain/countries';
import type { Facet } from '#domain/facetNames';

import type { Db } from '../../db/client';

import { PART_SIZE } from './buildLists';
import { tableOf } from './builds';

/** Filters of a query, in the numbers of a build. */
export interface BuildFilters {
  country: Country;
  /** Ranges of category numbers, in menu order; `undefined` for the whole catalogue. */
  categories?: readonly (readonly [first: number, last: number])[] | undefined;
  classes?: readonly number[] | undefined;
  facets?: Partial<Record<Facet, readonly number[]>> | undefined;
  isInStock?: boolean | undefined;
}

export type Sql = RawBuilder<unknown>;

/** The column with the class of a country, which is null without an offer there. */
export const classColumnOf = (country: Country) => (country === 'US' ? 'class_us' : 'class_ca');

const allOf = (conditions: readonly Sql[]): Sql => sql.join(conditions, sql` and `);

function isWithin(categories: BuildFilters['categories']): Sql {
  const ranges = categories?.map(([first, last]) =>
    first === last ? sql`category = ${first}` : sql`category between ${first} and ${last}`,
  );
  if (!ranges) return sql`true`;
  return ranges.length > 0 ? sql`(${sql.join(ranges, sql` or `)})` : sql`false`;
}

/** The SQL condition for the products that match, on a table with the alias `product`. */
export function matchesFilters({
  country,
  categories,
  classes,
  facets = {},
  isInStock,
}: BuildFilters): Sql {
  return allOf([
    sql`${sql.ref(classColumnOf(country))} is not null`,
    isWithin(categories),
    ...(classes ? [sql`${sql.ref(classColumnOf(country))} = any(${classes}::smallint[])`] : []),
    ...Object.entries(facets).map(
      ([facet, values]) => sql`${sql.ref(facet)} = any(${values}::int[])`,
    ),
    ...(isInStock
      ? [
          sql`not exists (select from offers where offers.product_id = product.product_id
            and offers.country = ${country} and offers.available <= 0)`,
        ]
      : []),
  ]);
}

/** Identifies a precomputed list, stored in parts; -1 stands for all categories or classes. */
export interface PrecomputedList {
  country: Country;
  category: number;
  class: number;
}

export interface Slice {
  first: number;
  limit: number;
}

/** Ids of disjoint precomputed lists from an offset, in listing order. */
export async function idsOfPrecomputedLists(
  db: Db,
  build: number,
  lists: readonly PrecomputedList[],
  { first, limit }: Slice,
): Promise<string[]> {
  if (lists.length === 0) return [];
  const lastPart = Math.floor((first + limit - 1) / PART_SIZE);
  // The page of a single list begins in a known part; that of several may be in any part of each.
  const firstPart = lists.length === 1 ? Math.floor(first / PART_SIZE) : 0;
  const { rows } = await sql<{ product_id: string }>`
    select product_id from (
      select one from ${tableOf(build, 'lists')} cross join lateral unnest(numbers) as one
      where ${isAmong(lists)} and part between ${firstPart} and ${lastPart}
      order by one limit ${limit} offset ${first - firstPart * PART_SIZE}) as page
    join ${tableOf(build, 'products')} on number = one order by number`.execute(db);
  return rows.map(({ product_id }) => product_id);
}

const isAmong = (lists: readonly PrecomputedList[]): Sql =>
  sql`(${sql.join(
    lists.map(
      (list) => sql`(country = ${list.country} and category = ${list.category}
        and class = ${list.class})`,
    ),
    sql` or `,
  )})`;

/**
 * The categories that have products with two facets, as a subquery; `undefined` if there are more or
 * fewer: an index has the products of more.
 */
export function sharedCategories(build: number, filters: BuildFilters): Sql | undefined {
  const { country, categories, facets = {} } = filters;
  const [one, other, ...others] = Object.entries(facets);
  if (!one || !other || others.length > 0) return undefined;
  return sql`select distinct category from ${tableOf(build, 'pairs')}
    where country = ${country} and facet = ${one[0]} and value = any(${one[1]}::int[])
      and other = ${other[0]} and other_value = any(${other[1]}::int[])
      and ${isWithin(categories)}`;
}

export async function countMatching(db: Db, build: number, filters: BuildFilters): Promise<number> {
  const shared = sharedCategories(build, filters);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${tableOf(build, 'products')} as product
    where ${matchesFilters(filters)} ${shared ? sql`and category in (${shared})` : sql``}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

interface Count {
  value: number;
  count: number;
}

/** Counts the matching products by the value of a facet, class or category column. */
export async function countBy(
  db: Db,
  build: number,
  column: Facet | 'class_ca' | 'class_us' | 'category',
  condition: Sql,
): Promise<Count[]> {
  const { rows } = await sql<Count>`
    select ${sql.ref(column)} as value, count(*)::int as count
    from ${tableOf(build, 'products')} as product where ${condition} group by 1`.execute(db);
  return rows;
}

export async function countAmong(
  db: Db,
  build: number,
  column: Facet | 'class_ca' | 'class_us',
  ranks: readonly number[],
): Promise<Count[]> {
  return countBy(db, build, column, sql`rank = any(${ranks}::int[])`);
}

/** The same for precomputed lists; the facet '' counts the products. */
export async function countPrecomputed(
  db: Db,
  build: number,
  lists: readonly PrecomputedList[],
  facet: Facet | '',
): Promise<Count[]> {
  const { rows } = await sql<Count>`
    select value, sum(count)::int as count from ${tableOf(build, 'counts')}
    where ${isAmong(lists)} and facet = ${facet} group by value`.execute(db);
  return rows;
}

/** Counts the products that have one of these values of a facet, by their value of another. */
export async function countPairs(
  db: Db,
  build: number,
  { country, categories }: Pick<BuildFilters, 'country' | 'categories'>,
  [facet, values]: readonly [facet: Facet, values: readonly number[]],
  other: Facet,
): Promise<Count[]> {
  const { rows } = await sql<Count>`
    select other_value as value, sum(count)::int as count from ${tableOf(build, 'pairs')}
    where country = ${country} and facet = ${facet} and value = any(${values}::int[])
      and other = ${other} and ${isWithin(categories)} group by 1`.execute(db);
  return rows;
}

/** Number of products in each precomputed list. */
export async function countLists(
  db: Db,
  build: number,
): Promise<(PrecomputedList & { count: number })[]> {
  const { rows } = await sql<PrecomputedList & { count: number }>`
    select country, category, class, count from ${tableOf(build, 'counts')}
    where facet = ''`.execute(db);
  return rows;
}

export interface NumberedProduct {
  number: number;
  product_id: string;
}

export interface RankedProduct {
  rank: number;
  product_id: string;
}

/** Ids of the products with these numbers or ranks, in the same order. */
export async function idsBy(
  db: Db,
  build: number,
  column: 'number' | 'rank',
  values: readonly number[],
): Promise<string[]> {
  if (values.length === 0) return [];
  const { rows } = await sql<{ value: number; product_id: string }>`
    select ${sql.ref(column)} as value, product_id from ${tableOf(build, 'products')}
    where ${sql.ref(column)} = any(${values}::int[])`.execute(db);
  const ids = new Map(rows.map(({ value, product_id }) => [value, product_id]));
  return values.flatMap((value) => ids.get(value) ?? []);
}

/** The most popular products that match. */
export async function mostPopular(
  db: Db,
  build: number,
  filters: BuildFilters,
  limit: number,
  below?: number,
): Promise<RankedProduct[]> {
  const { rows } = await sql<RankedProduct>`
    select rank, product_id from ${tableOf(build, 'products')} as product
    where ${matchesFilters(filters)} ${below === undefined ? sql`` : sql`and rank < ${below}`}
    order by rank limit ${limit}`.execute(db);
  return rows;
}

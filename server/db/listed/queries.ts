import { sql, type RawBuilder } from 'kysely';

import type { Country } from '#domain/countries';
import type { Facet } from '#domain/facetNames';
import type { Language } from '#domain/languages';
import type { Sort } from '#domain/sorting';

import type { Db } from '../client';

import { tableOf } from './builds';
import { PART_SIZE } from './buildTables';

/** Filters of a query, in the numbers of a build. */
export interface BuildFilters {
  country: Country;
  /** Ranges of category numbers, in menu order; `undefined` for the whole catalogue. */
  categories?: readonly (readonly [first: number, last: number])[] | undefined;
  classes?: readonly number[] | undefined;
  facets?: Partial<Record<Facet, readonly number[]>> | undefined;
  isInStock?: boolean | undefined;
}

type Sql = RawBuilder<unknown>;

const classColumn = (country: Country): Sql => sql.ref(country === 'US' ? 'class_us' : 'class_ca');

const allOf = (conditions: readonly Sql[]): Sql => sql.join(conditions, sql` and `);

/** The SQL condition for the products that match, on a table with the alias `product`. */
export function matchesFilters({
  country,
  categories,
  classes,
  facets = {},
  isInStock,
}: BuildFilters): Sql {
  const within = categories?.map(([first, last]) =>
    first === last ? sql`category = ${first}` : sql`category between ${first} and ${last}`,
  );
  return allOf([
    sql`${classColumn(country)} is not null`,
    ...(within ? [within.length > 0 ? sql`(${sql.join(within, sql` or `)})` : sql`false`] : []),
    ...(classes ? [sql`${classColumn(country)} = any(${classes}::smallint[])`] : []),
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

/** The sort key; `undefined` for listing order. */
function sortKeyOf(sort: Sort | undefined, country: Country, language: Language): Sql | undefined {
  switch (sort) {
    case undefined:
      return undefined;
    case 'name':
      return sql.ref(`by_name_${language || 'en'}`);
    case 'number':
      return sql`by_code`;
    case 'new':
      return sql.ref(country === 'US' ? 'by_new_us' : 'by_new_ca');
    case 'price':
      return PRICE;
    case 'price-down':
      return sql`${PRICE} desc nulls last`;
  }
}

const PRICE = sql`coalesce(nullif(price.sale_cents, 0), price.selling_cents)`;

const joinPrice = (sort: Sort | undefined, country: Country): Sql =>
  sort === 'price' || sort === 'price-down'
    ? sql`left join offers as price on price.product_id = product.product_id
        and price.country = ${country}`
    : sql``;

interface Slice {
  first: number;
  most: number;
}

/**
 * Ids of the products that match, from an offset. Selects only numbers first, which an index-only
 * scan can answer.
 */
export async function matchingIds(
  db: Db,
  build: number,
  filters: BuildFilters,
  { first, most, sort, language = '' }: Slice & { sort?: Sort | undefined; language?: Language },
): Promise<string[]> {
  const key = sortKeyOf(sort, filters.country, language);
  const { rows } = await sql<{ number: number }>`
    select product.number from ${tableOf(build, 'products')} as product
      ${joinPrice(sort, filters.country)}
    where ${matchesFilters(filters)} order by ${key ? sql`${key}, number` : sql`number`}
    limit ${most} offset ${first}`.execute(db);
  const numbers = rows.map(({ number }) => number);
  return idsOfNumbers(db, build, numbers);
}

/** Identifies a precomputed list, stored in parts; -1 stands for all categories or classes. */
export interface PrecomputedList {
  country: Country;
  category: number;
  class: number;
}

/** Ids of a precomputed list from an offset, reading no more than is returned. */
export async function idsOfPrecomputedList(
  db: Db,
  build: number,
  { country, category, class: code }: PrecomputedList,
  { first, most }: Slice,
): Promise<string[]> {
  const { rows } = await sql<{ product_id: string }>`
    select product_id from ${tableOf(build, 'lists')} as list
      cross join lateral unnest(numbers) with ordinality as one (number, place)
      join ${tableOf(build, 'products')} as product on product.number = one.number
    where country = ${country} and list.category = ${category} and class = ${code}
      and part between ${Math.floor(first / PART_SIZE)} and ${Math.floor((first + most - 1) / PART_SIZE)}
      and part * ${sql.lit(PART_SIZE)} + place between ${first + 1} and ${first + most}
    order by part, place`.execute(db);
  return rows.map(({ product_id }) => product_id);
}

export async function countMatching(db: Db, build: number, filters: BuildFilters): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${tableOf(build, 'products')} as product
    where ${matchesFilters(filters)}`.execute(db);
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
  numbers: readonly number[],
): Promise<Count[]> {
  return countBy(db, build, column, sql`number = any(${numbers}::int[])`);
}

/** The same for precomputed lists; the facet '' counts the products. */
export async function countPrecomputed(
  db: Db,
  build: number,
  lists: readonly PrecomputedList[],
  facet: Facet | '',
): Promise<Count[]> {
  const listConditions = lists.map(
    (list) => sql`(country = ${list.country} and category = ${list.category}
      and class = ${list.class})`,
  );
  const { rows } = await sql<Count>`
    select value, sum(count)::int as count from ${tableOf(build, 'counts')}
    where (${sql.join(listConditions, sql` or `)}) and facet = ${facet} group by value`.execute(db);
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

interface CodedProduct extends NumberedProduct {
  code: string;
  rank: number;
}

/** Products by their folded ids, in listing order. */
export async function productsByCodes(
  db: Db,
  build: number,
  codes: readonly string[],
): Promise<CodedProduct[]> {
  const { rows } = await sql<CodedProduct>`
    select number, product_id, code, rank from ${tableOf(build, 'products')}
    where code = any(${codes}::text[]) order by number`.execute(db);
  return rows;
}

/** Numbers of products whose code begins with a prefix, sorted by code. */
export async function numbersWithCodePrefix(
  db: Db,
  build: number,
  prefix: string,
  country: Country,
  most: number,
): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`
    select number from ${tableOf(build, 'products')}
    where code >= ${prefix} and code < ${`${prefix}\u{10ffff}`} and ${classColumn(country)} is not null
    order by code, number limit ${most}`.execute(db);
  return rows.map(({ number }) => number);
}

/** Those of the numbers that match, in the given order or sorted. */
export async function filterNumbers(
  db: Db,
  build: number,
  numbers: readonly number[],
  filters: BuildFilters,
  { sort, language = '', fresh = -1 }: { sort?: Sort; language?: Language; fresh?: number } = {},
): Promise<number[]> {
  const key =
    sort === 'new'
      ? sql`${classColumn(filters.country)} = ${fresh} desc`
      : sortKeyOf(sort, filters.country, language);
  const { rows } = await sql<{ number: number }>`
    select product.number
    from unnest(${numbers}::int[]) with ordinality as one (number, place)
      join ${tableOf(build, 'products')} as product on product.number = one.number
      ${joinPrice(sort, filters.country)}
    where ${matchesFilters(filters)} order by ${key ? sql`${key}, place` : sql`place`}`.execute(db);
  return rows.map(({ number }) => number);
}

export async function idsOfNumbers(
  db: Db,
  build: number,
  numbers: readonly number[],
): Promise<string[]> {
  const { rows } = await sql<NumberedProduct>`
    select number, product_id from ${tableOf(build, 'products')}
    where number = any(${numbers}::int[])`.execute(db);
  const ids = new Map(rows.map(({ number, product_id }) => [number, product_id]));
  return numbers.flatMap((number) => ids.get(number) ?? []);
}

/** The most popular products that match. */
export async function mostPopular(
  db: Db,
  build: number,
  filters: BuildFilters,
  most: number,
  below?: number,
): Promise<NumberedProduct[]> {
  const { rows } = await sql<NumberedProduct>`
    select number, product_id from ${tableOf(build, 'products')} as product
    where ${matchesFilters(filters)} ${below === undefined ? sql`` : sql`and rank < ${below}`}
    order by rank limit ${most}`.execute(db);
  return rows;
}

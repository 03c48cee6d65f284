import { sql } from 'kysely';

import type { Country } from '#domain/countries';
import type { Facet } from '#domain/facetNames';
import type { Language } from '#domain/languages';
import type { Sort } from '#domain/sorting';

import type { Db } from '../client';

import { tableOf } from './builds';
import { idsOfNumbers, matchesFilters, type BuildFilters, type Slice, type Sql } from './queries';

/** A column that products are sorted by, ties in listing order; listing order itself by default. */
interface SortKey {
  column: string;
  isDescending?: boolean;
}

function sortKeyOf(sort: Sort | undefined, country: Country, language: Language): SortKey {
  const suffix = country === 'US' ? 'us' : 'ca';
  switch (sort) {
    case undefined:
      return { column: 'number' };
    case 'name':
      return { column: `by_name_${language || 'en'}` };
    case 'number':
      return { column: 'by_code' };
    case 'new':
      return { column: `by_new_${suffix}` };
    case 'price':
      return { column: `price_${suffix}` };
    case 'price-down':
      return { column: `price_${suffix}`, isDescending: true };
  }
}

const inOrder = (key: Sql, isDescending = false): Sql => (isDescending ? sql`${key} desc` : key);

export interface SortedSlice extends Slice {
  sort?: Sort | undefined;
  language?: Language | undefined;
  /** Number of categories. */
  categories: number;
  /** The facet filter that the fewest products match, if there is one, and how many do. */
  rarest: { facet: Facet; count: number } | undefined;
}

/** Number of products of a facet value that can be sorted for a page. */
const MAX_SORTED = 100_000;

/** Ids of the products that match, from an offset. */
export async function matchingIds(
  db: Db,
  build: number,
  filters: BuildFilters,
  { rarest, sort, language = '', ...slice }: SortedSlice,
): Promise<string[]> {
  const key = sortKeyOf(sort, filters.country, language);
  const listing = { build, filters, key, ...slice };
  const { rows } = await queryFor(listing, rarest).execute(db);
  return idsOfNumbers(
    db,
    build,
    rows.map(({ number }) => number),
  );
}

interface Listing extends Slice {
  build: number;
  filters: BuildFilters;
  key: SortKey;
  categories: number;
}

function queryFor(listing: Listing, rarest: SortedSlice['rarest']) {
  const { filters, key } = listing;
  if (!rarest) return filters.categories ? mergeCategories(listing) : readInOrder(listing);
  if (key.column === 'number') return mergeCategories(listing, rarest.facet);
  return rarest.count <= MAX_SORTED ? sortAll(listing) : mergeCategories(listing);
}

interface NumberRow {
  number: number;
}

/** Reads products in their order until enough of them match. */
const readInOrder = ({ build, filters, key, first, most }: Listing) =>
  sql<NumberRow>`select number from ${tableOf(build, 'products')} as product
    where ${matchesFilters(filters)}
    order by ${inOrder(sql.ref(key.column), key.isDescending)}, number
    limit ${most} offset ${first}`;

/** Sorts all that match: the sum keeps PostgreSQL from reading products in their order instead. */
const sortAll = ({ build, filters, key, first, most }: Listing) =>
  sql<NumberRow>`select number from ${tableOf(build, 'products')} as product
    where ${matchesFilters(filters)}
    order by ${inOrder(sql`${sql.ref(key.column)} + 0`, key.isDescending)}, number
    limit ${most} offset ${first}`;

/**
 * Reads no more of each category than the page may show; or of each value of a facet in each
 * category. All of these are indexed in order.
 */
function mergeCategories(listing: Listing, facet?: Facet) {
  const { build, key, first, most } = listing;
  const { categories: ranges = [[-1, listing.categories - 1]], ...filters } = listing.filters;
  const categories = ranges.flatMap(([start, end]) =>
    Array.from({ length: end - start + 1 }, (_category, index) => start + index),
  );
  const values = facet ? filters.facets?.[facet] : undefined;
  const column = sql.ref(key.column);
  return sql<NumberRow>`select number from unnest(${categories}::int[]) as shelf (category)
    ${values ? sql`cross join unnest(${values}::int[]) as wanted (value)` : sql``}
    cross join lateral (
      select number, ${column} as key from ${tableOf(build, 'products')} as product
      where product.category = shelf.category and ${matchesFilters(filters)}
        ${facet ? sql`and ${sql.ref(facet)} = wanted.value` : sql``}
      order by ${inOrder(column, key.isDescending)}, number limit ${first + most}) as shelved
    order by ${inOrder(sql`key`, key.isDescending)}, number limit ${most} offset ${first}`;
}

/** Those of the numbers that match, in the given order or sorted. */
export async function filterNumbers(
  db: Db,
  build: number,
  numbers: readonly number[],
  filters: BuildFilters,
  { sort, language = '', fresh = -1 }: { sort?: Sort; language?: Language; fresh?: number } = {},
): Promise<number[]> {
  const { column, isDescending } = sortKeyOf(sort, filters.country, language);
  const keys = {
    place: sql`place`,
    // Search results that are equally new stay in the order of the search.
    new: sql`${sql.ref(filters.country === 'US' ? 'class_us' : 'class_ca')} = ${fresh} desc, place`,
    sorted: sql`${inOrder(sql.ref(column), isDescending)}, place`,
  };
  const order = !sort ? keys.place : sort === 'new' ? keys.new : keys.sorted;
  const { rows } = await sql<NumberRow>`
    select product.number
    from unnest(${numbers}::int[]) with ordinality as one (number, place)
      join ${tableOf(build, 'products')} as product on product.number = one.number
    where ${matchesFilters(filters)} order by ${order}`.execute(db);
  return rows.map(({ number }) => number);
}

import { sql } from 'kysely';

import type { Country } from '#domain/countries';
import type { Facet } from '#domain/facetNames';
import type { Language } from '#domain/languages';
import type { Sort } from '#domain/sorting';

import type { Db } from '../../db/client';

import { tableOf } from './builds';
import {
  classColumnOf,
  idsBy,
  matchesFilters,
  sharedCategories,
  type BuildFilters,
  type Slice,
  type Sql,
} from './queries';

/** A column that products are sorted by, ties in listing order; listing order itself by default. */
interface SortKey {
  column: string;
  isDescending?: boolean | undefined;
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
    case 'list-price':
      return { column: `price_${suffix}` };
    case 'price-down':
    case 'list-price-down':
      return { column: `price_${suffix}`, isDescending: true };
  }
}

const inOrder = ({ column, isDescending = false }: SortKey, ties = 'number'): Sql =>
  sql`${sql.ref(column)} ${isDescending ? sql`desc` : sql``}, ${sql.ref(ties)}`;

export interface SortedSlice extends Slice {
  sort?: Sort | undefined;
  language?: Language | undefined;
  /** Number of categories. */
  categories: number;
  /** Whether an index finds so few products that all of them can be sorted. */
  isFew: boolean;
  /** The facet filter that the fewest products match, if there is one. */
  rarest: Facet | undefined;
}

/** Ids of the products that match, from an offset. */
export async function matchingIds(
  db: Db,
  build: number,
  filters: BuildFilters,
  { sort, language = '', ...slice }: SortedSlice,
): Promise<string[]> {
  const key = sortKeyOf(sort, filters.country, language);
  const listing = { build, filters, key, ...slice };
  const page = isSpread(listing) ? await firstOfAll(listing).execute(db) : undefined;
  const isWhole = page?.rows.length === listing.limit;
  const { rows } = isWhole ? page : await queryFor(listing).execute(db);
  return idsBy(
    db,
    build,
    'number',
    rows.map(({ number }) => number),
  );
}

interface Listing extends Omit<SortedSlice, 'sort' | 'language'> {
  build: number;
  filters: BuildFilters;
  key: SortKey;
}

/**
 * Whether the values of the rarest facet are indexed in this order: each brand is in every order,
 * each value of another facet by price, across all categories.
 */
const isIndexed = ({ filters, key, rarest }: Listing): boolean =>
  rarest === 'brand' || (key.column.startsWith('price_') && !filters.categories);

/** Whether a sorted filter is spread over the whole catalogue, and is not indexed in this order. */
const isSpread = (listing: Listing): boolean => {
  const { filters, key, rarest, isFew } = listing;
  const isSorted = key.column !== 'number' && !isFew;
  return rarest !== undefined && isSorted && !filters.categories && !isIndexed(listing);
};

/** The page of a spread filter is first sought among so many products. */
const MAX_TRIED = 4_000;

/** The page, or less, among the first products: enough of these match a filter unlike the order. */
function firstOfAll({ build, filters, key, first, limit }: Listing) {
  const products = sql`(select * from ${tableOf(build, 'products')}
    order by ${inOrder(key)} limit ${MAX_TRIED})`;
  return sql<NumberRow>`select number from ${products} as product
    where ${matchesFilters(filters)} order by ${inOrder(key)} limit ${limit} offset ${first}`;
}

function queryFor(listing: Listing) {
  const { filters, key, rarest, isFew } = listing;
  if (isFew) return sortAll(listing);
  if (!rarest) return filters.categories ? mergeCategories(listing) : readInOrder(listing);
  if (key.column === 'number') return mergeValues(listing, rarest);
  return isIndexed(listing)
    ? mergeOrderedValues(listing, rarest)
    : mergeSortedValues(listing, rarest);
}

interface NumberRow {
  number: number;
}

/** Reads all that match, which an index finds. */
const sortAll = (listing: Listing) =>
  pageOf(
    listing,
    sql`select number, ${sql.ref(listing.key.column)} as key
      from ${tableOf(listing.build, 'products')} as product
      where ${matchesFilters(listing.filters)} offset 0`,
  );

/** Reads products in their order until enough of them match. */
const readInOrder = ({ build, filters, key, first, limit }: Listing) =>
  sql<NumberRow>`select number from ${tableOf(build, 'products')} as product
    where ${matchesFilters(filters)} order by ${inOrder(key)} limit ${limit} offset ${first}`;

/** Reads no more of each category than the page may show: each is indexed in every order. */
const mergeCategories = (listing: Listing) =>
  pageOf(
    listing,
    firstOfEach(listing, sql`unnest(${categoriesOf(listing)}::int[])`, inCategory(listing)),
  );

/** The same for each value of a facet that is indexed in this order. */
function mergeOrderedValues(listing: Listing, facet: Facet) {
  const { filters } = listing;
  const { [facet]: values = [], ...facets } = filters.facets ?? {};
  const others = matchesFilters({ ...filters, facets });
  const isOnShelf = sql`${sql.ref(facet)} = shelf.id and ${others}`;
  return pageOf(listing, firstOfEach(listing, sql`unnest(${values}::int[])`, isOnShelf));
}

/** The same for each value of a facet in each category, which are indexed in listing order. */
function mergeValues(listing: Listing, facet: Facet) {
  const { build, filters } = listing;
  const categories =
    sharedCategories(build, filters) ?? sql`select unnest(${categoriesOf(listing)}::int[])`;
  const shelves = sql`(select category, value from (${categories}) as within (category)
    cross join unnest(${filters.facets?.[facet]}::int[]) as wanted (value))`;
  const isOnShelf = sql`${inCategory(listing)} and ${sql.ref(facet)} = shelf.value`;
  return pageOf(listing, firstOfEach(listing, shelves, isOnShelf));
}

/**
 * A category is read in order until enough products match, if fewer would be read than match when
 * these are spread evenly; of the other categories, all that match are sorted.
 */
function mergeSortedValues(listing: Listing, facet: Facet) {
  const { build, filters, key, first, limit } = listing;
  const { country, facets } = filters;
  const shared = sharedCategories(build, filters);
  const counts = tableOf(build, 'counts');
  const shelves = sql`select category,
      sum(own.count) ^ 2 >= max(total.count) * ${first + limit}::float as is_dense
    from ${counts} as own join ${counts} as total using (country, category, class)
    where country = ${country} and class = -1 and category = any(${categoriesOf(listing)}::int[])
      and own.facet = ${facet} and own.value = any(${facets?.[facet]}::int[])
      and total.facet = '' ${shared ? sql`and category in (${shared})` : sql``}
    group by category`;
  return pageOf(
    listing,
    sql`with shelves as materialized (${shelves})
      ${firstOfEach(listing, sql`(select category from shelves where is_dense)`, inCategory(listing))}
      union all
      select number, key from shelves as shelf (id) cross join lateral (
        select number, ${sql.ref(key.column)} as key from ${tableOf(build, 'products')} as product
        where ${inCategory(listing)} offset 0) as shelved
      where not is_dense`,
  );
}

function categoriesOf({ filters, categories }: Listing): number[] {
  const ranges = filters.categories ?? [[-1, categories - 1]];
  return ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_category, index) => first + index),
  );
}

/** Whether a product is in the category of a shelf and matches. */
const inCategory = ({ filters }: Listing): Sql =>
  sql`product.category = shelf.id and ${matchesFilters({ ...filters, categories: undefined })}`;

/** Numbers and sort keys of the first products of each shelf that match. */
const firstOfEach = ({ build, key, first, limit }: Listing, shelves: Sql, isOnShelf: Sql): Sql =>
  sql`select number, key from ${shelves} as shelf (id) cross join lateral (
    select number, ${sql.ref(key.column)} as key from ${tableOf(build, 'products')} as product
    where ${isOnShelf}
    order by ${inOrder(key)} limit ${first + limit}) as shelved`;

const pageOf = ({ key: { isDescending }, first, limit }: Listing, rows: Sql) =>
  sql<NumberRow>`select number from (${rows}) as found
    order by ${inOrder({ column: 'key', isDescending })} limit ${limit} offset ${first}`;

/** Those of the products with these ranks that match, in the given order or sorted. */
export async function filterRanks(
  db: Db,
  build: number,
  ranks: readonly number[],
  filters: BuildFilters,
  { sort, language = '', fresh = -1 }: { sort?: Sort; language?: Language; fresh?: number } = {},
): Promise<number[]> {
  const key = sortKeyOf(sort, filters.country, language);
  const keys = {
    place: sql`place`,
    // Search results that are equally new stay in the order of the search.
    new: sql`${sql.ref(classColumnOf(filters.country))} = ${fresh} desc, place`,
    sorted: inOrder(key, 'place'),
  };
  const order = !sort ? keys.place : sort === 'new' ? keys.new : keys.sorted;
  const { rows } = await sql<{ rank: number }>`
    select product.rank
    from unnest(${ranks}::int[]) with ordinality as one (rank, place)
      join ${tableOf(build, 'products')} as product on product.rank = one.rank
    where ${matchesFilters(filters)} order by ${order}`.execute(db);
  return rows.map(({ rank }) => rank);
}

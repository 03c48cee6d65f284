import { sql } from 'kysely';

import type { Country } from '#domain/countries';
import type { Facet } from '#domain/facetNames';

import type { Db } from '../../db/client';

import { tableOf } from './builds';
import {
  countBy,
  matchesFilters,
  type BuildFilters,
  type NumberedProduct,
  type RankedProduct,
} from './queries';

export type ComparedProduct = NumberedProduct & {
  category: number;
  family: number;
} & Record<Facet, number>;

/** Reads what a product is compared by. */
export async function readComparedProduct(
  db: Db,
  build: number,
  code: string,
  productId: string,
): Promise<ComparedProduct | undefined> {
  const { rows } = await sql<ComparedProduct>`
    select number, product_id, category, family, brand, color, type, size
    from ${tableOf(build, 'products')}
    where code = ${code} and product_id = ${productId}`.execute(db);
  return rows[0];
}

/** A facet value of a product, and what having it in common counts. */
interface WeightedValue {
  facet: Facet;
  value: number;
  weight: number;
}

interface SimilarityQuery {
  /** The values of the product that is compared, by weight, descending. */
  values: readonly WeightedValue[];
  excluded: readonly number[];
  limit: number;
}

/**
 * Other products that have the most in common with one; ties are sorted by popularity. Products that
 * share all its values are compared first, then those without the least important, and so on, until
 * no product outside of these can be among the best: the index of a rare value answers most queries.
 */
export async function mostSimilar(
  db: Db,
  build: number,
  filters: BuildFilters,
  query: SimilarityQuery,
): Promise<NumberedProduct[]> {
  const { values, limit } = query;
  const total = values.reduce((sum, { weight }) => sum + weight, 0);
  for (let count = values.length; count > 0; count -= 1) {
    const shared = values.slice(0, count);
    const facets = Object.fromEntries(shared.map(({ facet, value }) => [facet, [value]]));
    const best = await bestScores(db, build, { ...filters, facets }, query);
    const highestElsewhere = total - shared[count - 1]!.weight;
    if (best.length === limit && best[limit - 1]!.score > highestElsewhere) return best;
  }
  return bestScores(db, build, filters, query);
}

/** An index alone finds the products, so that no table rows are read beyond these. */
async function bestScores(
  db: Db,
  build: number,
  filters: BuildFilters,
  { values, excluded, limit }: SimilarityQuery,
): Promise<(NumberedProduct & { score: number })[]> {
  const shares = values.map(
    ({ facet, value, weight }) =>
      sql`case when ${sql.ref(facet)} = ${value} then ${sql.lit(weight)} else 0 end`,
  );
  const score = shares.length > 0 ? sql.join(shares, sql` + `) : sql`0`;
  const { rows } = await sql<NumberedProduct & { score: number }>`
    select number, product_id, score from (
      select number as other, score, row_number() over () as place from (
        select number, ${score} as score from ${tableOf(build, 'products')} as product
        where ${matchesFilters(filters)} and number <> all(${excluded}::int[])
        order by score desc, rank limit ${limit}) as sorted) as similar_product
    join ${tableOf(build, 'products')} on number = other order by place`.execute(db);
  return rows;
}

/**
 * Products that may be other sizes and colours of one, in listing order: up to `limit` until that
 * one, and as many after it.
 */
export async function familyOfProduct(
  db: Db,
  build: number,
  { number, family, category, brand, type }: ComparedProduct,
  country: Country,
  limit: number,
): Promise<string[]> {
  const relatives = sql`select number, product_id, category, brand, type
    from ${tableOf(build, 'products')} as product
    where family = ${family} and ${matchesFilters({ country })}`;
  const { rows } = await sql<ComparedProduct>`
    (${relatives} and number <= ${number} order by number desc limit ${limit})
    union all
    (${relatives} and number > ${number} order by number limit ${limit})
    order by number`.execute(db);
  // Hashes of different families may be equal.
  return rows
    .filter((row) => row.category === category && row.brand === brand && row.type === type)
    .map(({ product_id }) => product_id);
}

/** Ranks of those products that are offered in the country, by id. */
export async function offeredRanks(
  db: Db,
  build: number,
  products: readonly { code: string; product_id: string }[],
  country: Country,
): Promise<Map<string, number>> {
  const codes = products.map(({ code }) => code);
  const { rows } = await sql<RankedProduct>`
    select rank, product_id from ${tableOf(build, 'products')} as product
    where ${matchesFilters({ country })} and code = any(${codes}::text[])`.execute(db);
  return new Map(rows.map(({ rank, product_id }) => [product_id, rank]));
}

/** Number of matching products per category. */
export async function countPerCategory(
  db: Db,
  build: number,
  alternatives: readonly BuildFilters[],
): Promise<number[]> {
  const counts = await countBy(db, build, 'category', matchesAny(alternatives));
  return counts.map(({ count }) => count);
}

interface CategoryProduct extends NumberedProduct {
  category: number;
  rank: number;
}

/**
 * The most popular matching products per category: categories in menu order, products in listing
 * order.
 */
export async function bestPerCategory(
  db: Db,
  build: number,
  alternatives: readonly BuildFilters[],
  share: number,
  limit: number,
): Promise<CategoryProduct[]> {
  const { rows } = await sql<CategoryProduct>`
    select number, product_id, category, rank from (
      select number, product_id, category, rank,
        row_number() over (partition by category order by rank) as place
      from ${tableOf(build, 'products')} as product
      where ${matchesAny(alternatives)}) as shelved
    where place <= ${share} order by category < 0, category, number limit ${limit}`.execute(db);
  return rows;
}

const matchesAny = (alternatives: readonly BuildFilters[]) =>
  sql`(${sql.join(
    alternatives.map((filters) => sql`(${matchesFilters(filters)})`),
    sql` or `,
  )})`;

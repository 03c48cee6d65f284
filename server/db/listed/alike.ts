import { sql } from 'kysely';

import type { Country } from '#domain/countries';
import type { Facet } from '#domain/facetNames';

import type { Db } from '../client';

import { tableOf } from './builds';
import { countBy, matchesFilters, type Numbered, type Wanted } from './queries';

type Described = Numbered & { category: number } & Record<Facet, number>;

/** Reads what a product is compared by. */
export async function readNumbered(
  db: Db,
  build: number,
  code: string,
  productId: string,
): Promise<Described | undefined> {
  const { rows } = await sql<Described>`
    select number, product_id, category, brand, color, type, size
    from ${tableOf(build, 'products')}
    where code = ${code} and product_id = ${productId}`.execute(db);
  return rows[0];
}

/** Other products that have the most in common with one; ties are sorted by popularity. */
export async function mostAlike(
  db: Db,
  build: number,
  wanted: Wanted,
  {
    says,
    but,
    most,
  }: {
    says: readonly { facet: Facet; value: number; weight: number }[];
    but: readonly number[];
    most: number;
  },
): Promise<Numbered[]> {
  const shares = says.map(
    ({ facet, value, weight }) =>
      sql`case when ${sql.ref(facet)} = ${value} then ${sql.lit(weight)} else 0 end`,
  );
  const { rows } = await sql<Numbered>`
    select number, product_id from ${tableOf(build, 'products')} as product
    where ${matchesFilters(wanted)} and number <> all(${but}::int[])
    order by ${shares.length > 0 ? sql`${sql.join(shares, sql` + `)} desc,` : sql``} rank
    limit ${most}`.execute(db);
  return rows;
}

/**
 * Products of a category, brand and type in listing order: up to `most` until the given one, and as
 * many after it.
 */
export async function besideProduct(
  db: Db,
  build: number,
  { number, category, brand, type }: Described,
  country: Country,
  most: number,
): Promise<string[]> {
  const wanted = matchesFilters({
    country,
    categories: [[category, category]],
    facets: { brand: [brand], type: [type] },
  });
  const products = tableOf(build, 'products');
  const { rows } = await sql<Numbered>`
    (select number, product_id from ${products} as product
      where ${wanted} and number <= ${number} order by number desc limit ${most})
    union all
    (select number, product_id from ${products} as product
      where ${wanted} and number > ${number} order by number limit ${most})
    order by number`.execute(db);
  return rows.map(({ product_id }) => product_id);
}

/** Numbers of those products that are offered in the country, by id. */
export async function offeredAmong(
  db: Db,
  build: number,
  products: readonly { code: string; product_id: string }[],
  country: Country,
): Promise<Map<string, number>> {
  const codes = products.map(({ code }) => code);
  const { rows } = await sql<Numbered>`
    select number, product_id from ${tableOf(build, 'products')} as product
    where ${matchesFilters({ country })} and code = any(${codes}::text[])`.execute(db);
  return new Map(rows.map(({ number, product_id }) => [product_id, number]));
}

/** Number of matching products per category. */
export async function sizesOfShelves(
  db: Db,
  build: number,
  wanted: readonly Wanted[],
): Promise<number[]> {
  const counts = await countBy(db, build, 'category', anyOf(wanted));
  return counts.map(({ count }) => count);
}

interface Shelved extends Numbered {
  category: number;
  rank: number;
}

/**
 * The most popular matching products per category: categories in menu order, products in listing
 * order.
 */
export async function bestOfShelves(
  db: Db,
  build: number,
  wanted: readonly Wanted[],
  share: number,
  most: number,
): Promise<Shelved[]> {
  const { rows } = await sql<Shelved>`
    select number, product_id, category, rank from (
      select number, product_id, category, rank,
        row_number() over (partition by category order by rank) as place
      from ${tableOf(build, 'products')} as product
      where ${anyOf(wanted)}) as shelved
    where place <= ${share} order by category < 0, category, number limit ${most}`.execute(db);
  return rows;
}

const anyOf = (wanted: readonly Wanted[]) =>
  sql`(${sql.join(
    wanted.map((one) => sql`(${matchesFilters(one)})`),
    sql` or `,
  )})`;

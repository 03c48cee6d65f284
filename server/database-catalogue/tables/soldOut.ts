import { sql } from 'kysely';

import { FACETS } from '#domain/facetNames';

import type { Db } from '../../db/client';

import { tableOf } from './builds';
import { matchesFilters, type BuildFilters, type Sql } from './queries';

/**
 * Copies which offered products are out of stock, with what lists are filtered by: what is in stock
 * is counted as the list without these.
 */
export async function buildSoldOut(db: Db, build: number): Promise<void> {
  const soldOut = tableOf(build, 'sold_out');
  await sql`create table ${soldOut} (country text, number int, category int, class int,
    brand int, color int, type int, size int, primary key (country, number))`.execute(db);
  await insertSoldOut(db, build, sql`true`);
  for (const filtered of ['category', ...FACETS]) {
    const others = ['category', 'class', ...FACETS].filter((column) => column !== filtered);
    await sql`create index on ${soldOut} (country, ${sql.ref(filtered)})
      include (${sql.join(others.map((column) => sql.ref(column)))})`.execute(db);
  }
  await sql`vacuum (analyze) ${soldOut}`.execute(db);
}

const insertSoldOut = (db: Db, build: number, condition: Sql) =>
  sql`insert into ${tableOf(build, 'sold_out')}
    select country, number, category, offer.class, brand, color, type, size
    from ${tableOf(build, 'products')} as product
      cross join lateral (values ('CA', class_ca), ('US', class_us)) as offer (country, class)
      join offers using (product_id, country)
    where offer.class is not null and available <= 0 and ${condition}
    on conflict do nothing`.execute(db);

/** Copies the current state of the products with these folded ids. */
export async function copySoldOut(db: Db, build: number, codes: readonly string[]): Promise<void> {
  const isAmong = sql`code = any(${codes}::text[])`;
  await sql`delete from ${tableOf(build, 'sold_out')} as sold_out
    using ${tableOf(build, 'products')} as product join offers using (product_id)
    where product.number = sold_out.number and offers.country = sold_out.country
      and available > 0 and ${isAmong}`.execute(db);
  await insertSoldOut(db, build, isAmong);
}

/** Number of matching products that are out of stock. */
export async function countSoldOut(db: Db, build: number, filters: BuildFilters): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select category, class as class_ca, class as class_us, brand, color, type, size
      from ${tableOf(build, 'sold_out')} where country = ${filters.country}) as product
    where ${matchesFilters(filters)}`.execute(db);
  return rows[0]?.count ?? 0;
}

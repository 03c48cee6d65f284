import { sql } from 'kysely';

import { FACETS } from '#domain/facetNames';

import type { Db } from '../../db/client';

import { tableOf } from './builds';

/** Products per row of `lists`. */
export const PART_SIZE = 500;

/** Which category is within which: itself, its ancestors, and -1 for the whole catalogue. */
export type CategoryAncestors = { category: number; above: number }[];

/**
 * Stores the products of each country, category and class flag in listing order, in parts, so that
 * a page costs only the page; and their counts, in total and by facet value.
 */
export async function buildLists(
  db: Db,
  build: number,
  within: CategoryAncestors,
  flags: readonly number[],
): Promise<void> {
  const [products, lists, counts] = (['products', 'lists', 'counts'] as const).map((kind) =>
    tableOf(build, kind),
  );
  const countries = sql`(values ('CA', class_ca), ('US', class_us)) as offer (country, class)`;
  const above = sql`json_to_recordset(${JSON.stringify(within)}::json) as above (category int, above int)`;
  const classes = sql`unnest(case when offer.class = any(${flags}::int[])
    then array[-1, offer.class::int] else array[-1] end) as listed (class)`;
  await sql`create table ${lists} (country text, category int, class int, part int, numbers int[],
    primary key (country, category, class, part))`.execute(db);
  await sql`insert into ${lists}
    select country, category, class, part, array_agg(number order by number)
    from (select offer.country, above.above as category, listed.class, number,
        (row_number() over (partition by offer.country, above.above, listed.class order by number) - 1)
          / ${sql.lit(PART_SIZE)} as part
      from ${products} as product cross join lateral ${countries}
        join ${above} on above.category = product.category
        cross join lateral ${classes}
      where offer.class is not null) as placed
    group by country, category, class, part`.execute(db);
  await sql`analyze ${lists}`.execute(db);

  await sql`create table ${counts} (country text, category int, class int, facet text, value int,
    count int, primary key (country, category, class, facet, value))`.execute(db);
  await sql`insert into ${counts}
    select offer.country, above.above, listed.class, facet, value, sum(count)
    from (select country, category, class, facet, value, count(*) as count
        from ${products} cross join lateral ${countries}
          cross join lateral (values ('', 0), ('brand', brand), ('color', color), ('type', type),
            ('size', size)) as one (facet, value)
        where class is not null
        group by country, category, class, facet, value) as offer
      join ${above} on above.category = offer.category
      cross join lateral ${classes}
    group by offer.country, above.above, listed.class, facet, value`.execute(db);
  await sql`analyze ${counts}`.execute(db);
}

/**
 * Stores how many products of each category have two values of different facets: what a second
 * filter leaves, and what is left to filter by.
 */
export async function buildPairs(db: Db, build: number): Promise<void> {
  const [products, pairs] = [tableOf(build, 'products'), tableOf(build, 'pairs')];
  await sql`create table ${pairs} (country text, facet text, value int, other text, other_value int,
    category int, count int)`.execute(db);
  for (const facet of FACETS) {
    for (const other of FACETS.filter((one) => one !== facet)) {
      await sql`insert into ${pairs}
        select country, ${facet}, ${sql.ref(facet)}, ${other}, ${sql.ref(other)}, category, count(*)
        from ${products} cross join lateral (values ('CA', class_ca), ('US', class_us))
          as offer (country, class)
        where class is not null
        group by country, ${sql.ref(facet)}, ${sql.ref(other)}, category`.execute(db);
    }
  }
  await sql`create index on ${pairs} (country, facet, other, value, category)
    include (other_value, count)`.execute(db);
  await sql`vacuum (analyze) ${pairs}`.execute(db);
}

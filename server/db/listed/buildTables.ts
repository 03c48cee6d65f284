import { sql } from 'kysely';

import { LANGUAGES } from '#domain/languages';

import type { Db } from '../client';
import { nextIndexRows, type IndexRow } from '../productIndex';

import { entriesOf, tableNameOf, tableOf } from './builds';

/** A product before products are numbered; shared texts are numbers of their dictionaries. */
export interface StagedRow {
  product_id: string;
  code: string;
  category: number;
  class_ca: number | null;
  class_us: number | null;
  brand: number;
  color: number;
  type: number;
  size: number;
  position: number;
  popularity: number;
  key_en: string;
  key_fr: string;
  key_es: string;
  /** Words per language, each encoded as `term * 16 + weight`, as a PostgreSQL array literal. */
  entries_en: string;
  entries_fr: string;
  entries_es: string;
  length_en: number;
  length_fr: number;
  length_es: number;
}

export interface StagedProduct extends IndexRow {
  name_en: string;
  name_fr: string;
  name_es: string;
}

/** The next active products after a product id, with their names. */
export const readProductsToStage = (
  db: Db,
  after: string,
  limit: number,
): Promise<StagedProduct[]> =>
  nextIndexRows(db, after, limit)
    .select(['products.name_en', 'products.name_fr', 'products.name_es'])
    .execute();

const STAGED_COLUMNS = sql`product_id text, code text, category int, class_ca smallint, class_us smallint,
  brand int, color int, type int, size int, position int, popularity int,
  key_en text, key_fr text, key_es text, entries_en text, entries_fr text, entries_es text,
  length_en smallint, length_fr smallint, length_es smallint`;

export async function createStage(db: Db, build: number): Promise<void> {
  await sql`create unlogged table ${tableOf(build, 'staged')} (${STAGED_COLUMNS})`.execute(db);
}

export async function stageRows(db: Db, build: number, rows: readonly StagedRow[]): Promise<void> {
  await sql`insert into ${tableOf(build, 'staged')}
    select * from json_to_recordset(${JSON.stringify(rows)}::json) as row (${STAGED_COLUMNS})`.execute(
    db,
  );
}

/** Precomputed sort positions. */
const SORT_ORDERS = {
  by_code: sql`code collate "C", number`,
  by_name_en: sql`key_en collate "C", number`,
  by_name_fr: sql`key_fr collate "C", number`,
  by_name_es: sql`key_es collate "C", number`,
};

/** Numbers the products in listing order; stores them and their words by popularity, descending. */
export async function numberProducts(db: Db, build: number, newClass: number): Promise<void> {
  const [staged, products] = [tableOf(build, 'staged'), tableOf(build, 'products')];
  const positions = Object.entries(SORT_ORDERS).map(
    ([name, order]) => sql`(row_number() over (order by ${order}) - 1)::int as ${sql.ref(name)}`,
  );
  await sql`create table ${products} as
    select number, product_id, code collate "C" as code, category, class_ca, class_us,
      brand, color, type, size,
      (row_number() over (order by popularity desc, number) - 1)::int as rank,
      ${sql.join(positions)},
      (row_number() over (order by class_ca is distinct from ${sql.lit(newClass)}, number) - 1)::int
        as by_new_ca,
      (row_number() over (order by class_us is distinct from ${sql.lit(newClass)}, number) - 1)::int
        as by_new_us
    from (select *, (row_number() over (order by position, product_id collate "C") - 1)::int as number
      from ${staged}) as numbered
    order by rank`.execute(db);
  for (const language of LANGUAGES) {
    const name = language || 'en';
    await sql`create table ${entriesOf(build, language)} as
      select rank, number, ${sql.ref(`length_${name}`)} as length,
        ${sql.ref(`entries_${name}`)}::int[] as entries
      from ${products} join ${staged} using (product_id) order by rank`.execute(db);
  }
  await db.schema.dropTable(tableNameOf(build, 'staged')).execute();
}

const FACET_COLUMNS = ['brand', 'color', 'type', 'size'];
/** Indexes for filtering, and for sorting within a filter. */
const INDEXES = [
  ...[
    'rank',
    'code',
    'by_code',
    'by_name_en',
    'by_name_fr',
    'by_name_es',
    'by_new_ca',
    'by_new_us',
  ],
  ...['category, number', 'category, by_name_en', 'category, by_name_fr', 'category, by_name_es'],
  ...['category, by_code', 'category, by_new_ca', 'category, by_new_us', 'category, rank'],
  'category, brand, type, number',
  // These cover a filtered list, so that no table rows are read beyond those of its page.
  ...FACET_COLUMNS.map((facet) => `${facet}, category, number, class_ca, class_us`),
];

export async function indexProducts(db: Db, build: number): Promise<void> {
  const products = tableOf(build, 'products');
  await sql`alter table ${products} add primary key (number)`.execute(db);
  for (const columns of INDEXES) {
    await sql`create index on ${products} (${sql.raw(columns)})`.execute(db);
  }
  // Index-only scans require the visibility map, which VACUUM sets.
  await sql`vacuum (analyze) ${products}`.execute(db);
  for (const language of LANGUAGES) {
    const entries = entriesOf(build, language);
    await sql`alter table ${entries} add primary key (rank)`.execute(db);
    await sql`analyze ${entries}`.execute(db);
  }
}

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

export interface StagedWord {
  language: string;
  word: string;
  spelled: string;
  term: number;
  holders: number;
}

const WORD_COLUMNS = sql`language text, word text, spelled text, term int, holders int`;
const MAX_WORDS_PER_INSERT = 20_000;

export async function storeWords(
  db: Db,
  build: number,
  words: readonly StagedWord[],
): Promise<void> {
  await sql`create table ${tableOf(build, 'words')} (${WORD_COLUMNS}, primary key (language, word))`.execute(
    db,
  );
  for (let start = 0; start < words.length; start += MAX_WORDS_PER_INSERT) {
    const chunk = JSON.stringify(words.slice(start, start + MAX_WORDS_PER_INSERT));
    await sql`insert into ${tableOf(build, 'words')}
      select * from json_to_recordset(${chunk}::json) as row (${WORD_COLUMNS})`.execute(db);
  }
}

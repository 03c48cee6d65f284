import { sql } from 'kysely';

import { FACETS, type Facet } from '#domain/facetNames';
import { LANGUAGES } from '#domain/languages';

import type { Db } from '../../db/client';
import { nextIndexRows, type IndexRow } from '../../db/productIndex';
import { unitPriceOf } from '../../db/repricings';

import { entriesOf, tableNameOf, tableOf } from './builds';
import { packCandidate } from './postings';
import type { Sql } from './queries';

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
  /** Hash of what a product's sizes and colours have in common; others may share it. */
  family: number;
  price_ca: number | null;
  price_us: number | null;
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
  price_ca: number | null;
  price_us: number | null;
}

/** The next active products after a product id, with their names and unit prices in cents. */
export const readProductsToStage = (
  db: Db,
  after: string,
  limit: number,
): Promise<StagedProduct[]> =>
  nextIndexRows(db, after, limit)
    .select(['products.name_en', 'products.name_fr', 'products.name_es'])
    .select([unitPriceOf('ca').as('price_ca'), unitPriceOf('us').as('price_us')])
    .execute();

const STAGED_COLUMNS = sql`product_id text, code text, category int, class_ca smallint, class_us smallint,
  brand int, color int, type int, size int, family int, price_ca int, price_us int,
  position int, popularity int,
  key_en text, key_fr text, key_es text, entries_en text, entries_fr text, entries_es text,
  length_en smallint, length_fr smallint, length_es smallint`;

export async function createStage(db: Db, build: number): Promise<void> {
  await sql`create unlogged table ${tableOf(build, 'staged')} (${STAGED_COLUMNS})`.execute(db);
}

export async function dropStage(db: Db, build: number): Promise<void> {
  await db.schema.dropTable(tableNameOf(build, 'staged')).execute();
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
      brand, color, type, size, family, price_ca, price_us,
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
      select rank, ${packCandidate(`length_${name}`, `entries_${name}`)} as packed
      from ${products} join ${staged} using (product_id) order by rank`.execute(db);
  }
}

/** What products are filtered by. */
const FILTERED = ['class_ca', 'class_us', ...FACETS];
const PRICES = ['price_ca', 'price_us'];
/** What lists are sorted by, besides listing order. */
const SORTED = ['by_code', 'by_name_en', 'by_name_fr', 'by_name_es', 'by_new_ca', 'by_new_us'];

const refs = (columns: readonly string[]): Sql[] => columns.map((column) => sql.ref(column));

/** Equal prices stay in listing order in both directions, so each has an index of its own. */
const PRICE_ORDERS = refs(PRICES).flatMap((price): Sql[] => [price, sql`${price} desc`]);
const ORDERS: readonly Sql[] = [...refs(SORTED), ...PRICE_ORDERS];

/** The columns of an index, and those stored with them. */
type Index = readonly [columns: readonly Sql[], included: readonly string[]];

const without = (excluded: string): string[] => FILTERED.filter((column) => column !== excluded);

/** Any three or four filters begin one of these, or share their first two columns with it. */
const COMBINATIONS: readonly (readonly Facet[])[] = [
  ['brand', 'size', 'type', 'color'],
  ['color', 'type', 'size', 'brand'],
];

/**
 * The catalogue, each category, each brand and each value of a filter are stored in their orders
 * with all that a list needs, so that no table rows are read beyond those of its page.
 */
const INDEXES: readonly Index[] = [
  [refs(['code']), []],
  [refs(['family', 'number']), []],
  [refs(['category', 'number']), [...FILTERED, 'product_id']],
  ...[sql.ref('rank'), ...ORDERS].flatMap((order): Index[] => [
    [[order, sql.ref('number')], FILTERED],
    [[sql.ref('category'), order, sql.ref('number')], FILTERED],
  ]),
  ...ORDERS.map((order): Index => [
    [sql.ref('brand'), order, sql.ref('number')],
    [...without('brand'), 'category'],
  ]),
  ...FACETS.map((facet): Index => [
    refs([facet, 'category', 'number']),
    [...without(facet), 'rank', ...SORTED, ...PRICES, 'product_id'],
  ]),
  ...FACETS.filter((facet) => facet !== 'brand').flatMap((facet) =>
    PRICE_ORDERS.map((order): Index => [
      [sql.ref(facet), order, sql.ref('number')],
      without(facet),
    ]),
  ),
  ...COMBINATIONS.map((facets): Index => [
    refs(facets),
    ['category', 'number', 'rank', 'class_ca', 'class_us'],
  ]),
];

export async function indexProducts(db: Db, build: number): Promise<void> {
  const products = tableOf(build, 'products');
  await sql`alter table ${products} add primary key (number)`.execute(db);
  for (const [columns, included] of INDEXES) {
    const include = included.length > 0 ? sql`include (${sql.join(refs(included))})` : sql``;
    await sql`create index on ${products} (${sql.join(columns)}) ${include}`.execute(db);
  }
  // Index-only scans require the visibility map, which VACUUM sets.
  await sql`vacuum (analyze) ${products}`.execute(db);
  for (const language of LANGUAGES) {
    const entries = entriesOf(build, language);
    await sql`alter table ${entries} add primary key (rank)`.execute(db);
    await sql`analyze ${entries}`.execute(db);
  }
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

import { sql, type RawBuilder, type Selectable, type SqlBool } from 'kysely';

import type { PriceListSortColumn, PriceListSorting } from '#domain/deskSorting';

import type { Db } from './client';
import { containsWord } from './containsWord';
import { totalOf, type Page } from './page';
import type { PriceStepRow } from './priceListChanges';
import { byOptional, byText, byValue, sortTerms, type SortValue } from './sortTerms';
import type { Tables } from './tables';

export type PriceListRow = Selectable<Tables['price_lists']>;

/** Price lists by code, after one. */
export const priceListsAfter = (db: Db, code: string, limit: number): Promise<PriceListRow[]> =>
  db
    .selectFrom('price_lists')
    .where('code', '>', code)
    .selectAll()
    .orderBy('code')
    .limit(limit)
    .execute();

export const priceListByCode = (db: Db, code: string): Promise<PriceListRow | undefined> =>
  db.selectFrom('price_lists').where('code', '=', code).selectAll().executeTakeFirst();

export const priceListsByCodes = async (
  db: Db,
  codes: readonly string[],
): Promise<PriceListRow[]> =>
  codes.length === 0
    ? []
    : db.selectFrom('price_lists').where('code', 'in', codes).selectAll().orderBy('code').execute();

/** How many customers each of these lists is assigned to, and how many prices it has. */
export async function countsOfLists(
  db: Db,
  codes: readonly string[],
): Promise<(code: string) => { customers: number; prices: number }> {
  const counted = async (table: 'customer_price_lists' | 'price_list_prices') => {
    if (codes.length === 0) return new Map<string, number>();
    const rows = await db
      .selectFrom(table)
      .where('list_code', 'in', codes)
      .groupBy('list_code')
      .select((row) => ['list_code', row.fn.countAll<number>().as('count')])
      .execute();
    return new Map(rows.map(({ list_code, count }) => [list_code, Number(count)]));
  };
  const customers = await counted('customer_price_lists');
  const prices = await counted('price_list_prices');
  return (code) => ({ customers: customers.get(code) ?? 0, prices: prices.get(code) ?? 0 });
}

/** The prices of a list, by product and quantity, after one. */
export const stepsAfter = (
  db: Db,
  code: string,
  { product_id, quantity_from }: Pick<PriceStepRow, 'product_id' | 'quantity_from'>,
  limit: number,
): Promise<PriceStepRow[]> =>
  db
    .selectFrom('price_list_prices')
    .where('list_code', '=', code)
    .where(sql<SqlBool>`(product_id, quantity_from) > (${product_id}, ${quantity_from})`)
    .selectAll()
    .orderBy('product_id')
    .orderBy('quantity_from')
    .limit(limit)
    .execute();

interface ListQuery {
  /** Each must occur in the code or the name. */
  words: readonly string[];
  /** By code if omitted. */
  sorting?: PriceListSorting | undefined;
}

const SORT_VALUES: Record<PriceListSortColumn, SortValue> = {
  code: byValue('code'),
  name: byText('name'),
  country: byText('country'),
  starts: byText('starts_at'),
  ends: byOptional(sql`ends_at`),
};

const anyContains = (db: Db, columns: readonly string[], word: string): RawBuilder<SqlBool> =>
  sql`(${sql.join(
    columns.map((column) => containsWord(db, column, word)),
    sql` or `,
  )})`;

/** A page of the price lists, and the total. */
export async function findPriceLists(
  db: Db,
  { words, sorting = 'code' }: ListQuery,
  page: Page,
): Promise<{ lists: PriceListRow[]; total: number }> {
  const found = db
    .selectFrom('price_lists')
    .where((row) => row.and(words.map((word) => anyContains(db, ['code', 'name'], word))));
  const lists = await found
    .selectAll()
    .orderBy(sortTerms(SORT_VALUES, sorting, 'code'))
    .offset(page.offset)
    .limit(page.limit)
    .execute();
  const total = await totalOf(page, lists.length, async () => {
    const counted = found.select((row) => row.fn.countAll<number>().as('total'));
    return Number((await counted.executeTakeFirstOrThrow()).total);
  });
  return { lists, total };
}

const PRODUCT_COLUMNS = ['product_id', 'name_en', 'name_fr', 'name_es', 'brand'].map(
  (column) => `products.${column}`,
);

/** A page of the prices of a list, whose product has each word, by product and quantity. */
export async function findListPrices(
  db: Db,
  { code, words }: { code: string; words: readonly string[] },
  page: Page,
): Promise<{ steps: PriceStepRow[]; total: number }> {
  const found = db
    .selectFrom('price_list_prices')
    .where('list_code', '=', code)
    .$if(words.length > 0, (prices) =>
      prices.where('product_id', 'in', (row) =>
        row
          .selectFrom('products')
          .select('products.product_id')
          .where((product) =>
            product.and(words.map((word) => anyContains(db, PRODUCT_COLUMNS, word))),
          ),
      ),
    );
  const steps = await found
    .selectAll()
    .orderBy('product_id')
    .orderBy('quantity_from')
    .offset(page.offset)
    .limit(page.limit)
    .execute();
  const total = await totalOf(page, steps.length, async () => {
    const counted = found.select((row) => row.fn.countAll<number>().as('total'));
    return Number((await counted.executeTakeFirstOrThrow()).total);
  });
  return { steps, total };
}

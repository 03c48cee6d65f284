import { sql } from 'kysely';

import type { Country } from '#domain/countries';
import type {
  ListPriceSortColumn,
  ListPriceSorting,
  PriceListSortColumn,
  PriceListSorting,
} from '#domain/deskSorting';
import type { Language } from '#domain/languages';

import type { Db } from './client';
import { anyContains } from './containsWord';
import { COLUMN_LANGUAGE } from './inLanguage';
import { countRows, totalOf, type Page } from './page';
import type { PriceStepRow } from './priceListChanges';
import type { StoredPriceList } from './priceListReads';
import { byOptional, byText, byValue, byWords, sortTerms, type SortValue } from './sortTerms';

interface ListQuery {
  /** Each must occur in the code or the name. */
  words: readonly string[];
  country?: Country | undefined;
  /** By code if omitted. */
  sorting?: PriceListSorting | undefined;
  /** When lists are in force or not. */
  at: Date;
}

const rowsOf = (table: string): SortValue => ({
  value: sql`(select count(*) from ${sql.table(table)} where list_code = price_lists.code)`,
});

const listSortValues = (at: Date): Record<PriceListSortColumn, SortValue> => ({
  code: byValue('code'),
  name: byText('name'),
  country: byText('country'),
  percent: { value: sql`percent_off`, isBlank: sql`percent_off = 0` },
  kind: {
    value: sql`2 * is_public + is_binding`,
    isBlank: sql`is_public + is_binding = 0`,
  },
  starts: byText('starts_at'),
  ends: byOptional(sql`ends_at`),
  customers: rowsOf('customer_price_lists'),
  prices: rowsOf('price_list_prices'),
  state: {
    value: sql`case when starts_at > ${at.toISOString()} then 0
      when ends_at <= ${at.toISOString()} then 2 else 1 end`,
  },
});

/** A page of the price lists, and the total. */
export async function findPriceLists(
  db: Db,
  { words, country, sorting = 'code', at }: ListQuery,
  page: Page,
): Promise<{ lists: StoredPriceList[]; total: number }> {
  const found = db
    .selectFrom('price_lists')
    .where((row) => row.and(words.map((word) => anyContains(db, ['code', 'name'], word))))
    .$if(country !== undefined, (lists) => lists.where('country', '=', country ?? ''));
  const lists = await found
    .selectAll()
    .orderBy(sortTerms(listSortValues(at), sorting, 'code'))
    .offset(page.offset)
    .limit(page.limit)
    .execute();
  const total = await totalOf(page, lists.length, () => countRows(found));
  return { lists, total };
}

const PRODUCT_COLUMNS = ['product_id', 'name_en', 'name_fr', 'name_es', 'brand'].map(
  (column) => `products.${column}`,
);

interface PriceQuery {
  list: Pick<StoredPriceList, 'code' | 'country'>;
  /** Each must occur in the product. */
  words: readonly string[];
  /** By product and quantity if omitted. */
  sorting?: ListPriceSorting | undefined;
  /** That names are sorted in. */
  language: Language;
}

function priceSortValues(language: Language): Record<ListPriceSortColumn, SortValue> {
  const name = sql.ref(`products.name_${COLUMN_LANGUAGE[language]}`);
  return {
    id: byValue('price_list_prices.product_id'),
    name: byWords(sql`coalesce(nullif(${name}, ''), products.name_en, '')`),
    from: byValue('quantity_from'),
    price: byValue('unit_cents'),
    list: byOptional(sql`offers.selling_cents`),
    percent: byOptional(sql`1.0 * unit_cents / nullif(offers.selling_cents, 0)`),
  };
}

/** A page of the prices of a list, by product and quantity or as sorted, and the total. */
export async function findListPrices(
  db: Db,
  { list, words, sorting = 'id', language }: PriceQuery,
  page: Page,
): Promise<{ steps: PriceStepRow[]; total: number }> {
  const found = db
    .selectFrom('price_list_prices')
    .where('list_code', '=', list.code)
    .$if(words.length > 0, (prices) =>
      prices.where('price_list_prices.product_id', 'in', (row) =>
        row
          .selectFrom('products')
          .select('products.product_id')
          .where((product) =>
            product.and(words.map((word) => anyContains(db, PRODUCT_COLUMNS, word))),
          ),
      ),
    );
  const keys = ['price_list_prices.product_id', 'quantity_from'];
  const steps = await found
    .$if(/name/.test(sorting), (prices) =>
      prices.leftJoin('products', 'products.product_id', 'price_list_prices.product_id'),
    )
    .$if(/list|percent/.test(sorting), (prices) =>
      prices.leftJoin('offers', (join) =>
        join
          .onRef('offers.product_id', '=', 'price_list_prices.product_id')
          .on('offers.country', '=', list.country),
      ),
    )
    .selectAll('price_list_prices')
    .orderBy(sortTerms(priceSortValues(language), sorting, ...keys))
    .offset(page.offset)
    .limit(page.limit)
    .execute();
  const total = await totalOf(page, steps.length, () => countRows(found));
  return { steps, total };
}

import { sql, type Selectable, type SqlBool } from 'kysely';

import type { Db } from './client';
import type { PriceStepRow } from './priceListChanges';
import type { Tables } from './tables';

export type StoredPriceList = Selectable<Tables['price_lists']>;

/** Price lists by code, after one. */
export const priceListsAfter = (db: Db, code: string, limit: number): Promise<StoredPriceList[]> =>
  db
    .selectFrom('price_lists')
    .where('code', '>', code)
    .selectAll()
    .orderBy('code')
    .limit(limit)
    .execute();

export const priceListByCode = (db: Db, code: string): Promise<StoredPriceList | undefined> =>
  db.selectFrom('price_lists').where('code', '=', code).selectAll().executeTakeFirst();

export const priceListsByCodes = async (
  db: Db,
  codes: readonly string[],
): Promise<StoredPriceList[]> =>
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

import type { Country } from '#domain/countries';
import type { Impact } from '#domain/importGuards';

import type { Db } from '../db/client';

import { DEMO_IDS } from './catalogueChanges';

/**
 * Counts the catalogue in the given countries before an import, excluding demo products if the file
 * replaces them.
 */
export async function readImportTotals(
  tx: Db,
  countries: readonly Country[],
  isUpdate: boolean,
): Promise<Impact> {
  const soldOffers = tx
    .selectFrom('products')
    .innerJoin('offers', 'offers.product_id', 'products.product_id')
    .where('active', '=', 1)
    .where('country', 'in', countries)
    .$if(!isUpdate, (query) => query.where('products.id', 'not like', `${DEMO_IDS}%`));
  const { active } = await soldOffers
    .select(({ fn }) => fn.count<number>('products.product_id').distinct().as('active'))
    .executeTakeFirstOrThrow();
  const stockedCounts = await soldOffers
    .where('available', '>', 0)
    .groupBy('country')
    .select(({ fn }) => ['country', fn.countAll<number>().as('products')])
    .execute();
  const inStock = (country: Country) =>
    Number(stockedCounts.find((row) => row.country === country)?.products ?? 0);
  return {
    withdrawals: { count: 0, of: Number(active) },
    zeroed: { CA: { count: 0, of: inStock('CA') }, US: { count: 0, of: inStock('US') } },
    prices: { count: 0, of: 0 },
  };
}

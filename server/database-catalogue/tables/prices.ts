import { sql } from 'kysely';

import type { Db } from '../../db/client';
import { unitPriceOf } from '../../db/repricings';

import { tableOf } from './builds';

/** Copies the current prices of the products with these folded ids into a build. */
export async function copyPrices(db: Db, build: number, codes: readonly string[]): Promise<void> {
  const priceIn = (country: string) =>
    sql`(select ${unitPriceOf('offers')} from offers
      where offers.product_id = product.product_id and country = ${country})`;
  await sql`update ${tableOf(build, 'products')} as product
    set price_ca = ${priceIn('CA')}, price_us = ${priceIn('US')}
    where code = any(${codes}::text[])`.execute(db);
}

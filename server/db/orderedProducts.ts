import { sql } from 'kysely';

import { chunksYielding, type Db } from './client';
import { likePattern } from './likePattern';
import type { Tables } from './tables';
import type { CustomerId } from './tables/ids';

/** Records the names under which customers have ordered products; existing rows are left alone. */
export async function addOrderedProducts(
  tx: Db,
  rows: Iterable<Tables['ordered_products']>,
): Promise<void> {
  const distinctRows = new Map<string, Tables['ordered_products']>();
  for (const { customer_id, product_id, name } of rows) {
    const row = { customer_id, product_id, name };
    distinctRows.set(JSON.stringify(row), row);
  }
  for await (const chunk of chunksYielding([...distinctRows.values()])) {
    await tx
      .insertInto('ordered_products')
      .values(chunk)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/**
 * All names of what a customer has ordered: the name at the time, and the current ones per
 * language.
 */
export const orderedNames = (db: Db, customerId: CustomerId) =>
  db
    .selectFrom('ordered_products')
    .innerJoin('products', 'products.product_id', 'ordered_products.product_id')
    .where('ordered_products.customer_id', '=', customerId)
    .select(['products.product_id', 'ordered_products.name'])
    .select(['products.name_en', 'products.name_fr', 'products.name_es'])
    .execute();

/** Products that a customer has ordered, with a barcode that contains these digits or this GTIN. */
export async function orderedByBarcode(
  db: Db,
  customerId: CustomerId,
  { digits, gtin14 }: { digits: string; gtin14: string | undefined },
): Promise<string[]> {
  const rows = await db
    .selectFrom('product_barcodes')
    .where('product_id', 'in', (ordered) =>
      ordered
        .selectFrom('ordered_products')
        .where('customer_id', '=', customerId)
        .select('product_id'),
    )
    .where((row) =>
      row.or([
        sql<boolean>`${row.ref('barcode')} like ${likePattern(digits)}`,
        ...(gtin14 === undefined ? [] : [row('gtin14', '=', gtin14)]),
      ]),
    )
    .select('product_id')
    .execute();
  return rows.map(({ product_id }) => product_id);
}

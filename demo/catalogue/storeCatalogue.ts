import { DAY_MS } from '#domain/durations';

import { inChunks, inTransaction, type Db } from '../../server/db/client';
import { withReportedStock } from '../../server/db/stockReports';
import type { OfferTable } from '../../server/db/tables/catalogue';

import { CATEGORIES } from './categories';
import { CLASS_CODES, productGroups } from './groups';
import type { DemoListing } from './listedProduct';
import type { DemoProduct } from './products';
import { between, chance } from './random';

/** Stores the categories and class codes, which products reference. */
export const storeFoundations = (db: Db): Promise<void> =>
  inTransaction(db, async (tx) => {
    for (const category of CATEGORIES) {
      await tx
        .insertInto('categories')
        .values(category)
        .onConflict((conflict) => conflict.column('cat_code').doUpdateSet(category))
        .execute();
    }
    await tx
      .insertInto('class_codes')
      .values(CLASS_CODES)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });

/**
 * Stores products as inactive until the whole catalogue is complete. Prices and stock already in
 * the database are left unchanged.
 */
export const storeProducts = (db: Db, entries: readonly DemoProduct[], now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    for (const chunk of inChunks(entries)) {
      await tx
        .insertInto('products')
        .values(chunk.map(({ product }) => ({ ...product, bin: binOf(product) })))
        .onConflict((conflict) =>
          conflict.column('product_id').doUpdateSet(({ ref }) => ({
            position: ref('excluded.position'),
          })),
        )
        .execute();
      await tx
        .insertInto('offers')
        .values(
          chunk.flatMap(({ offers }) =>
            offers.map((offer) => ({
              ...withReportedStock(offer),
              expected_on: expectedDay(offer, now),
            })),
          ),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const barcodes = chunk.flatMap(({ product: { product_id }, barcodes: codes }) =>
        codes.map((code) => ({ product_id, ...code })),
      );
      if (barcodes.length > 0) {
        await tx
          .insertInto('product_barcodes')
          .values(barcodes)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
    }
  });

/** Most of what is out of stock is expected within weeks. */
function expectedDay({ product_id, country, available }: OfferTable, now: Date): string | null {
  const key = `${product_id} ${country} expected`;
  if (available > 0 || chance(key) > 0.7) return null;
  const days = between(4, 45, `${key} in`);
  return new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
}

const DEPARTMENTS = CATEGORIES.filter(({ parent_code }) => parent_code === null);

/** Returns a product's bin in the warehouse: the aisle of its department, a rack and a shelf. */
function binOf({ cat_code, position }: DemoProduct['product']): string {
  const department = DEPARTMENTS.findIndex((candidate) => cat_code.startsWith(candidate.cat_code));
  const aisle = String.fromCharCode(65 + Math.max(0, department));
  const rack = String(1 + (Math.floor(position / 5) % 24)).padStart(2, '0');
  return `${aisle}-${rack}-${1 + (position % 5)}`;
}

/** Activates exactly these products; must run within a transaction. */
export async function activateProducts(tx: Db, productIds: readonly string[]): Promise<void> {
  await tx.updateTable('products').set({ active: 0 }).where('active', '=', 1).execute();
  for (const ids of inChunks(productIds)) {
    await tx.updateTable('products').set({ active: 1 }).where('product_id', 'in', ids).execute();
  }
}

/** Fills the product groups from these products. */
export async function storeGroups(tx: Db, catalogue: readonly DemoListing[]): Promise<void> {
  for (const { group, products } of productGroups(catalogue)) {
    await tx.deleteFrom('product_group_products').where('group_id', '=', group.id).execute();
    await tx
      .insertInto('product_groups')
      .values(group)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(group))
      .execute();
    if (products.length > 0) {
      await tx.insertInto('product_group_products').values(products).execute();
    }
  }
}

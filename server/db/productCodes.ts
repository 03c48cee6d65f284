import { sql } from 'kysely';

import type { Db } from './client';
import { readByIds } from './readByIds';

export interface ProductOfCode {
  product_id: string;
  active: number;
}

const readByLowerIds = readByIds<object, ProductOfCode>((db, lowerIds) =>
  db
    .selectFrom('products')
    .where(sql<string>`lower(product_id)`, 'in', lowerIds)
    .select(['product_id', 'active']),
);

/** Products by lower-case id. */
export const productsByLowerIds = (db: Db, lowerIds: readonly string[]): Promise<ProductOfCode[]> =>
  readByLowerIds(db, lowerIds, {});

const readByBareIds = readByIds<object, ProductOfCode>((db, bareIds) =>
  db
    .selectFrom('products')
    .where(
      sql<string>`ltrim(replace(replace(lower(product_id), ' ', ''), '-', ''), '0')`,
      'in',
      bareIds,
    )
    .select(['product_id', 'active']),
);

/** Products by lower-case id without spaces, dashes and leading zeros. */
export const productsByBareIds = (db: Db, bareIds: readonly string[]): Promise<ProductOfCode[]> =>
  readByBareIds(db, bareIds, {});

const readByGtins = readByIds<object, ProductOfCode & { gtin14: string }>((db, gtins) =>
  db
    .selectFrom('product_barcodes')
    .innerJoin('products', 'products.product_id', 'product_barcodes.product_id')
    .where('product_barcodes.gtin14', 'in', gtins)
    .select(['product_barcodes.gtin14', 'products.product_id', 'products.active']),
);

/** Products by the 14-digit form of a barcode. */
export const productsByGtins = (
  db: Db,
  gtins: readonly string[],
): Promise<(ProductOfCode & { gtin14: string })[]> => readByGtins(db, gtins, {});

import { sql } from 'kysely';

import type { Db } from './client';
import { readByIds } from './readByIds';

export interface CodeOwner {
  product_id: string;
  active: number;
}

const readByLowerIds = readByIds<object, CodeOwner>((db, lowerIds) =>
  db
    .selectFrom('products')
    .where(sql<string>`lower(product_id)`, 'in', lowerIds)
    .select(['product_id', 'active']),
);

/** Products by lower-case id. */
export const ownersOfIds = (db: Db, lowerIds: readonly string[]): Promise<CodeOwner[]> =>
  readByLowerIds(db, lowerIds, {});

const readByBareIds = readByIds<object, CodeOwner>((db, bareIds) =>
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
export const ownersOfBareIds = (db: Db, bareIds: readonly string[]): Promise<CodeOwner[]> =>
  readByBareIds(db, bareIds, {});

const readByGtins = readByIds<object, CodeOwner & { gtin14: string }>((db, gtins) =>
  db
    .selectFrom('product_barcodes')
    .innerJoin('products', 'products.product_id', 'product_barcodes.product_id')
    .where('product_barcodes.gtin14', 'in', gtins)
    .select(['product_barcodes.gtin14', 'products.product_id', 'products.active']),
);

/** Products by the 14-digit form of a barcode. */
export const ownersOfGtins = (
  db: Db,
  gtins: readonly string[],
): Promise<(CodeOwner & { gtin14: string })[]> => readByGtins(db, gtins, {});

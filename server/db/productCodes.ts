import { sql } from 'kysely';

import { inChunks, type Db } from './client';

interface CodeOwner {
  product_id: string;
  active: number;
}

/** Products by their id in lower case. */
export async function ownersOfIds(db: Db, lowerIds: readonly string[]): Promise<CodeOwner[]> {
  const owners: CodeOwner[] = [];
  for (const chunk of inChunks(lowerIds)) {
    owners.push(
      ...(await db
        .selectFrom('products')
        .where(sql<string>`lower(product_id)`, 'in', chunk)
        .select(['product_id', 'active'])
        .execute()),
    );
  }
  return owners;
}

/** Products by the 14-digit form of a barcode. */
export async function ownersOfGtins(
  db: Db,
  gtins: readonly string[],
): Promise<(CodeOwner & { gtin14: string })[]> {
  const owners: (CodeOwner & { gtin14: string })[] = [];
  for (const chunk of inChunks(gtins)) {
    owners.push(
      ...(await db
        .selectFrom('product_barcodes')
        .innerJoin('products', 'products.product_id', 'product_barcodes.product_id')
        .where('product_barcodes.gtin14', 'in', chunk)
        .select(['product_barcodes.gtin14', 'products.product_id', 'products.active'])
        .execute()),
    );
  }
  return owners;
}

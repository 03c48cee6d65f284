import { chunksYielding, type Db } from './client';
import type { RememberedCodeTable } from './tables/cart';
import type { CustomerId } from './tables/ids';

interface RememberedProduct {
  code_key: string;
  product_id: string;
  active: number;
}

/** The products that the customer chose for these codes. */
export async function rememberedProducts(
  db: Db,
  customerId: CustomerId,
  codeKeys: readonly string[],
): Promise<RememberedProduct[]> {
  const rows: RememberedProduct[] = [];
  for await (const chunk of chunksYielding(codeKeys)) {
    rows.push(
      ...(await db
        .selectFrom('remembered_codes')
        .innerJoin('products', 'products.product_id', 'remembered_codes.product_id')
        .where('remembered_codes.customer_id', '=', customerId)
        .where('remembered_codes.code_key', 'in', chunk)
        .select(['remembered_codes.code_key', 'products.product_id', 'products.active'])
        .execute()),
    );
  }
  return rows;
}

/** Every code that the customer chose a product for, the latest first. */
export const rememberedCodes = (db: Db, customerId: CustomerId): Promise<RememberedCodeTable[]> =>
  db
    .selectFrom('remembered_codes')
    .where('customer_id', '=', customerId)
    .selectAll()
    .orderBy('chosen_at', 'desc')
    .orderBy('code_key')
    .execute();

/** Stores a choice, replacing an earlier one for the same code. */
export async function rememberCode(tx: Db, row: RememberedCodeTable): Promise<void> {
  await tx
    .insertInto('remembered_codes')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['customer_id', 'code_key']).doUpdateSet(({ ref }) => ({
        code: ref('excluded.code'),
        product_id: ref('excluded.product_id'),
        chosen_at: ref('excluded.chosen_at'),
      })),
    )
    .execute();
}

/** Deletes a choice, if there is one. */
export async function forgetCode(db: Db, customerId: CustomerId, codeKey: string): Promise<void> {
  await db
    .deleteFrom('remembered_codes')
    .where('customer_id', '=', customerId)
    .where('code_key', '=', codeKey)
    .execute();
}

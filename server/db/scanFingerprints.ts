import { chunksYielding, type Db } from './client';
import type { ScanFingerprintTable } from './tables/cart';

/** The `order_id` of a scan that is still in the cart. */
export const IN_CART = '';

export interface SeenFingerprint {
  fingerprint: string;
  order_id: string;
  /** When it was ordered, or added to the cart. */
  date: string;
}

/** Finds these scans in the cart and in orders that were not cancelled. */
export async function seenFingerprints(
  db: Db,
  customerId: string,
  fingerprints: readonly string[],
): Promise<SeenFingerprint[]> {
  const seen: SeenFingerprint[] = [];
  for await (const chunk of chunksYielding(fingerprints)) {
    const rows = await db
      .selectFrom('scan_fingerprints')
      .leftJoin('orders', 'orders.order_id', 'scan_fingerprints.order_id')
      .where('scan_fingerprints.customer_id', '=', customerId)
      .where('scan_fingerprints.fingerprint', 'in', chunk)
      .select([
        'scan_fingerprints.fingerprint',
        'scan_fingerprints.order_id',
        'scan_fingerprints.added_at',
      ])
      .select(['orders.placed_at', 'orders.status'])
      .execute();
    for (const { fingerprint, order_id, added_at, placed_at, status } of rows) {
      if (status !== 'cancelled') seen.push({ fingerprint, order_id, date: placed_at ?? added_at });
    }
  }
  return seen;
}

/** Records scans added to the cart, overwriting those that are already in it. */
export async function upsertFingerprints(
  tx: Db,
  rows: readonly ScanFingerprintTable[],
): Promise<void> {
  for await (const chunk of chunksYielding(rows)) {
    await tx
      .insertInto('scan_fingerprints')
      .values(chunk)
      .onConflict((conflict) =>
        conflict.columns(['customer_id', 'fingerprint', 'order_id']).doUpdateSet(({ ref }) => ({
          product_id: ref('excluded.product_id'),
          above: ref('excluded.above'),
          added_at: ref('excluded.added_at'),
        })),
      )
      .execute();
  }
}

/** Deletes scans of a product that lie above the quantity left in the cart, in ship packs. */
export async function deleteFingerprintsAbove(
  tx: Db,
  customerId: string,
  productId: string,
  packs: number,
): Promise<void> {
  await tx
    .deleteFrom('scan_fingerprints')
    .where('customer_id', '=', customerId)
    .where('order_id', '=', IN_CART)
    .where('product_id', '=', productId)
    .where('above', '>=', packs)
    .execute();
}

/** Deletes all scans that are only in the cart. */
export async function deleteFingerprintsInCart(tx: Db, customerId: string): Promise<void> {
  await tx
    .deleteFrom('scan_fingerprints')
    .where('customer_id', '=', customerId)
    .where('order_id', '=', IN_CART)
    .execute();
}

/** Ship packs of a product that an order takes from the cart. */
export interface OrderedPacks {
  productId: string;
  packs: number;
  /** Whether the cart holds nothing of it afterwards. */
  isAll: boolean;
}

/** Moves scans from the cart to an order; for a part of a product's packs, the earliest scans. */
export async function moveFingerprintsToOrder(
  tx: Db,
  customerId: string,
  orderId: string,
  orderedPacks: readonly OrderedPacks[],
): Promise<void> {
  const fullyOrdered = orderedPacks.filter(({ isAll }) => isAll).map(({ productId }) => productId);
  for await (const chunk of chunksYielding(fullyOrdered)) {
    await updateInCart(tx, customerId)
      .set({ order_id: orderId })
      .where('product_id', 'in', chunk)
      .execute();
  }
  for (const { productId, packs } of orderedPacks.filter(({ isAll }) => !isAll)) {
    const updateProduct = () => updateInCart(tx, customerId).where('product_id', '=', productId);
    await updateProduct().set({ order_id: orderId }).where('above', '<', packs).execute();
    await updateProduct()
      .set(({ eb }) => ({ above: eb('above', '-', packs) }))
      .execute();
  }
}

const updateInCart = (tx: Db, customerId: string) =>
  tx
    .updateTable('scan_fingerprints')
    .where('customer_id', '=', customerId)
    .where('order_id', '=', IN_CART);

/** Moves the scans of these products from a cancelled order back to the cart. */
export async function moveFingerprintsToCart(
  tx: Db,
  customerId: string,
  orderId: string,
  productIds: readonly string[],
): Promise<void> {
  for await (const chunk of chunksYielding(productIds)) {
    const ofOrder = tx
      .selectFrom('scan_fingerprints')
      .where('customer_id', '=', customerId)
      .where('order_id', '=', orderId)
      .where('product_id', 'in', chunk);
    const rows = await ofOrder.selectAll().execute();
    await upsertFingerprints(
      tx,
      rows.map((row) => ({ ...row, order_id: IN_CART, above: 0 })),
    );
  }
}

/** Deletes fingerprints that are too old for an accidental second scan. */
export async function deleteFingerprintsBefore(db: Db, moment: string): Promise<void> {
  await db.deleteFrom('scan_fingerprints').where('added_at', '<', moment).execute();
}

import { chunksYielding, type Db } from './client';
import type { ScanFingerprintTable } from './tables/cart';
import type { CustomerId, UserId } from './tables/ids';

/** The `order_id` of a scan that is still in the cart. */
export const IN_CART = '';

export interface SeenFingerprint {
  fingerprint: string;
  /** Whose cart it is in, or the customer that ordered it. */
  customer_id: CustomerId | UserId;
  order_id: string;
  /** When it was ordered, or added to the cart. */
  date: string;
  /** Who placed that order, as stored with it. */
  placed_by: UserId | null;
  /** Who sent it for approval, if it waits for that. */
  sent_by: UserId | null;
}

/** Finds these scans in these people's carts and in their customer's orders, unless cancelled. */
export async function seenFingerprints(
  db: Db,
  userIds: readonly UserId[],
  fingerprints: readonly string[],
): Promise<SeenFingerprint[]> {
  const seen: SeenFingerprint[] = [];
  for await (const chunk of chunksYielding(fingerprints)) {
    const rows = await db
      .selectFrom('scan_fingerprints')
      .leftJoin('orders', 'orders.order_id', 'scan_fingerprints.order_id')
      .leftJoin('requisitions', 'requisitions.id', 'scan_fingerprints.order_id')
      .where('scan_fingerprints.customer_id', 'in', userIds)
      .where('scan_fingerprints.fingerprint', 'in', chunk)
      .select([
        'scan_fingerprints.fingerprint',
        'scan_fingerprints.customer_id',
        'scan_fingerprints.order_id',
        'scan_fingerprints.added_at',
      ])
      .select(['orders.placed_at', 'orders.status', 'orders.user_id as placed_by'])
      .select('requisitions.user_id as sent_by')
      .execute();
    for (const { added_at, placed_at, status, ...scan } of rows) {
      if (status !== 'cancelled') seen.push({ ...scan, date: placed_at ?? added_at });
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
  userId: UserId,
  productId: string,
  packs: number,
): Promise<void> {
  await tx
    .deleteFrom('scan_fingerprints')
    .where('customer_id', '=', userId)
    .where('order_id', '=', IN_CART)
    .where('product_id', '=', productId)
    .where('above', '>=', packs)
    .execute();
}

/** Deletes all scans that are only in the cart. */
export async function deleteFingerprintsInCart(tx: Db, userId: UserId): Promise<void> {
  await tx
    .deleteFrom('scan_fingerprints')
    .where('customer_id', '=', userId)
    .where('order_id', '=', IN_CART)
    .execute();
}

/** Who orders: a person of a customer. */
interface Buyer {
  id: CustomerId;
  userId: UserId;
}

/** Ship packs of a product that an order takes from the cart. */
export interface PlacedPacks {
  productId: string;
  packs: number;
  /** Whether the cart holds nothing of it afterwards. */
  isAll: boolean;
}

/**
 * Moves scans from a person's cart to an order, where they are the customer's; for a part of a
 * product's packs, the earliest scans.
 */
export async function moveFingerprintsToOrder(
  tx: Db,
  { id, userId }: Buyer,
  orderId: string,
  orderedPacks: readonly PlacedPacks[],
): Promise<void> {
  const moved = { order_id: orderId, customer_id: id };
  const fullyOrdered = orderedPacks.filter(({ isAll }) => isAll).map(({ productId }) => productId);
  for await (const chunk of chunksYielding(fullyOrdered)) {
    await updateInCart(tx, userId).set(moved).where('product_id', 'in', chunk).execute();
  }
  for (const { productId, packs } of orderedPacks.filter(({ isAll }) => !isAll)) {
    const updateProduct = () => updateInCart(tx, userId).where('product_id', '=', productId);
    await updateProduct().set(moved).where('above', '<', packs).execute();
    await updateProduct()
      .set(({ eb }) => ({ above: eb('above', '-', packs) }))
      .execute();
  }
}

const updateInCart = (tx: Db, userId: UserId) =>
  tx
    .updateTable('scan_fingerprints')
    .where('customer_id', '=', userId)
    .where('order_id', '=', IN_CART);

/** Passes the scans of these products from one order of a customer on to another. */
export async function moveFingerprints(
  tx: Db,
  customerId: CustomerId,
  { from, to, productIds }: { from: string; to: string; productIds: readonly string[] },
): Promise<void> {
  for await (const chunk of chunksYielding(productIds)) {
    await tx
      .updateTable('scan_fingerprints')
      .set({ order_id: to })
      .where('customer_id', '=', customerId)
      .where('order_id', '=', from)
      .where('product_id', 'in', chunk)
      .execute();
  }
}

/** Forgets the scans of what is not ordered after all. */
export async function deleteFingerprintsOfOrder(
  tx: Db,
  customerId: CustomerId,
  orderId: string,
): Promise<void> {
  await tx
    .deleteFrom('scan_fingerprints')
    .where('customer_id', '=', customerId)
    .where('order_id', '=', orderId)
    .execute();
}

/** Moves the scans of these products from a customer's cancelled order to a person's cart. */
export async function moveFingerprintsToCart(
  tx: Db,
  { id, userId }: Buyer,
  orderId: string,
  productIds: readonly string[],
): Promise<void> {
  for await (const chunk of chunksYielding(productIds)) {
    const ofOrder = tx
      .selectFrom('scan_fingerprints')
      .where('customer_id', '=', id)
      .where('order_id', '=', orderId)
      .where('product_id', 'in', chunk);
    const rows = await ofOrder.selectAll().execute();
    await upsertFingerprints(
      tx,
      rows.map((row) => ({ ...row, customer_id: userId, order_id: IN_CART, above: 0 })),
    );
  }
}

/** Deletes fingerprints that are too old for an accidental second scan. */
export async function deleteFingerprintsBefore(db: Db, moment: string): Promise<void> {
  await db.deleteFrom('scan_fingerprints').where('added_at', '<', moment).execute();
}

import { chunksInTurns, type Db } from './client';
import type { CartLineTable } from './tables/cart';

/** The customer's lines in the order in which they came. */
export const cartLines = (db: Db, customerId: string): Promise<CartLineTable[]> =>
  db
    .selectFrom('cart_lines')
    .where('customer_id', '=', customerId)
    .selectAll()
    .orderBy('added_at')
    .orderBy('id')
    .execute();

export const cartLine = (
  db: Db,
  customerId: string,
  lineId: string,
): Promise<CartLineTable | undefined> =>
  db
    .selectFrom('cart_lines')
    .where('customer_id', '=', customerId)
    .where('id', '=', lineId)
    .selectAll()
    .executeTakeFirst();

/** Ship packs that the cart holds of these products, by product id. */
export async function itemsInCart(
  tx: Db,
  customerId: string,
  productIds: readonly string[],
): Promise<Map<string, number>> {
  const items = new Map<string, number>();
  for await (const chunk of chunksInTurns(productIds)) {
    const rows = await tx
      .selectFrom('cart_lines')
      .where('customer_id', '=', customerId)
      .where('product_id', 'in', chunk)
      .select(['product_id', 'item'])
      .execute();
    for (const { product_id, item } of rows) items.set(product_id, item);
  }
  return items;
}

/** Stores these lines; one that the cart already has of a product takes the new quantity. */
export async function putCartLines(tx: Db, lines: readonly CartLineTable[]): Promise<void> {
  for await (const chunk of chunksInTurns(lines)) {
    await tx
      .insertInto('cart_lines')
      .values(chunk)
      .onConflict((conflict) =>
        conflict
          .columns(['customer_id', 'product_id'])
          .doUpdateSet(({ ref }) => ({ item: ref('excluded.item') })),
      )
      .execute();
  }
}

export async function setCartItem(
  tx: Db,
  customerId: string,
  lineId: string,
  item: number,
): Promise<void> {
  await tx
    .updateTable('cart_lines')
    .set({ item })
    .where('customer_id', '=', customerId)
    .where('id', '=', lineId)
    .execute();
}

/** Takes lines out; returns how many there were. */
export async function deleteCartLines(
  tx: Db,
  customerId: string,
  lineIds: readonly string[],
): Promise<number> {
  let deleted = 0;
  for await (const chunk of chunksInTurns(lineIds)) {
    const { numDeletedRows } = await tx
      .deleteFrom('cart_lines')
      .where('customer_id', '=', customerId)
      .where('id', 'in', chunk)
      .executeTakeFirst();
    deleted += Number(numDeletedRows);
  }
  return deleted;
}

export async function emptyCart(tx: Db, customerId: string): Promise<void> {
  await tx.deleteFrom('cart_lines').where('customer_id', '=', customerId).execute();
}

import type { CompiledQuery } from 'kysely';

import { chunksYielding, isPostgres, type Db } from './client';
import { readByIds } from './readByIds';
import type { CartLineTable } from './tables/cart';
import type { UserId } from './tables/ids';

/** A person's lines in the order in which they were added. */
export const cartLines = (db: Db, userId: UserId): Promise<CartLineTable[]> =>
  db
    .selectFrom('cart_lines')
    .where('customer_id', '=', userId)
    .selectAll()
    .orderBy('added_at')
    .orderBy('id')
    .execute();

export const cartLine = (
  db: Db,
  userId: UserId,
  lineId: string,
): Promise<CartLineTable | undefined> =>
  db
    .selectFrom('cart_lines')
    .where('customer_id', '=', userId)
    .where('id', '=', lineId)
    .selectAll()
    .executeTakeFirst();

const readItems = readByIds<object, Pick<CartLineTable, 'product_id' | 'item'>>(
  (db, productIds, _scope, userId) =>
    db
      .selectFrom('cart_lines')
      .where('customer_id', '=', userId)
      .where('product_id', 'in', productIds)
      .select(['product_id', 'item']),
);

/** Ship packs of these products in the cart, by product id. */
export async function itemsInCart(
  tx: Db,
  userId: UserId,
  productIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await readItems(tx, productIds, {}, userId);
  return new Map(rows.map(({ product_id, item }) => [product_id, item]));
}

const upsertQuery = (tx: Db, lines: CartLineTable[]) =>
  tx
    .insertInto('cart_lines')
    .values(lines)
    .onConflict((conflict) =>
      conflict
        .columns(['customer_id', 'product_id'])
        .doUpdateSet(({ ref }) => ({ item: ref('excluded.item') })),
    );

/** Stores these lines; a product that is already in the cart gets the new quantity. */
export async function upsertCartLines(tx: Db, lines: readonly CartLineTable[]): Promise<void> {
  const [first] = lines;
  if (first && lines.length === 1) return upsertSingleLine(tx, first);
  for await (const chunk of chunksYielding(lines)) await upsertQuery(tx, chunk).execute();
}

/** Compiled query for one line, per database engine: building it takes longer than running it. */
const singleLineQueries = new Map<boolean, CompiledQuery>();

async function upsertSingleLine(tx: Db, line: CartLineTable): Promise<void> {
  const { id, customer_id, product_id, item, added_at } = line;
  const orderedColumns = { id, customer_id, product_id, item, added_at };
  const engine = isPostgres(tx);
  const query = singleLineQueries.get(engine) ?? upsertQuery(tx, [orderedColumns]).compile();
  singleLineQueries.set(engine, query);
  await tx.executeQuery({ ...query, parameters: Object.values(orderedColumns) });
}

export async function setCartItem(
  tx: Db,
  userId: UserId,
  lineId: string,
  item: number,
): Promise<void> {
  await tx
    .updateTable('cart_lines')
    .set({ item })
    .where('customer_id', '=', userId)
    .where('id', '=', lineId)
    .execute();
}

/** Deletes lines; returns how many there were. */
export async function deleteCartLines(
  tx: Db,
  userId: UserId,
  lineIds: readonly string[],
): Promise<number> {
  let deleted = 0;
  for await (const chunk of chunksYielding(lineIds)) {
    const { numDeletedRows } = await tx
      .deleteFrom('cart_lines')
      .where('customer_id', '=', userId)
      .where('id', 'in', chunk)
      .executeTakeFirst();
    deleted += Number(numDeletedRows);
  }
  return deleted;
}

export async function emptyCart(tx: Db, userId: UserId): Promise<void> {
  await tx.deleteFrom('cart_lines').where('customer_id', '=', userId).execute();
}

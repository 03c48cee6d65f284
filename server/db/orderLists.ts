import { sql, type Insertable } from 'kysely';

import { forUpdate, rowsInChunks, type Db } from './client';
import type { Tables } from './tables';
import type { CustomerId, UserId } from './tables/ids';
import type { OrderListLineTable, OrderListTable } from './tables/orderLists';

/** Whose lists are read: those of a person, and what the company's other people share. */
export interface ListReader {
  customerId: CustomerId;
  userId: UserId;
}

const listsOf = (db: Db, { customerId, userId }: ListReader) =>
  db
    .selectFrom('order_lists')
    .where('order_lists.customer_id', '=', customerId)
    .where((row) => row.or([row('user_id', '=', userId), row('is_shared', '=', 1)]));

const withFacts = (query: ReturnType<typeof listsOf>) =>
  query
    .innerJoin('customers', 'customers.id', 'order_lists.customer_id')
    .leftJoin('customer_users', 'customer_users.id', 'order_lists.user_id')
    .selectAll('order_lists')
    .select(({ fn }) => fn.coalesce('customer_users.name', 'customers.owner_name').as('owner_name'))
    .select((row) =>
      row
        .selectFrom('order_list_lines')
        .whereRef('order_list_lines.list_id', '=', 'order_lists.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('line_count'),
    );

/** A list with its owner's name and the number of its lines. */
export interface ShownList extends OrderListTable {
  owner_name: string;
  line_count: number | bigint | string | null;
}

/** The lists that a person sees, deleted ones included. */
export const readOrderLists = (db: Db, reader: ListReader): Promise<ShownList[]> =>
  withFacts(listsOf(db, reader)).execute();

/** A person's own standing lists whose day has come, the longest waiting first. */
export const ownListsUntil = (db: Db, reader: ListReader, day: string): Promise<ShownList[]> =>
  withFacts(listsOf(db, reader))
    .where('user_id', '=', reader.userId)
    .where('next_on', '<=', day)
    .where('deleted_at', 'is', null)
    .orderBy('next_on')
    .orderBy('order_lists.id')
    .execute();

/** A list that a person sees; `undefined` for any other. */
export const readOrderList = (
  db: Db,
  reader: ListReader,
  listId: string,
): Promise<ShownList | undefined> =>
  withFacts(listsOf(db, reader)).where('order_lists.id', '=', listId).executeTakeFirst();

export async function addOrderList(tx: Db, list: Insertable<Tables['order_lists']>): Promise<void> {
  await tx.insertInto('order_lists').values(list).execute();
}

type ListChange = Partial<
  Omit<OrderListTable, 'id' | 'customer_id' | 'user_id' | 'created_at' | 'changed_at'>
> &
  Pick<OrderListTable, 'changed_at'>;

export async function updateOrderList(tx: Db, listId: string, change: ListChange): Promise<void> {
  await tx.updateTable('order_lists').set(change).where('id', '=', listId).execute();
}

export const orderListById = (db: Db, listId: string): Promise<OrderListTable | undefined> =>
  db.selectFrom('order_lists').where('id', '=', listId).selectAll().executeTakeFirst();

/** A list, locked until the transaction ends. */
export const lockOrderList = (tx: Db, listId: string): Promise<OrderListTable | undefined> =>
  forUpdate(
    tx,
    tx.selectFrom('order_lists').where('id', '=', listId).selectAll(),
  ).executeTakeFirst();

/** Moves a list from one day to another, unless it has moved meanwhile. */
export async function moveOrderList(
  tx: Db,
  listId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await tx
    .updateTable('order_lists')
    .set({ next_on: to })
    .where('id', '=', listId)
    .where('next_on', '=', from)
    .execute();
}

/** Records that the owner is told of a day; false if that was done, or the list has moved on. */
export async function markListTold(tx: Db, listId: string, day: string): Promise<boolean> {
  const marked = await tx
    .updateTable('order_lists')
    .set({ told_on: day })
    .where('id', '=', listId)
    .where('next_on', '=', day)
    .where((row) => row.or([row('told_on', 'is', null), row('told_on', '!=', day)]))
    .returning('id')
    .executeTakeFirst();
  return marked !== undefined;
}

/**
 * Lists whose day has come and of which nobody was told, or was told long ago, with the address and
 * language of owners who may use the shop; the longest waiting first.
 */
export const waitingLists = (db: Db, today: string, answeredBy: string, limit: number) =>
  db
    .selectFrom('order_lists')
    .innerJoin('customers', 'customers.id', 'order_lists.customer_id')
    .leftJoin('customer_users', 'customer_users.id', 'order_lists.user_id')
    .where('order_lists.next_on', '<=', today)
    .where('order_lists.every_weeks', 'is not', null)
    .where('order_lists.deleted_at', 'is', null)
    .where('customers.status', '=', 'active')
    .where((row) =>
      row.or([row('customer_users.status', '=', 'active'), row('customer_users.id', 'is', null)]),
    )
    .where((row) =>
      row.or([
        row('order_lists.told_on', 'is', null),
        row('order_lists.told_on', '!=', row.ref('order_lists.next_on')),
        row('order_lists.next_on', '<=', answeredBy),
      ]),
    )
    .where((row) =>
      row.or([
        row('order_lists.paused_from', 'is', null),
        row('order_lists.paused_from', '>', today),
        row('order_lists.paused_until', '<', today),
      ]),
    )
    .selectAll('order_lists')
    .select(({ fn }) => [
      fn.coalesce('customer_users.email', 'customers.email').as('email'),
      fn.coalesce('customer_users.lang', 'customers.lang').as('lang'),
    ])
    .orderBy('order_lists.next_on')
    .orderBy('order_lists.id')
    .limit(limit)
    .execute();

/** The lines of a list, in its own order. */
export const orderListLines = (db: Db, listId: string): Promise<OrderListLineTable[]> =>
  db
    .selectFrom('order_list_lines')
    .where('list_id', '=', listId)
    .selectAll()
    .orderBy('position')
    .orderBy('product_id')
    .execute();

/** Stores lines; a product that is on the list keeps its place. */
export async function upsertOrderListLines(
  tx: Db,
  lines: readonly OrderListLineTable[],
): Promise<void> {
  await rowsInChunks(lines, (rows) =>
    tx
      .insertInto('order_list_lines')
      .values([...rows])
      .onConflict((conflict) =>
        conflict.columns(['list_id', 'product_id']).doUpdateSet(({ ref }) => ({
          packs: ref('excluded.packs'),
          note: ref('excluded.note'),
          changed_by: ref('excluded.changed_by'),
          changed_at: ref('excluded.changed_at'),
        })),
      ),
  );
}

export async function deleteOrderListLines(
  tx: Db,
  listId: string,
  productIds: readonly string[],
): Promise<void> {
  await rowsInChunks(productIds, (ids) =>
    tx.deleteFrom('order_list_lines').where('list_id', '=', listId).where('product_id', 'in', ids),
  );
}

/** Gives the lists that a person shares to somebody else of the company. */
export async function passSharedListsOn(tx: Db, from: UserId, to: UserId): Promise<void> {
  await tx
    .updateTable('order_lists')
    .set({
      user_id: to,
      // Nobody is told until the new owner decides.
      paused_from: sql`coalesce(next_on, paused_from)`,
      paused_until: null,
    })
    .where('user_id', '=', from)
    .where('is_shared', '=', 1)
    .execute();
}

/** Deletes the lists of a person as of a time to come. */
export async function endListsAt(tx: Db, userId: UserId, at: string): Promise<void> {
  await tx
    .updateTable('order_lists')
    .set({ deleted_at: at })
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .execute();
}

/** Keeps the lists of a person that were to be deleted after this time. */
export async function keepListsEndingAfter(tx: Db, userId: UserId, at: string): Promise<void> {
  await tx
    .updateTable('order_lists')
    .set({ deleted_at: null })
    .where('user_id', '=', userId)
    .where('deleted_at', '>', at)
    .execute();
}

/** Deletes for good the lists that were deleted before a time, with their lines. */
export async function forgetOrderListsDeletedBefore(db: Db, at: string): Promise<void> {
  const forgotten = db.selectFrom('order_lists').where('deleted_at', '<', at).select('id');
  await db.deleteFrom('order_list_lines').where('list_id', 'in', forgotten).execute();
  await db.deleteFrom('order_lists').where('deleted_at', '<', at).execute();
}

import { rowsInChunks, type Db } from './client';
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

/** A list that a person sees; `undefined` for any other. */
export const readOrderList = (
  db: Db,
  reader: ListReader,
  listId: string,
): Promise<ShownList | undefined> =>
  withFacts(listsOf(db, reader)).where('order_lists.id', '=', listId).executeTakeFirst();

export async function addOrderList(tx: Db, list: OrderListTable): Promise<void> {
  await tx.insertInto('order_lists').values(list).execute();
}

type ListChange = Partial<
  Pick<OrderListTable, 'name' | 'is_shared' | 'is_open' | 'deleted_at' | 'version'>
> &
  Pick<OrderListTable, 'changed_at'>;

export async function updateOrderList(tx: Db, listId: string, change: ListChange): Promise<void> {
  await tx.updateTable('order_lists').set(change).where('id', '=', listId).execute();
}

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
    .set({ user_id: to })
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

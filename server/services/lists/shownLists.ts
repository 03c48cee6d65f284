import type { ListedProduct, OrderList } from '#contract/orderLists';
import { localDay } from '#domain/days';
import { DAY_MS } from '#domain/durations';
import type { Language } from '#domain/languages';
import { isDue } from '#domain/rhythm';
import { RULES } from '#domain/rules';

import type { TileView } from '../../catalogue/readProducts';
import type { Db } from '../../db/client';
import { hasColleagues } from '../../db/customerUsers';
import {
  orderListLines,
  readOrderList,
  readOrderLists,
  type ListReader,
  type ShownList,
} from '../../db/orderLists';
import type { SignedInCustomer } from '../accounts/sessions';
import { Refusal } from '../actions/refusal';
import { savedProducts } from '../products/savedProducts';

import { rhythmOf } from './rhythm';

export const readerOf = ({ id, userId }: SignedInCustomer): ListReader => ({
  customerId: id,
  userId,
});

export const presentList = (list: ShownList, { userId }: ListReader, now: Date): OrderList => ({
  list_id: list.id,
  name: list.name,
  is_shared: list.is_shared === 1,
  is_open: list.is_open === 1,
  is_own: list.user_id === userId,
  owner_name: list.owner_name,
  line_count: Number(list.line_count),
  changed_at: list.changed_at,
  version: list.version,
  ...presentRhythm(list, now),
});

function presentRhythm(list: ShownList, now: Date): Pick<OrderList, 'rhythm'> {
  const rhythm = rhythmOf(list);
  if (!rhythm) return {};
  const { ship_to_code, po_reference } = list;
  const is_due = isDue(rhythm, localDay(now));
  return { rhythm: { ...rhythm, ship_to_code, po_reference, is_due } };
}

/** Returns the lists that a person sees, by name, and those that this person can restore. */
export async function showLists(
  db: Db,
  customer: SignedInCustomer,
  now: Date,
): Promise<{ lists: OrderList[]; deleted: OrderList[] }> {
  const reader = readerOf(customer);
  const rows = await readOrderLists(db, reader);
  const present = (list: ShownList) => presentList(list, reader, now);
  const restorableSince = new Date(now.getTime() - RULES.deletedListDays * DAY_MS).toISOString();
  const isRestorable = ({ user_id, deleted_at }: ShownList) =>
    user_id === reader.userId && deleted_at !== null && deleted_at >= restorableSince;
  return {
    lists: rows
      .filter(({ deleted_at }) => deleted_at === null)
      .map(present)
      .sort(byName),
    deleted: rows.filter(isRestorable).map(present).sort(byName),
  };
}

const byName = (a: OrderList, b: OrderList): number =>
  a.name.localeCompare(b.name, undefined, { numeric: true });

/** Returns a list that a person sees; refused like an unknown one if it is another's. */
export async function findList(db: Db, reader: ListReader, listId: string): Promise<ShownList> {
  const list = await readOrderList(db, reader, listId);
  if (!list) throw new Refusal(404, 'list.unknown', { field: 'list_id' });
  return list;
}

/** Returns a list with its products, in its own order. */
export async function showList(
  { db, view }: { db: Db; view: TileView },
  customer: SignedInCustomer,
  listId: string,
  { language, now }: { language: Language; now: Date },
): Promise<{ list: OrderList; can_share: boolean; products: ListedProduct[] }> {
  const reader = readerOf(customer);
  const list = await findList(db, reader, listId);
  if (list.deleted_at !== null) throw new Refusal(410, 'list.deleted', { field: 'list_id' });
  const lines = await orderListLines(db, listId);
  const productIds = lines.map(({ product_id }) => product_id);
  const products = await savedProducts(db, customer, language, productIds, view);
  return {
    list: presentList(list, reader, now),
    can_share: await hasColleagues(db, customer.id),
    products: lines.flatMap(({ product_id, packs, note }) => {
      const product = products.get(product_id);
      return product ? { ...product, packs, note } : [];
    }),
  };
}

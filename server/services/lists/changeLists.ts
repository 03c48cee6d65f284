import { randomUUID } from 'node:crypto';

import type { OrderList, NewRhythm } from '#contract/orderLists';
import { freeListName, MAX_LISTS } from '#domain/orderLists';

import type { Db } from '../../db/client';
import { addOrderList, readOrderLists, updateOrderList } from '../../db/orderLists';
import type { SignedInCustomer } from '../accounts/sessions';
import { Refusal } from '../actions/refusal';

import { storeLines, type NewLine } from './changeListLines';
import { findList, presentList, readerOf } from './shownLists';

interface NewList {
  name: string;
  lines: readonly NewLine[];
}

/**
 * Saves a list for the person alone. Must run in a transaction that holds the customer, so that
 * the lists are counted and named one after the other.
 */
export async function addList(
  tx: Db,
  customer: SignedInCustomer,
  { name, lines }: NewList,
  at: Date,
): Promise<OrderList> {
  const reader = readerOf(customer);
  const others = await activeLists(tx, customer);
  if (others.length >= MAX_LISTS) throw new Refusal(409, 'list.tooMany');
  const id = randomUUID();
  const time = at.toISOString();
  await addOrderList(tx, {
    id,
    customer_id: reader.customerId,
    user_id: reader.userId,
    name: freeListName(name.trim(), others),
    is_shared: 0,
    is_open: 0,
    version: 1,
    created_at: time,
    changed_at: time,
    deleted_at: null,
  });
  await storeLines(tx, customer, { listId: id, lines, at });
  return presentList(await findList(tx, reader, id), reader, at);
}

/** The names of the lists that a person sees, except one. */
async function activeLists(
  tx: Db,
  customer: SignedInCustomer,
  exceptId?: string,
): Promise<string[]> {
  const lists = await readOrderLists(tx, readerOf(customer));
  return lists
    .filter(({ id, deleted_at }) => deleted_at === null && id !== exceptId)
    .map(({ name }) => name);
}

interface ListChanges {
  list_id: string;
  version: number;
  name?: string;
  is_shared?: boolean;
  is_open?: boolean;
  is_deleted?: boolean;
  rhythm?: NewRhythm | null;
}

const flag = (value: boolean): number => (value ? 1 : 0);

/** The columns of a rhythm, which replaces an earlier one whole. */
const rhythmColumns = (rhythm: NewRhythm | null) => ({
  every_weeks: rhythm?.every_weeks ?? null,
  next_on: rhythm?.next_on ?? null,
  paused_from: rhythm?.paused_from ?? null,
  paused_until: rhythm?.paused_until ?? null,
  ship_to_code: rhythm?.ship_to_code?.trim() ?? '',
  po_reference: rhythm?.po_reference?.trim() ?? '',
});

/** Renames, shares, deletes or restores a list of the person's own, if nobody did so meanwhile. */
export async function changeList(
  tx: Db,
  customer: SignedInCustomer,
  { list_id, version, name, is_shared, is_open, is_deleted, rhythm }: ListChanges,
  at: Date,
): Promise<OrderList> {
  const reader = readerOf(customer);
  const list = await findList(tx, reader, list_id);
  if (list.user_id !== reader.userId) {
    throw new Refusal(403, 'list.notYours', { params: { owner: list.owner_name } });
  }
  if (list.version !== version) throw new Refusal(409, 'list.changed', { field: 'version' });
  const others = await activeLists(tx, customer, list_id);
  const isRestored = is_deleted === false && list.deleted_at !== null;
  if (isRestored && others.length >= MAX_LISTS) throw new Refusal(409, 'list.tooMany');
  const wanted = name?.trim() ?? (isRestored ? list.name : undefined);
  const time = at.toISOString();
  await updateOrderList(tx, list_id, {
    version: version + 1,
    changed_at: time,
    ...(wanted !== undefined && { name: freeListName(wanted, others) }),
    ...(is_shared !== undefined && { is_shared: flag(is_shared) }),
    ...(is_open !== undefined && { is_open: flag(is_open) }),
    ...(is_deleted !== undefined && { deleted_at: is_deleted ? time : null }),
    ...(rhythm !== undefined && rhythmColumns(rhythm)),
  });
  return presentList(await findList(tx, reader, list_id), reader, at);
}

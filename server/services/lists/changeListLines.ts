import { MAX_LIST_LINES } from '#domain/orderLists';
import { trimProductId } from '#domain/productIds';

import { readAnyProducts } from '../../db/anyProducts';
import type { Db } from '../../db/client';
import {
  deleteOrderListLines,
  orderListLines,
  updateOrderList,
  upsertOrderListLines,
} from '../../db/orderLists';
import type { SignedInCustomer } from '../accounts/sessions';
import { Refusal } from '../actions/refusal';
import { resolveCodes } from '../codes/resolveCodes';

import { findList, readerOf } from './shownLists';

/** A change of one line; what is absent stays as it is. */
export interface NewLine {
  /** For a new line, any code of the product. */
  product_id: string;
  packs?: number;
  note?: string;
  is_removed?: boolean;
}

interface LinesToStore {
  listId: string;
  lines: readonly NewLine[];
  at: Date;
}

/** Changes lines of a list that the person may edit; all its other lines stay as they are. */
export async function changeListLines(
  tx: Db,
  customer: SignedInCustomer,
  change: LinesToStore,
): Promise<void> {
  const reader = readerOf(customer);
  const list = await findList(tx, reader, change.listId);
  if (list.deleted_at !== null) throw new Refusal(410, 'list.deleted', { field: 'list_id' });
  if (list.user_id !== reader.userId && list.is_open === 0) {
    throw new Refusal(403, 'list.notYours', { params: { owner: list.owner_name } });
  }
  await storeLines(tx, customer, change);
  await updateOrderList(tx, change.listId, { changed_at: change.at.toISOString() });
}

/** Stores lines of a list, all or none. */
export async function storeLines(
  tx: Db,
  customer: SignedInCustomer,
  { listId, lines, at }: LinesToStore,
): Promise<void> {
  const { userId } = readerOf(customer);
  const stored = new Map((await orderListLines(tx, listId)).map((line) => [line.product_id, line]));
  const last = Math.max(0, ...[...stored.values()].map(({ position }) => position));
  const idOf = await resolveNewIds(
    tx,
    customer,
    lines
      .filter(({ is_removed }) => !is_removed)
      .map(({ product_id }) => trimProductId(product_id))
      .filter((id) => !stored.has(id)),
  );
  const removed = new Set<string>();
  const changed = new Map<string, NewLine>();
  for (const line of lines) {
    const typedId = trimProductId(line.product_id);
    const productId = idOf.get(typedId) ?? typedId;
    if (line.is_removed) removed.add(productId);
    else changed.set(productId, { ...changed.get(productId), ...line });
  }

  const added = [...changed.keys()].filter((id) => !stored.has(id));
  const kept = stored.size - [...removed].filter((id) => stored.has(id)).length;
  if (kept + added.length > MAX_LIST_LINES) throw new Refusal(409, 'list.tooLong');
  await deleteOrderListLines(tx, listId, [...removed]);
  await upsertOrderListLines(
    tx,
    [...changed].map(([product_id, { packs, note }], index) => {
      const before = stored.get(product_id);
      return {
        list_id: listId,
        product_id,
        packs: packs ?? before?.packs ?? 0,
        note: note?.trim() ?? before?.note ?? '',
        position: before?.position ?? last + index + 1,
        changed_by: userId,
        changed_at: at.toISOString(),
      };
    }),
  );
}

/** Returns the products that codes mean; refused if one means none or several. */
async function resolveNewIds(
  tx: Db,
  customer: SignedInCustomer,
  codes: readonly string[],
): Promise<Map<string, string>> {
  const exact = new Set((await readAnyProducts(tx, codes, '')).map(({ product_id }) => product_id));
  const open = codes.filter((code) => !exact.has(code));
  if (open.length === 0) return new Map();
  const found = await resolveCodes(tx, customer.id, open);
  return new Map(
    open.map((code) => {
      const [productId, ...others] = found.get(code)?.productIds ?? [];
      if (productId === undefined) {
        throw new Refusal(404, 'list.unknownCode', { field: 'product_id', params: { code } });
      }
      if (others.length > 0) {
        const products = [productId, ...others].join(', ');
        const params = { code, products };
        throw new Refusal(409, 'list.ambiguousCode', { field: 'product_id', params });
      }
      return [code, productId];
    }),
  );
}

import type { Db } from '../../server/db/client';
import { addOrderList, upsertOrderListLines } from '../../server/db/orderLists';

interface DemoList {
  /** A UUID. */
  id: string;
  name: string;
  customer_id: string;
  user_id: string;
  /** 1 if everybody of the company sees it. */
  is_shared: 0 | 1;
  /** In which rhythm it is to be ordered, and on which day. */
  every_weeks?: number;
  next_on?: string;
  lines: readonly { product_id: string; order_qty: number }[];
}

/** Stores a list with the lines of an order; of two of the same product, the first. */
export async function storeList(tx: Db, list: DemoList, at: Date): Promise<void> {
  const { lines, ...head } = list;
  const { id, user_id, is_shared } = head;
  const time = at.toISOString();
  await addOrderList(tx, {
    ...head,
    is_open: is_shared,
    version: 1,
    created_at: time,
    changed_at: time,
    deleted_at: null,
  });
  const packs = new Map(
    lines.toReversed().map(({ product_id, order_qty }) => [product_id, order_qty]),
  );
  await upsertOrderListLines(
    tx,
    [...packs].toReversed().map(([product_id, quantity], position) => ({
      list_id: id,
      product_id,
      packs: quantity,
      note: '',
      position,
      changed_by: user_id,
      changed_at: time,
    })),
  );
}

import { nanoid } from '@reduxjs/toolkit';

import type { NewOrder } from '#contract/orders';

import type { OrderedLine } from '../../features/order/OrderLines';

/** An order that went out and is not answered yet: the very body, and its lines as they looked. */
export interface SentOrder {
  body: NewOrder;
  lines: readonly OrderedLine[];
}

/**
 * What a review holds until its order is placed. The key goes with one body; while that body is
 * unanswered both stay as they are, so that sending them again can only be the same order.
 */
export interface OrderDraft {
  order_comment: string;
  po_reference: string;
  key: string;
  sent?: SentOrder;
}

const entryOf = (userId: string) => `order-draft:${userId}`;

export const newDraft = (): OrderDraft => ({
  order_comment: '',
  po_reference: '',
  key: nanoid(),
});

/** IndexedDB keeps the draft: localStorage may lose its last seconds when the browser dies. */
export async function readDraft(userId: string): Promise<OrderDraft | undefined> {
  try {
    const { get } = await import('idb-keyval');
    return await get<OrderDraft>(entryOf(userId));
  } catch (error) {
    console.warn('The order’s draft could not be read.', error);
    return undefined;
  }
}

export async function keepDraft(userId: string, draft: OrderDraft): Promise<void> {
  try {
    const { set } = await import('idb-keyval');
    await set(entryOf(userId), draft);
  } catch (error) {
    console.warn('The browser did not keep the order’s draft.', error);
  }
}

import type { NewOrder } from '#contract/orderActions';
import { containsCardNumber } from '#domain/cardNumbers';
import { toCents } from '#domain/money';
import { trimProductId } from '#domain/productIds';

import { Refusal } from './refusal';

/** A line as submitted by the buyer. */
export interface SubmittedLine {
  /** Position in the order, starting at 1. */
  line: number;
  productId: string;
  /** In ship packs. */
  packs: number;
  /** The unit price that the buyer saw, in cents. */
  unitCents: number;
}

/** Reads three lists of equal length (a scalar is a list of one) as lines. */
export function parseNewOrder(order: NewOrder): SubmittedLine[] {
  const productIds = [order.product_id].flat();
  const quantities = [order.order_qty].flat();
  const prices = [order.price].flat();
  for (const [field, list] of [
    ['order_qty', quantities],
    ['price', prices],
  ] as const) {
    if (list.length !== productIds.length) throw new Refusal(400, 'order.lengths', { field });
  }
  for (const field of ['order_comment', 'po_reference'] as const) {
    if (containsCardNumber(order[field] ?? ''))
      throw new Refusal(400, 'order.cardNumber', { field });
  }
  return productIds.map((productId, index) => ({
    line: index + 1,
    productId: trimProductId(productId),
    packs: quantities[index] ?? 0,
    unitCents: toCents(prices[index] ?? 0),
  }));
}

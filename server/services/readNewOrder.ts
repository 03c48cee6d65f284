import type { NewOrder } from '#contract/orderActions';
import { holdsCardNumber } from '#domain/cardNumbers';
import { toCents } from '#domain/money';
import { tidyProductId } from '#domain/productIds';

import { Refusal } from './refusal';

/** One line as the buyer submitted it. */
export interface SubmittedLine {
  /** Position in the order, from 1. */
  line: number;
  productId: string;
  /** Ship packs. */
  packs: number;
  /** The price of one unit that the buyer saw. */
  unitCents: number;
}

/** Reads the three lists of one length (a scalar is a list of one) as lines. */
export function readNewOrder(order: NewOrder): SubmittedLine[] {
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
    if (holdsCardNumber(order[field] ?? '')) throw new Refusal(400, 'order.cardNumber', { field });
  }
  return productIds.map((productId, at) => ({
    line: at + 1,
    productId: tidyProductId(productId),
    packs: quantities[at] ?? 0,
    unitCents: toCents(prices[at] ?? 0),
  }));
}

import type { NewOrder } from '#contract/orderActions';
import { containsCardNumber } from '#domain/cardNumbers';
import { toCents } from '#domain/money';
import { trimProductId } from '#domain/productIds';

import { Refusal } from '../actions/refusal';

/** A line as submitted by the buyer. */
export interface SubmittedLine {
  /** Position in the order, starting at 1. */
  line: number;
  productId: string;
  /** In ship packs. */
  packs: number;
  /** The unit price that the buyer saw, in cents. */
  unitCents: number;
  /** Units per ship pack that the buyer saw; `undefined` if the caller does not say. */
  shipPack: number | undefined;
  /** A unit price that was promised, in cents; charged if it is lower than the current one. */
  keptCents?: number;
}

/** Reads lists of equal length (a scalar is a list of one) as lines. */
export function parseNewOrder(order: NewOrder): SubmittedLine[] {
  const productIds = [order.product_id].flat();
  const quantities = [order.order_qty].flat();
  const prices = [order.price].flat();
  const shipPacks = order.ship_pack === undefined ? undefined : [order.ship_pack].flat();
  for (const [field, list] of [
    ['order_qty', quantities],
    ['price', prices],
    ['ship_pack', shipPacks],
  ] as const) {
    if (list && list.length !== productIds.length)
      throw new Refusal(400, 'order.lengths', { field });
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
    shipPack: shipPacks?.[index],
  }));
}

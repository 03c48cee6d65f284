import type { cancelOrder as contract } from '#contract/orderActions';
import type { Reply } from '#contract/route';
import type { Language } from '#domain/languages';

import { orderById, orderLines } from '../../db/orders';
import { moveFingerprintsToCart } from '../../db/scanFingerprints';
import { translate } from '../../messages/translate';
import { orderScopeOf } from '../accounts/orderScope';
import type { SignedInCustomer } from '../accounts/sessions';
import type { Action } from '../actions/action';
import { writeOrders } from '../actions/lockedOrders';
import { Refusal } from '../actions/refusal';
import { addLines, findLines } from '../cart/addLines';
import { cancelReceivedOrder } from '../fulfilment/cancelReceivedOrder';
import { lockOrder } from '../fulfilment/lockedOrder';

import { mayCancel } from './mayCancel';

interface CancelOptions {
  orderId: string;
  /** Whether to put the lines back into the cart. */
  toCart: boolean;
  language: Language;
}

/**
 * Cancels an order that is not yet released, making its packs available again; must run in a
 * transaction that has locked the customer. Repeating the request only reports that the order is
 * cancelled.
 */
export async function cancelOrder(
  action: Action,
  customer: SignedInCustomer,
  { orderId, toCart, language }: CancelOptions,
): Promise<Reply<typeof contract>> {
  const { tx, at } = action;
  const order = await orderById(tx, orderScopeOf(customer), orderId);
  if (!order) throw new Refusal(404, 'order.unknown');
  const params = { order: orderId };
  if (!mayCancel(order, customer)) throw new Refusal(403, 'order.ofColleague', { params });
  // Staff cancel and release orders without locking the customer.
  const locked = await lockOrder(action, orderId);
  if (locked?.order.status === 'cancelled') {
    return { status: true, message: translate(language, 'order.cancelledBefore', params) };
  }
  await cancelReceivedOrder(action, { orderId });

  const cancelled = translate(language, 'order.cancelled', params);
  if (!toCart) return { status: true, message: cancelled };
  // Written first, so that the returned packs can be ordered again.
  await writeOrders(action);
  const lines = await orderLines(tx, customer.id, orderId);
  const requestedLines = lines.map(({ product_id, order_qty }) => ({
    code: product_id,
    item: order_qty,
  }));
  const found = await findLines(tx, customer, requestedLines, language);
  const report = await addLines(tx, customer, { lines: requestedLines, found, language, at });
  const returned = report.lines.filter(({ possible }) => possible > 0);
  const productIds = returned.flatMap(({ product_id }) => product_id ?? []);
  await moveFingerprintsToCart(tx, customer, orderId, productIds);
  return { status: true, message: `${cancelled} ${report.message}`, lines: report.lines };
}

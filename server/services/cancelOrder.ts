import type { cancelOrder as contract } from '#contract/orders';
import type { Reply } from '#contract/route';
import type { Language } from '#domain/languages';
import { cancellableFor } from '#domain/orders';

import type { Db } from '../db/client';
import { giveBackStock, lockOffers } from '../db/offers';
import { cancelReceived, orderById, orderLines } from '../db/orders';
import { returnFingerprints } from '../db/scanFingerprints';
import type { OrderLineTable } from '../db/tables';
import { say } from '../messages/say';

import { addLines } from './addLines';
import { postMail } from './postMail';
import { Refusal } from './refusal';
import type { SignedInCustomer } from './sessions';

interface Cancelling {
  orderId: string;
  /** Puts the lines back into the cart. */
  toCart: boolean;
  language: Language;
  at: Date;
}

/**
 * Cancels an order that is not released yet: its packs are available again; called in a transaction
 * that holds the customer. Asked again, it says that the order is cancelled and does nothing more.
 */
export async function cancelOrder(
  tx: Db,
  customer: SignedInCustomer,
  { orderId, toCart, language, at }: Cancelling,
): Promise<Reply<typeof contract>> {
  const order = await orderById(tx, customer.id, orderId);
  if (!order) throw new Refusal(404, 'order.unknown');
  const params = { order: orderId };
  if (order.status === 'cancelled') {
    return { status: true, message: say(language, 'order.cancelledBefore', params) };
  }
  const isOpen = cancellableFor(order.status, order.placed_at, at) > 0;
  if (!isOpen || !(await cancelReceived(tx, customer.id, orderId))) {
    throw new Refusal(409, 'order.released', { params, order_id: orderId });
  }

  const lines = await orderLines(tx, customer.id, orderId);
  const packs = packsOf(lines);
  await lockOffers(tx, customer.country, [...packs.keys()]);
  await giveBackStock(tx, customer.country, packs);
  const { email: address } = customer;
  await postMail(tx, { kind: 'orderCancelled', address, lang: language, about: orderId }, at);

  const cancelled = say(language, 'order.cancelled', params);
  if (!toCart) return { status: true, message: cancelled };
  const asked = lines.map(({ product_id, order_qty }) => ({ code: product_id, item: order_qty }));
  const report = await addLines(tx, customer, { lines: asked, language, at });
  const returned = report.lines.filter(({ possible }) => possible > 0);
  const productIds = returned.flatMap(({ product_id }) => product_id ?? []);
  await returnFingerprints(tx, customer.id, orderId, productIds);
  return { status: true, message: `${cancelled} ${report.message}`, lines: report.lines };
}

function packsOf(lines: readonly OrderLineTable[]): Map<string, number> {
  const packs = new Map<string, number>();
  for (const { product_id, order_qty } of lines) {
    packs.set(product_id, (packs.get(product_id) ?? 0) + order_qty);
  }
  return packs;
}

import type { cancelOrder as contract } from '#contract/orders';
import type { Reply } from '#contract/route';
import type { Language } from '#domain/languages';

import type { Db } from '../db/client';
import { giveBackStock, lockOffers } from '../db/offers';
import { cancelReceived, orderById, orderLines } from '../db/orders';
import { returnFingerprints } from '../db/scanFingerprints';
import { removeTakenStock } from '../db/takenStock';
import { say } from '../messages/say';

import { addLines, findLines } from './addLines';
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
  if (!(await cancelReceived(tx, customer.id, orderId))) {
    throw new Refusal(409, 'order.released', { params, order_id: orderId });
  }

  await returnStock(tx, orderId);
  const { email: address } = customer;
  await postMail(tx, { kind: 'orderCancelled', address, lang: language, about: orderId }, at);

  const cancelled = say(language, 'order.cancelled', params);
  if (!toCart) return { status: true, message: cancelled };
  const lines = await orderLines(tx, customer.id, orderId);
  const asked = lines.map(({ product_id, order_qty }) => ({ code: product_id, item: order_qty }));
  const found = await findLines(tx, customer, asked, language);
  const report = await addLines(tx, customer, { lines: asked, found, language, at });
  const returned = report.lines.filter(({ possible }) => possible > 0);
  const productIds = returned.flatMap(({ product_id }) => product_id ?? []);
  await returnFingerprints(tx, customer.id, orderId, productIds);
  return { status: true, message: `${cancelled} ${report.message}`, lines: report.lines };
}

/** Gives back what was taken, to the country that it was taken from, whatever either is today. */
async function returnStock(tx: Db, orderId: string): Promise<void> {
  const taken = await removeTakenStock(tx, orderId);
  const [{ country } = { country: '' }] = taken;
  const packs = new Map(taken.map(({ product_id, packs }) => [product_id, packs]));
  if (packs.size === 0) return;
  await lockOffers(tx, country, [...packs.keys()]);
  await giveBackStock(tx, country, packs);
}

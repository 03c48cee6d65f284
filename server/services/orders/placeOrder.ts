import type { NewOrder } from '#contract/orderActions';
import type { Language } from '#domain/languages';
import { COMING_SOON, unitsOf } from '#domain/quantity';
import type { ShopRules } from '#domain/shopRules';
import { sum } from '#domain/sum';

import type { Db } from '../../db/client';
import { customerOfId } from '../../db/customers';
import { storedUserId } from '../../db/customerUsers';
import { deductStock } from '../../db/offers';
import type { AssignNumber } from '../../db/orderNumbers';
import { addOrder } from '../../db/orders';
import type { SignedInCustomer } from '../accounts/sessions';
import { orderSubject, type Action } from '../actions/action';
import { queueMail } from '../actions/queueMail';
import { Refusal } from '../actions/refusal';

import { addressesOfOrder } from './addressesOfOrder';
import type { OfferedLine } from './findChanges';
import { holdForNewOrder } from './holdForNewOrder';
import { offeredLines, packsOf } from './offeredLines';
import { checkTerms, termsOf } from './orderTerms';
import type { SubmittedLine } from './parseNewOrder';

/** Where the lines of an order come from. */
export interface OrderSource {
  lines: readonly SubmittedLine[];
  /** Takes what is ordered out of it, and passes its scans on to the order. */
  take: (orderId: string) => Promise<void>;
}

/** For whom an order is placed. */
type Buyer = Pick<SignedInCustomer, 'id' | 'userId' | 'role' | 'country' | 'email'>;

interface PlaceOrderOptions {
  source: OrderSource;
  order: Pick<NewOrder, 'order_comment' | 'po_reference' | 'ship_to'>;
  language: Language;
  /** Rules by which orders are held for staff. */
  rules: ShopRules;
  takeNumber: AssignNumber;
}

/**
 * Places an order for the lines of a source, at current prices and within current stock; must run
 * in a transaction that has locked the customer. A refusal stores nothing.
 */
export async function placeOrder(
  action: Action,
  customer: Buyer,
  { source, order, language, rules, takeNumber }: PlaceOrderOptions,
): Promise<{ status: true; order_id: string }> {
  const { tx, at, record } = action;
  const lines = await offeredLines(action, customer, source.lines, language);
  const total_cents = totalOf(lines);
  const account = await customerOfId(tx, customer.id);
  checkTerms(termsOf(account, rules), {
    totalCents: total_cents,
    reference: order.po_reference,
    country: customer.country,
    language,
  });
  await takeFromStock(tx, customer, lines);

  const addresses = await addressesOfOrder(tx, customer, order.ship_to);
  const hold_reason = await holdForNewOrder(tx, account, rules);
  const order_id = await takeNumber(tx);
  await source.take(order_id);
  await addOrder(
    tx,
    {
      order_id,
      customer_id: customer.id,
      user_id: storedUserId(customer),
      placed_at: at.toISOString(),
      status: 'received',
      country: customer.country,
      lang: language,
      ...addresses,
      ...(hold_reason && { held_at: at.toISOString(), hold_reason }),
      order_comment: order.order_comment?.trim() ?? '',
      po_reference: order.po_reference?.trim() ?? '',
      lines: lines.length,
      units: sum(lines.map(({ packs, product }) => unitsOf(packs, product.ship_pac))),
      total_cents,
    },
    lines.map(({ line, productId, packs, unitCents, product, step }) => ({
      order_id,
      line,
      product_id: productId,
      name: product.name,
      order_qty: packs,
      ship_pack: product.ship_pac,
      unit_cents: unitCents,
      list_cents: step.list === '' ? null : step.listCents,
      price_list: step.list,
      stock_taken: takesStock(product) ? packs : 0,
    })),
  );
  record({ kind: 'order.received', subject: orderSubject(order_id), version: 1 });
  const { email: address } = customer;
  await queueMail(tx, { kind: 'orderPlaced', address, lang: language, about: order_id }, at);
  return { status: true, order_id };
}

/** Returns the total in cents; refused if it is too large to be recorded to the cent. */
function totalOf(lines: readonly OfferedLine[]): number {
  const cents = lines.map((line) => line.unitCents * unitsOf(line.packs, line.product.ship_pac));
  const total = sum(cents);
  if (!Number.isSafeInteger(total)) throw new Refusal(409, 'order.tooLarge');
  return total;
}

async function takeFromStock(
  tx: Db,
  { country }: Buyer,
  lines: readonly OfferedLine[],
): Promise<void> {
  const packs = packsOf(lines.filter(({ product }) => takesStock(product)));
  const deductedCount = await deductStock(tx, country, packs);
  if (deductedCount !== packs.size) throw new Error('Stock changed while it was locked.');
}

/**
 * Announced products that are not in stock yet are ordered without taking any (specification 5).
 */
const takesStock = (product: { class: string }): boolean => product.class !== COMING_SOON;

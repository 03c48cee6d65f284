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
import type { CustomerTable } from '../../db/tables/customers';
import type { UserId } from '../../db/tables/ids';
import type { SignedInCustomer } from '../accounts/sessions';
import { orderSubject, type Action } from '../actions/action';
import { queueMail } from '../actions/queueMail';
import { Refusal } from '../actions/refusal';

import type { OrderAddresses } from './addressesOfOrder';
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

interface OrderToPrice {
  lines: readonly SubmittedLine[];
  order: OrderTexts;
  /** Language of whoever reads a refusal. */
  language: Language;
  /** Whether it is an approver who reads it. */
  isApproval?: boolean;
  /** Terms of all customers, and rules by which orders are held for staff. */
  rules: ShopRules;
}

type OrderTexts = Pick<NewOrder, 'order_comment' | 'po_reference'>;

/** An order at current prices and within current stock, which stays so until the transaction ends. */
export interface PricedOrder {
  account: CustomerTable;
  lines: readonly OfferedLine[];
  totalCents: number;
}

/** Locks the offers of an order's lines; refused if these or the order's terms are not met. */
export async function priceOrder(
  action: Action,
  customer: Pick<Buyer, 'id' | 'country'>,
  { lines: submitted, order, language, isApproval, rules }: OrderToPrice,
): Promise<PricedOrder> {
  const lines = await offeredLines(action, customer, submitted, language);
  const totalCents = totalOf(lines);
  const account = await customerOfId(action.tx, customer.id);
  const { country } = customer;
  const reference = order.po_reference;
  const terms = { totalCents, reference, country, language, isApproval };
  checkTerms(termsOf(account, rules), terms);
  return { account, lines, totalCents };
}

interface OrderToStore {
  order: OrderTexts;
  addresses: OrderAddresses;
  language: Language;
  rules: ShopRules;
  takeNumber: AssignNumber;
  /** Takes what is ordered out of where it was, and passes its scans on to the order. */
  take: OrderSource['take'];
  /** Who approved it, if that was needed. */
  approvedBy?: UserId;
}

/**
 * Places an order that was priced in this transaction, which has locked the customer. A refusal
 * stores nothing.
 */
export async function storeOrder(
  { tx, at, record }: Action,
  customer: Buyer,
  { account, lines, totalCents }: PricedOrder,
  { order, addresses, language, rules, takeNumber, take, approvedBy }: OrderToStore,
): Promise<string> {
  await takeFromStock(tx, customer, lines);
  const hold_reason = await holdForNewOrder(tx, account, rules);
  const order_id = await takeNumber(tx);
  await take(order_id);
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
      ...addresses.stored,
      ...(hold_reason && { held_at: at.toISOString(), hold_reason }),
      ...(approvedBy !== undefined && { approved_by: approvedBy }),
      order_comment: order.order_comment?.trim() ?? '',
      po_reference: order.po_reference?.trim() ?? '',
      lines: lines.length,
      units: sum(lines.map(({ packs, product }) => unitsOf(packs, product.ship_pac))),
      total_cents: totalCents,
    },
    // Numbered anew, as an approver may have left lines out.
    lines.map(({ productId, packs, unitCents, product, step }, index) => ({
      order_id,
      line: index + 1,
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
  const kind = approvedBy === undefined ? 'orderPlaced' : 'orderApproved';
  await queueMail(tx, { kind, address, lang: language, about: order_id }, at);
  return order_id;
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

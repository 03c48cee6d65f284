import type { NewOrder } from '#contract/orderActions';
import type { Language } from '#domain/languages';
import { COMING_SOON, unitsOf } from '#domain/quantity';
import type { ShopRules } from '#domain/shopRules';
import { sum } from '#domain/sum';

import { readProducts } from '../../catalogue/readProducts';
import { cartLines, deleteCartLines, setCartItem } from '../../db/cartLines';
import type { Db } from '../../db/client';
import { customerOfId } from '../../db/customers';
import { storedUserId } from '../../db/customerUsers';
import { lockOffers, deductStock } from '../../db/offers';
import type { AssignNumber } from '../../db/orderNumbers';
import { addOrder } from '../../db/orders';
import { readListPrices, readListsInForce } from '../../db/priceLists';
import { LIST_PRICES } from '../../db/products';
import { moveFingerprintsToOrder, type OrderedPacks } from '../../db/scanFingerprints';
import type { CartLineTable } from '../../db/tables/cart';
import type { UserId } from '../../db/tables/ids';
import type { SignedInCustomer } from '../accounts/sessions';
import { orderSubject, type Action } from '../actions/action';
import { queueMail } from '../actions/queueMail';
import { Refusal, type Fault } from '../actions/refusal';

import { addressesOfOrder } from './addressesOfOrder';
import { orderContaining, identicalOrder } from './earlierOrder';
import { findChanges, type OfferedLine } from './findChanges';
import { holdForNewOrder } from './holdForNewOrder';
import { checkTerms, termsOf } from './orderTerms';
import { parseNewOrder, type SubmittedLine } from './parseNewOrder';

interface PlaceOrderOptions {
  order: NewOrder;
  language: Language;
  /** Rules by which orders are held for staff. */
  rules: ShopRules;
  takeNumber: AssignNumber;
}

type Cart = ReadonlyMap<string, CartLineTable>;

/**
 * Places an order for lines in the cart, at current prices and within current stock; must run in a
 * transaction that has locked the customer. A refusal stores nothing.
 */
export async function placeOrder(
  action: Action,
  customer: SignedInCustomer,
  { order, language, rules, takeNumber }: PlaceOrderOptions,
): Promise<{ status: true; order_id: string }> {
  const { tx, at, record } = action;
  const submitted = parseNewOrder(order);
  const inCart = await cartLines(tx, customer.userId);
  const cart: Cart = new Map(inCart.map((line) => [line.product_id, line]));
  await refuseLinesNotInCart(tx, customer, { order, lines: submitted }, cart, at);

  const lines = await offeredLines(action, customer, submitted, language);
  const total_cents = totalOf(lines);
  const account = await customerOfId(tx, customer.id);
  checkTerms(termsOf(account, rules), {
    totalCents: total_cents,
    reference: order.po_reference,
    country: customer.country,
    language,
  });
  await takeFromStock(tx, customer, lines);
  const orderedPacks = await takeFromCart(tx, customer.userId, submitted, cart);

  const addresses = await addressesOfOrder(tx, customer, order.ship_to);
  const hold_reason = await holdForNewOrder(tx, account, rules);
  const order_id = await takeNumber(tx);
  await moveFingerprintsToOrder(tx, customer, order_id, orderedPacks);
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

/** Returns the ship packs of each product, summed over its lines. */
function packsOf(lines: readonly SubmittedLine[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { productId, packs } of lines) {
    sums.set(productId, (sums.get(productId) ?? 0) + packs);
  }
  return sums;
}

async function refuseLinesNotInCart(
  tx: Db,
  customer: SignedInCustomer,
  { order, lines }: { order: NewOrder; lines: readonly SubmittedLine[] },
  cart: Cart,
  at: Date,
): Promise<void> {
  const packs = packsOf(lines);
  const excess = lines.filter(
    ({ productId }) => (packs.get(productId) ?? 0) > (cart.get(productId)?.item ?? 0),
  );
  const errors = excess.map(({ line, productId }): Fault => {
    const location = { line, product_id: productId };
    const item = cart.get(productId)?.item;
    return item === undefined
      ? { ...location, code: 'order.lineNotInCart' }
      : { ...location, code: 'order.lineAboveCart', params: { item } };
  });

  const missing = excess.filter(({ productId }) => !cart.has(productId));
  const earlier =
    missing.length > 0
      ? await orderContaining(tx, customer, packsOf(missing), at)
      : await identicalOrder(tx, customer, { order, packs }, cart, at);
  if (earlier !== undefined) {
    const details = { params: { order: earlier }, order_id: earlier };
    throw new Refusal(409, 'order.already', errors.length > 0 ? { ...details, errors } : details);
  }
  if (errors.length > 0) throw new Refusal(409, 'order.notInCart', { errors });
}

/** Returns the lines with their current offers; refused if these differ from what the buyer saw. */
async function offeredLines(
  { tx, at }: Action,
  { id, country }: SignedInCustomer,
  submitted: readonly SubmittedLine[],
  language: Language,
): Promise<OfferedLine[]> {
  const packs = packsOf(submitted);
  const productIds = [...packs.keys()];
  const offers = await lockOffers(tx, country, productIds);
  const products = await readProducts(tx, { productIds, country, language, buyer: LIST_PRICES });
  // As stored now, which may differ from what the session knows.
  const priceLists = await readListsInForce(tx, { id, country }, at);

  const found = {
    offers: new Map(offers.map((offer) => [offer.product_id, offer])),
    products: new Map(products.map((product) => [product.product_id, product])),
    listsOf: await readListPrices(tx, productIds, country, priceLists),
  };
  const { lines, changes } = findChanges(submitted, packs, found);
  if (changes.length > 0) throw new Refusal(409, 'order.changed', { errors: changes });
  return lines;
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
  { country }: SignedInCustomer,
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

/**
 * A line that is ordered in full leaves the cart; of one that is ordered in part, the rest stays.
 */
async function takeFromCart(
  tx: Db,
  userId: UserId,
  lines: readonly SubmittedLine[],
  cart: Cart,
): Promise<OrderedPacks[]> {
  const emptiedLineIds: string[] = [];
  const orderedPacks: OrderedPacks[] = [];
  for (const [productId, packs] of packsOf(lines)) {
    const line = cart.get(productId);
    if (!line) continue;
    const isAll = line.item === packs;
    orderedPacks.push({ productId, packs, isAll });
    if (isAll) emptiedLineIds.push(line.id);
    else await setCartItem(tx, userId, line.id, line.item - packs);
  }
  await deleteCartLines(tx, userId, emptiedLineIds);
  return orderedPacks;
}

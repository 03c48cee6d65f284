import type { NewOrder } from '#contract/orderActions';
import { isRequisitionId } from '#domain/requisitions';

import { cartLines, deleteCartLines, setCartItem } from '../../db/cartLines';
import type { Db } from '../../db/client';
import { moveFingerprintsToOrder, type PlacedPacks } from '../../db/scanFingerprints';
import type { CartLineTable } from '../../db/tables/cart';
import type { UserId } from '../../db/tables/ids';
import type { SignedInCustomer } from '../accounts/sessions';
import type { Action } from '../actions/action';
import { Refusal, type Fault } from '../actions/refusal';

import { orderContaining, identicalOrder } from './earlierOrder';
import { packsOf } from './offeredLines';
import { parseNewOrder, type SubmittedLine } from './parseNewOrder';
import type { OrderSource } from './placeOrder';

type Cart = ReadonlyMap<string, CartLineTable>;

/** Returns the lines of an order that are in the person's cart; refused if some are not. */
export async function cartSource(
  { tx, at }: Action,
  customer: SignedInCustomer,
  order: NewOrder,
): Promise<OrderSource> {
  const lines = parseNewOrder(order);
  const inCart = await cartLines(tx, customer.userId);
  const cart: Cart = new Map(inCart.map((line) => [line.product_id, line]));
  await refuseLinesNotInCart(tx, customer, { order, lines }, cart, at);
  return {
    lines,
    take: async (orderId) => {
      const orderedPacks = await takeFromCart(tx, customer.userId, lines, cart);
      await moveFingerprintsToOrder(tx, customer, orderId, orderedPacks);
    },
  };
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
    const faults = errors.length > 0 && { errors };
    if (isRequisitionId(earlier)) {
      const details = { params: { requisition: earlier }, requisition_id: earlier };
      throw new Refusal(409, 'order.alreadySent', { ...details, ...faults });
    }
    const details = { params: { order: earlier }, order_id: earlier };
    throw new Refusal(409, 'order.already', { ...details, ...faults });
  }
  if (errors.length > 0) throw new Refusal(409, 'order.notInCart', { errors });
}

/**
 * A line that is ordered in full leaves the cart; of one that is ordered in part, the rest stays.
 */
async function takeFromCart(
  tx: Db,
  userId: UserId,
  lines: readonly SubmittedLine[],
  cart: Cart,
): Promise<PlacedPacks[]> {
  const emptiedLineIds: string[] = [];
  const orderedPacks: PlacedPacks[] = [];
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

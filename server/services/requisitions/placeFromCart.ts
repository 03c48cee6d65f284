import type { NewOrder, PlacedOrder } from '#contract/orderActions';
import type { Language } from '#domain/languages';
import type { ShopRules } from '#domain/shopRules';

import type { AssignNumber } from '../../db/orderNumbers';
import type { SignedInCustomer } from '../accounts/sessions';
import type { Action } from '../actions/action';
import { Refusal } from '../actions/refusal';
import { answerList } from '../lists/standingLists';
import { addressesOfOrder } from '../orders/addressesOfOrder';
import { cartSource } from '../orders/cartSource';
import { priceOrder, storeOrder } from '../orders/placeOrder';

import { namesOf } from './fitting';
import { approvalNeeded } from './orderLimits';
import { sendForApproval } from './sendForApproval';

interface PlaceOptions {
  order: NewOrder;
  language: Language;
  rules: ShopRules;
  takeNumber: AssignNumber;
}

/**
 * Places an order for lines in the cart, or sends it for approval if it exceeds a limit of the
 * buyer; must run in a transaction that has locked the customer. A refusal stores nothing.
 */
export async function placeFromCart(
  action: Action,
  customer: SignedInCustomer,
  { order, language, rules, takeNumber }: PlaceOptions,
): Promise<PlacedOrder> {
  const { tx, at } = action;
  const { lines, take } = await cartSource(action, customer, order);
  for (const answer of [order.answers ?? []].flat()) await answerList(tx, customer, answer, at);
  const priced = await priceOrder(action, customer, { lines, order, language, rules });
  const needed = await approvalNeeded(tx, customer, priced.totalCents, at);
  if (needed && order.may_need_approval !== true) {
    const params = { asked: namesOf(needed.asked) };
    throw new Refusal(409, 'order.needsApproval', { field: 'may_need_approval', params });
  }
  const addresses = await addressesOfOrder(tx, customer, order.ship_to);
  if (needed) {
    const waiting = { needed, order, priced, shipToCode: addresses.code };
    const requisition_id = await sendForApproval(action, waiting);
    await take(requisition_id);
    return { status: true, requisition_id };
  }
  const options = { order, addresses, language, rules, takeNumber, take };
  return { status: true, order_id: await storeOrder(action, customer, priced, options) };
}

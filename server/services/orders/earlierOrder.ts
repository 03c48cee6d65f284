import type { NewOrder } from '#contract/orderActions';
import type { OrderAddress } from '#domain/application/addresses';
import { DAY_MS, MINUTE_MS } from '#domain/durations';

import type { Db } from '../../db/client';
import { storedUserId } from '../../db/customerUsers';
import { linesOrderedSince } from '../../db/orders';
import { linesWaitingSince } from '../../db/requisitions';
import type { CartLineTable } from '../../db/tables/cart';
import type { SignedInCustomer } from '../accounts/sessions';

/** How long an order can explain why lines are missing from the cart, in milliseconds. */
const LOOKBACK_MS = DAY_MS;
/** How long identical lines count as the same submission, in milliseconds. */
const DUPLICATE_WINDOW_MS = 10 * MINUTE_MS;

/** What is told of an order that was placed, or sent for approval. */
interface EarlierFacts {
  /** Its number, or that of the request for approval. */
  id: string;
  placedAt: string;
  po_reference: string;
  order_comment: string;
  /** Code of the shipping address. */
  ship_to: string | undefined;
}

interface EarlierOrder extends EarlierFacts {
  packs: Map<string, number>;
}

/**
 * Returns the number of the person's recent order, or request for approval, that already took the lines
 * missing from the cart, with as many packs; any other order of the same products does not explain why
 * they are gone.
 */
export async function orderContaining(
  tx: Db,
  customer: SignedInCustomer,
  missing: ReadonlyMap<string, number>,
  at: Date,
): Promise<string | undefined> {
  const orders = await recentOrders(tx, customer, at, LOOKBACK_MS);
  const isExplained = (ordered: ReadonlyMap<string, number>) =>
    [...missing].every(([productId, packs]) => ordered.get(productId) === packs);
  return orders.find(({ packs }) => isExplained(packs))?.id;
}

/**
 * The same for an order that is identical, product for product and in what it is for, and was
 * placed when these cart lines already existed. An order for some of the lines leaves the others in the
 * cart, where a second tab could otherwise order them again.
 */
export async function identicalOrder(
  tx: Db,
  customer: SignedInCustomer,
  { order, packs }: { order: NewOrder; packs: ReadonlyMap<string, number> },
  cart: ReadonlyMap<string, CartLineTable>,
  at: Date,
): Promise<string | undefined> {
  const orders = (await recentOrders(tx, customer, at, DUPLICATE_WINDOW_MS)).filter(
    ({ po_reference, order_comment, ship_to }) =>
      po_reference === (order.po_reference ?? '').trim() &&
      order_comment === (order.order_comment ?? '').trim() &&
      ship_to === (order.ship_to ?? ship_to),
  );
  return orders.find(
    ({ placedAt, packs: ordered }) =>
      ordered.size === packs.size &&
      [...packs].every(
        ([productId, count]) =>
          ordered.get(productId) === count &&
          (cart.get(productId)?.added_at ?? placedAt) < placedAt,
      ),
  )?.id;
}

/** What the person has ordered or sent for approval of late, without what came to nothing. */
async function recentOrders(
  tx: Db,
  customer: SignedInCustomer,
  at: Date,
  age: number,
): Promise<EarlierOrder[]> {
  const { id, userId } = customer;
  const since = new Date(at.getTime() - age).toISOString();
  const orders = new Map<string, EarlierOrder>();
  const addLine = (facts: EarlierFacts, product_id: string, packs: number) => {
    const order = orders.get(facts.id) ?? { ...facts, packs: new Map<string, number>() };
    order.packs.set(product_id, (order.packs.get(product_id) ?? 0) + packs);
    orders.set(facts.id, order);
  };
  for (const row of await linesOrderedSince(tx, id, storedUserId(customer), since)) {
    const { order_id, placed_at, product_id, order_qty, ship_to, ...texts } = row;
    const facts = { ...texts, id: order_id, placedAt: placed_at, ship_to: addressCodeIn(ship_to) };
    addLine(facts, product_id, order_qty);
  }
  for (const row of await linesWaitingSince(tx, id, userId, since)) {
    const { submitted_at, product_id, packs, ship_to_code, ...texts } = row;
    addLine({ ...texts, placedAt: submitted_at, ship_to: ship_to_code }, product_id, packs);
  }
  return [...orders.values()];
}

const addressCodeIn = (json: string | null): string | undefined =>
  json === null ? undefined : (JSON.parse(json) as OrderAddress).code;

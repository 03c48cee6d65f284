import { CANCELLABLE, openPacks, SHIPPABLE, stageOf, type Stage } from '#domain/fulfilment';

import { customersByIds } from '../../db/customers';
import { holdOrders, type ChangedOrder, type HeldOrder } from '../../db/orderChanges';
import type { OrderLineTable } from '../../db/tables/orders';
import { orderSubject, type Action, type EventKind } from '../action';
import { Refusal } from '../refusal';

/** Which order, and as whom it was seen last. */
export interface OrderTask {
  orderId: string;
  /** The version that the caller saw; where the order has another by now, nothing is done. */
  version?: number | undefined;
  /** Goes on although another system has taken the order over. */
  isOurs?: boolean | undefined;
}

export type OrderInHand = HeldOrder;

/** Takes the orders of a batch in hand at once, with their lines and customers. */
export async function takeOrders(
  { tx, orders }: Action,
  orderIds: readonly string[],
): Promise<void> {
  const taken = await holdOrders(tx, orderIds);
  for (const [id, held] of taken) orders.held.set(id, held);
  const customerIds = [...taken.values()].map(({ order }) => order.customer_id);
  for (const [id, customer] of await customersByIds(tx, customerIds)) {
    orders.customers.set(id, customer);
  }
}

/** An order that is in hand already, or taken so now; `undefined` where there is none. */
export async function holdOrder(action: Action, orderId: string): Promise<OrderInHand | undefined> {
  const { held } = action.orders;
  if (!held.has(orderId)) await takeOrders(action, [orderId]);
  return held.get(orderId);
}

/** Takes an order in hand; refused where it is unknown, was changed meanwhile, or is another system's. */
export async function takeOrder(
  action: Action,
  { orderId, version, isOurs = false }: OrderTask,
): Promise<OrderInHand> {
  const held = await holdOrder(action, orderId);
  if (!held) throw new Refusal(404, 'order.unknown');
  const { order } = held;
  if (version !== undefined && version !== order.version) {
    throw new Refusal(412, 'desk.changedMeanwhile', { params: { order: orderId } });
  }
  const owner = order.acknowledged_by ?? '';
  if (action.actor.kind === 'staff' && owner !== '' && !isOurs) {
    throw new Refusal(409, 'desk.elsewhere', { params: { order: orderId, owner } });
  }
  return held;
}

/** Refuses what the stage of an order does not allow. */
export function refuseStage({ order }: OrderInHand, allowed: readonly Stage[]): void {
  if (allowed.includes(order.stage as Stage)) return;
  throw new Refusal(409, 'desk.stage', { params: { order: order.order_id } });
}

export const refuseUnshippable = (held: OrderInHand): void => refuseStage(held, SHIPPABLE);
export const refuseUncancellable = (held: OrderInHand): void => refuseStage(held, CANCELLABLE);

/** Packs of a line that somebody names. */
export interface LinePacksAsked {
  line: number;
  quantity: number;
}

/** The lines that are named, each with its quantity; refused where one does not exist or is named twice. */
export function namedLines(
  { lines }: OrderInHand,
  asked: readonly LinePacksAsked[],
): Map<OrderLineTable, number> {
  const byNumber = new Map(lines.map((line) => [line.line, line]));
  const named = new Map<OrderLineTable, number>();
  for (const { line: number, quantity } of asked) {
    const line = byNumber.get(number);
    if (!line || named.has(line)) {
      throw new Refusal(400, 'desk.line', { field: 'line', params: { line: number } });
    }
    named.set(line, quantity);
  }
  if (named.size === 0) throw new Refusal(400, 'desk.noLines', { field: 'lines' });
  return named;
}

/** Refuses more packs of a line than are open. */
export function refuseMore(line: OrderLineTable, quantity: number): void {
  const open = openPacks(line);
  if (quantity <= open) return;
  const params = { line: line.line, open, quantity };
  throw new Refusal(409, 'desk.tooMany', { field: 'quantity', params });
}

interface Change {
  order?: Partial<ChangedOrder>;
  /** Lines whose packs are other than before. */
  lines?: readonly OrderLineTable[];
  event: EventKind;
  data?: Readonly<Record<string, unknown>>;
}

/** Changes an order that is in hand, with its stage, and notes the event; it is written with the action. */
export function storeOrder(
  { orders, record }: Action,
  held: OrderInHand,
  { order: change = {}, lines: changed = [], event, data }: Change,
): OrderInHand & { eventId: string } {
  const { order_id } = held.order;
  const byNumber = new Map(changed.map((line) => [line.line, line]));
  const lines = held.lines.map((line) => byNumber.get(line.line) ?? line);
  const facts = { ...held.order, ...change };
  const stage = stageOf(facts, lines);
  const status = stage === 'cancelled' ? 'cancelled' : facts.status;
  const version = facts.version + 1;
  const stored = { order: { ...facts, status, stage, version }, lines };
  orders.held.set(order_id, stored);
  orders.unwritten.orders.add(order_id);
  for (const line of changed) orders.unwritten.lines.set(`${order_id} ${line.line}`, line);
  const subject = orderSubject(order_id);
  const eventId = record({ kind: event, subject, version, ...(data && { data }) });
  return { ...stored, eventId };
}

import {
  CANCELLABLE_STAGES,
  openPacks,
  SHIPPABLE_STAGES,
  stageOf,
  type OrderState,
} from '#domain/fulfilment';

import { customersByIds } from '../../db/customers';
import { lockOrders, type ChangeableOrder, type LockedOrder } from '../../db/orderChanges';
import type { OrderLineTable } from '../../db/tables/orders';
import { orderSubject, type Action, type EventKind } from '../actions/action';
import { Refusal } from '../actions/refusal';
import { refuseStale } from '../actions/refuseStale';

/** Which order to change, and as the caller last saw it. */
export interface OrderTask {
  orderId: string;
  /** The version seen by the caller; 412 if the order has a different one. */
  version?: number | undefined;
  /** Whether to proceed even if another system has acknowledged the order. */
  isOurs?: boolean | undefined;
}

/** Locks the orders of a batch at once, with their lines and customers. */
export async function lockBatch(
  { tx, orders }: Action,
  orderIds: readonly string[],
): Promise<void> {
  const locked = await lockOrders(tx, orderIds);
  for (const [id, held] of locked) orders.held.set(id, held);
  const customerIds = [...locked.values()].map(({ order }) => order.customer_id);
  for (const [id, customer] of await customersByIds(tx, customerIds)) {
    orders.customers.set(id, customer);
  }
}

/** Returns an order, locking it unless it already is; `undefined` if it does not exist. */
export async function lockOrder(action: Action, orderId: string): Promise<LockedOrder | undefined> {
  const { held } = action.orders;
  if (!held.has(orderId)) await lockBatch(action, [orderId]);
  return held.get(orderId);
}

/**
 * Locks an order; refused if it is unknown, has changed meanwhile, or belongs to another system.
 */
export async function lockOrderForChange(
  action: Action,
  { orderId, version, isOurs = false }: OrderTask,
): Promise<LockedOrder> {
  const held = await lockOrder(action, orderId);
  if (!held) throw new Refusal(404, 'order.unknown');
  const { order } = held;
  refuseStale(version, order.version, 'desk.changedMeanwhile', { params: { order: orderId } });
  const owner = order.acknowledged_by ?? '';
  if (action.actor.kind === 'staff' && owner !== '' && !isOurs) {
    throw new Refusal(409, 'desk.elsewhere', { params: { order: orderId, owner } });
  }
  return held;
}

/** Throws if the stage of an order does not allow the change. */
export function refuseStage({ order }: LockedOrder, allowed: readonly OrderState[]): void {
  if (allowed.includes(order.stage as OrderState)) return;
  throw new Refusal(409, 'desk.stage', { params: { order: order.order_id } });
}

export const refuseUnshippable = (held: LockedOrder): void => refuseStage(held, SHIPPABLE_STAGES);
export const refuseUncancellable = (held: LockedOrder): void =>
  refuseStage(held, CANCELLABLE_STAGES);

/** A number of packs of one line. */
export interface LineQuantity {
  line: number;
  quantity: number;
}

/**
 * Returns the named lines with their quantities; refused if one does not exist or is named twice.
 */
export function quantitiesByLine(
  { lines }: LockedOrder,
  requested: readonly LineQuantity[],
): Map<OrderLineTable, number> {
  const byNumber = new Map(lines.map((line) => [line.line, line]));
  const named = new Map<OrderLineTable, number>();
  for (const { line: number, quantity } of requested) {
    const line = byNumber.get(number);
    if (!line || named.has(line)) {
      throw new Refusal(400, 'desk.line', { field: 'line', params: { line: number } });
    }
    named.set(line, quantity);
  }
  if (named.size === 0) throw new Refusal(400, 'desk.noLines', { field: 'lines' });
  return named;
}

/** Throws if more packs of a line are requested than are open. */
export function refuseExcess(line: OrderLineTable, quantity: number, field = 'quantity'): void {
  const open = openPacks(line);
  if (quantity <= open) return;
  throw new Refusal(409, 'desk.tooMany', { field, params: { line: line.line, open, quantity } });
}

interface Change {
  order?: Partial<ChangeableOrder>;
  /** The lines whose packs change. */
  lines?: readonly OrderLineTable[];
  event: EventKind;
  data?: Readonly<Record<string, unknown>>;
}

/**
 * Changes a locked order and its stage, and records the event; both are written at the end of the
 * action.
 */
export function storeOrder(
  { orders, record }: Action,
  held: LockedOrder,
  { order: change = {}, lines: changed = [], event, data }: Change,
): LockedOrder & { eventId: string } {
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

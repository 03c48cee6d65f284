import { openPacks, SHIPPABLE_STAGES, stageOf, type OrderState } from '#domain/fulfilment';
import { unitsOf } from '#domain/quantity';

import { cancelledPacks, ordersAfter, shippedPacks, type PacksByLine } from '../../db/audit';
import type { Db } from '../../db/client';
import { linesByOrder } from '../../db/orderLines';
import type { OrderLineTable, OrderTable } from '../../db/tables/orders';

/** Orders read at once. */
const BATCH = 200;

/** Stages that no order can be in before its release. */
const RELEASED_STAGES: readonly OrderState[] = [...SHIPPABLE_STAGES, 'shipped'];

/** Yields a sentence for each inconsistency in orders that were not imported. */
export async function* auditOrders(db: Db): AsyncGenerator<string> {
  let orders = await ordersAfter(db, '', BATCH);
  while (orders.length > 0) {
    const ids = orders.map(({ order_id }) => order_id);
    const lines = await linesByOrder(db, ids);
    const sent = await shippedPacks(db, ids);
    const cancelled = await cancelledPacks(db, ids);
    for (const order of orders) {
      const own = lines.get(order.order_id) ?? [];
      yield* auditOrder(order, own);
      for (const line of own) yield* auditLine(line, { sent, cancelled });
    }
    orders = await ordersAfter(db, ids.at(-1) ?? '', BATCH);
  }
}

function* auditOrder(order: OrderTable, lines: readonly OrderLineTable[]): Generator<string> {
  const name = `Order ${order.order_id}`;
  const stage = stageOf(order, lines);
  if (stage !== order.stage)
    yield `${name} is stored as ${order.stage}, but its lines imply ${stage}.`;
  const total = lines.reduce(
    (sum, { unit_cents, order_qty, ship_pack }) => sum + unit_cents * unitsOf(order_qty, ship_pack),
    0,
  );
  if (total !== order.total_cents) {
    yield `${name} has a total of ${order.total_cents} cents, but its lines add up to ${total}.`;
  }
  const isHandedOver = order.acknowledged_at !== null || RELEASED_STAGES.includes(stage);
  if (isHandedOver && order.released_seq === null)
    yield `${name} was acknowledged or shipped, but never released.`;
}

interface RecordedPacks {
  sent: PacksByLine;
  cancelled: PacksByLine;
}

function* auditLine(line: OrderLineTable, { sent, cancelled }: RecordedPacks): Generator<string> {
  const { order_id, line: number, shipped_qty, cancelled_qty, restocked, stock_taken } = line;
  const name = `Line ${number} of order ${order_id}`;
  const key = `${order_id} ${number}`;
  if (openPacks(line) < line.backorder_qty || Math.min(shipped_qty, cancelled_qty) < 0) {
    yield `${name} has more packs shipped, cancelled and back-ordered than ordered.`;
  }
  const inShipments = sent.get(key)?.packs ?? 0;
  if (inShipments !== shipped_qty) {
    yield `${name} has ${shipped_qty} packs shipped, but its shipments contain ${inShipments}.`;
  }
  const cancellations = cancelled.get(key) ?? { packs: 0, restocked: 0 };
  if (cancellations.packs !== cancelled_qty) {
    yield `${name} has ${cancelled_qty} packs cancelled, but its cancellations contain ${cancellations.packs}.`;
  }
  if (restocked > stock_taken) yield `${name} returned more packs to stock than it took.`;
  if (cancellations.restocked !== restocked) {
    yield `${name} returned ${restocked} packs to stock, but its cancellations say ${cancellations.restocked}.`;
  }
}

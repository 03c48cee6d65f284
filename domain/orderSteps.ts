import type { Stage } from './fulfilment';
import { cancellableUntil } from './orders';

/** What the steps of an order are told from; times are UTC, ISO 8601. */
export interface SteppedOrder<Shipment> {
  date: string;
  stage?: Stage | undefined;
  released_at?: string | undefined;
  picking_at?: string | undefined;
  /** Set if it is on hold, or will be once it can no longer be cancelled. */
  hold?: unknown;
  shipments?: readonly Shipment[] | undefined;
  lines: readonly OrderedPacks[];
}

/** Ship packs of a line; those that were not reported are none. */
export interface OrderedPacks {
  order_qty: number;
  shipped?: number | undefined;
  cancelled?: number | undefined;
  back_ordered?: number | undefined;
  /** The day on which the back-ordered packs are expected, YYYY-MM-DD. */
  expected_on?: string | undefined;
}

interface Common {
  /** Whether it has happened, is where the order stands, or is still to come. */
  state: 'done' | 'now' | 'next';
  /** When it happened; for `cancellable` when it ends, for `picking` when it began. */
  at?: string | undefined;
}

/** A step on the way of an order to its customer. */
export type OrderStep<Shipment> = Common &
  (
    | { kind: 'placed' | 'cancellable' | 'held' | 'released' | 'picking' | 'cancelled' }
    | { kind: 'shipped'; shipment?: Shipment; packs: number }
    | { kind: 'back_ordered'; packs: number; on?: string | undefined }
  );

/** Returns the ship packs of a line that are to come at once, and those that are on back-order. */
export function packsToCome({
  order_qty,
  shipped = 0,
  cancelled = 0,
  back_ordered = 0,
}: OrderedPacks) {
  return { now: Math.max(0, order_qty - shipped - cancelled - back_ordered), later: back_ordered };
}

/** Stages before the warehouse has begun, in their order. */
const BEFORE_SHIPPING: readonly Stage[] = ['received', 'held', 'released', 'picking'];

/**
 * Returns the steps of an order, from its placement to the last packs still to come; none for an
 * order whose stage is unknown.
 */
export function orderSteps<
  Shipment extends { shipped_at: string; lines: readonly { quantity: number }[] },
>(order: SteppedOrder<Shipment>): OrderStep<Shipment>[] {
  const { date, stage, released_at, picking_at, hold, shipments = [], lines } = order;
  if (stage === undefined) return [];
  const placed = { kind: 'placed', state: 'done', at: date } as const;
  const sent = shipments.map((shipment) => ({
    kind: 'shipped' as const,
    state: 'done' as const,
    at: shipment.shipped_at,
    shipment,
    packs: shipment.lines.reduce((sum, { quantity }) => sum + quantity, 0),
  }));
  if (stage === 'cancelled') return [placed, ...sent, { kind: 'cancelled', state: 'now' }];

  const place = BEFORE_SHIPPING.indexOf(stage);
  const stateOf = (step: Stage) => {
    if (stage === step) return 'now';
    return place >= 0 && place < BEFORE_SHIPPING.indexOf(step) ? 'next' : 'done';
  };
  const open = lines.map(packsToCome);
  const packs = open.reduce((sum, { now }) => sum + now, 0);
  return [
    placed,
    ...(stage === 'received'
      ? [{ kind: 'cancellable', state: 'now', at: cancellableUntil(date) } as const]
      : []),
    ...(stage === 'held' || (stage === 'received' && hold !== undefined)
      ? [{ kind: 'held', state: stage === 'held' ? 'now' : 'next' } as const]
      : []),
    {
      kind: 'released',
      state: stateOf('released'),
      at: stateOf('released') === 'next' ? undefined : released_at,
    },
    {
      kind: 'picking',
      state: stateOf('picking'),
      at: stage === 'picking' ? picking_at : undefined,
    },
    ...sent,
    ...(packs > 0 ? [{ kind: 'shipped', state: 'next', packs } as const] : []),
    ...backOrders(lines),
  ];
}

/** The back-ordered packs by the day on which they are expected, soonest first. */
function backOrders(lines: readonly OrderedPacks[]): OrderStep<never>[] {
  const byDay = new Map<string, number>();
  for (const { back_ordered = 0, expected_on = '' } of lines) {
    if (back_ordered > 0) byDay.set(expected_on, (byDay.get(expected_on) ?? 0) + back_ordered);
  }
  return [...byDay]
    .toSorted(([a], [b]) => (a || '9').localeCompare(b || '9'))
    .map(([on, packs]) => ({ kind: 'back_ordered', state: 'next', packs, on: on || undefined }));
}

/** The key of the words for a step. */
export const stepText = <Shipment>({ kind, state }: OrderStep<Shipment>) => {
  if (kind === 'placed' || kind === 'cancellable') return `order.step.${kind}` as const;
  if (kind === 'back_ordered') return 'order.backOrdered';
  return kind === 'picking' && state !== 'now'
    ? 'order.step.packed'
    : (`order.status.${kind}` as const);
};

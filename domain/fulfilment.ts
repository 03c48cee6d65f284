import { ORDER_STATUSES, type OrderStatus } from './orders';

/** Progress of an order, finer than its status; the buyer and the desk use the same names. */
export const STAGES = [
  'received',
  'held',
  'released',
  'picking',
  'part_shipped',
  'shipped',
  'cancelled',
] as const;
export type Stage = (typeof STAGES)[number];

/**
 * What an order is called, everywhere and by everybody: `order.status.<state>` is its word in each
 * language. The progress of an order that another system took is unknown; it is `processed`.
 */
export const ORDER_STATES = [...STAGES, 'processed'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

export const orderState = ({
  stage,
  status,
}: {
  stage?: Stage | undefined;
  status: OrderStatus;
}): OrderState => stage ?? (status === 'released' ? 'processed' : status);

/** Ship packs of one line; the ordered quantity never changes. */
export interface LinePacks {
  order_qty: number;
  shipped_qty: number;
  cancelled_qty: number;
  /** Open packs that are on back-order. */
  backorder_qty: number;
}

/** Facts that determine the stage of an order, besides its lines. */
export interface OrderFacts {
  status: string;
  held_at: string | null;
  picking_at: string | null;
}

/** Returns the ship packs that are neither shipped nor cancelled. */
export const openPacks = ({
  order_qty,
  shipped_qty,
  cancelled_qty,
}: Omit<LinePacks, 'backorder_qty'>): number => order_qty - shipped_qty - cancelled_qty;

/** Derives the stage of an order from its facts and lines alone. */
export function stageOf(order: OrderFacts, lines: readonly LinePacks[]): Stage {
  const [received] = ORDER_STATUSES;
  if (order.status === 'cancelled' || lines.every((line) => line.cancelled_qty === line.order_qty))
    return 'cancelled';
  if (lines.every((line) => openPacks(line) === 0)) return 'shipped';
  if (lines.some((line) => line.shipped_qty > 0)) return 'part_shipped';
  if (order.status === received) return 'received';
  if (order.held_at !== null) return 'held';
  return order.picking_at === null ? 'released' : 'picking';
}

/** Progress of one line. */
export const LINE_STATES = [
  'open',
  'back_ordered',
  'part_shipped',
  'shipped',
  'cancelled',
] as const;
export type LineState = (typeof LINE_STATES)[number];

export function lineState(line: LinePacks): LineState {
  if (line.cancelled_qty === line.order_qty) return 'cancelled';
  if (openPacks(line) === 0) return 'shipped';
  if (line.backorder_qty > 0) return 'back_ordered';
  return line.shipped_qty > 0 ? 'part_shipped' : 'open';
}

/** Reasons to cancel packs, and whether the packs return to sellable stock. */
export const CANCEL_REASONS = {
  customer_request: { restocks: true },
  duplicate: { restocks: true },
  credit: { restocks: true },
  price_error: { restocks: true },
  out_of_stock: { restocks: false },
  discontinued: { restocks: false },
  damaged: { restocks: false },
} as const;
export type CancelReason = keyof typeof CANCEL_REASONS;

export const CANCEL_REASON_NAMES = Object.keys(CANCEL_REASONS) as CancelReason[];

/** Stages in which packs can be shipped or back-ordered. */
export const SHIPPABLE_STAGES: readonly OrderState[] = ['released', 'picking', 'part_shipped'];

/** Stages in which staff can cancel open packs. */
export const CANCELLABLE_STAGES: readonly OrderState[] = ['held', ...SHIPPABLE_STAGES];

/** Maximum lengths of a carrier name, a tracking number and a note, in characters. */
export const MAX_CARRIER_LENGTH = 60;
export const MAX_TRACKING_LENGTH = 60;
export const MAX_NOTE_LENGTH = 1000;
export const MAX_TRACKING_NUMBERS = 50;

/** Longest comment and purchase-order reference that an order keeps, in characters. */
export const ORDER_COMMENT = 1000;
export const PO_REFERENCE = 60;

/** Most lines that one order may have. */
export const MAX_ORDER_LINES = 10_000;

/** An order is received, then released to the warehouse; it can be cancelled before that. */
export const ORDER_STATUSES = ['received', 'released', 'cancelled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** How a history can be sorted: by date or by total. */
export const ORDER_SORTS = ['newest', 'oldest', 'highest', 'lowest'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

/** Minutes in which an order that was placed can be cancelled; then it goes to the warehouse. */
export const CANCELLABLE_MINUTES = 10;

const MINUTE = 60_000;

/** Milliseconds in which an order that is still as it was received can be cancelled; 0 when it no longer can. */
export function cancellableFor(status: string, placedAt: string, now: Date): number {
  if (status !== 'received') return 0;
  return Math.max(0, Date.parse(placedAt) + CANCELLABLE_MINUTES * MINUTE - now.getTime());
}

/** Where an order stands: what is stored as received is released once it can no longer be cancelled. */
export function orderStatus(status: string, placedAt: string, now: Date): OrderStatus {
  if (status === 'received' && cancellableFor(status, placedAt, now) === 0) return 'released';
  return ORDER_STATUSES.find((known) => known === status) ?? 'received';
}

/** What was received up to this moment is released by now. */
export const releasedBy = (now: Date): Date =>
  new Date(now.getTime() - CANCELLABLE_MINUTES * MINUTE);

/** Lines of an order that a search shows in the history. */
export const MOST_FOUND_LINES = 3;

/** Lines that say what was in an order. */
export const MOST_FIRST_LINES = 3;

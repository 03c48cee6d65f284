import { MINUTE_MS } from './durations';
import { RULES } from './rules';

/** Maximum lengths of an order's comment and purchase-order reference, in characters. */
export const MAX_ORDER_COMMENT_LENGTH = 1000;
export const MAX_PO_REFERENCE_LENGTH = 60;

/** Maximum number of lines in one order. */
export const MAX_ORDER_LINES = 10_000;

/** An order is received, then released to the warehouse; it can be cancelled until its release. */
export const ORDER_STATUSES = ['received', 'released', 'cancelled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Sort orders of the order history: by date or by total. */
export const ORDER_SORTS = ['newest', 'oldest', 'highest', 'lowest'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

const CANCELLABLE_MS = RULES.cancellableMinutes * MINUTE_MS;

/** Returns the milliseconds left to cancel a received order; 0 if it can no longer be cancelled. */
export function cancellableMs(status: string, placedAt: string, now: Date): number {
  if (status !== 'received') return 0;
  return Math.max(0, Date.parse(cancellableUntil(placedAt)) - now.getTime());
}

/** Returns when a received order is released; UTC, ISO 8601. */
export const cancellableUntil = (placedAt: string): string =>
  new Date(Date.parse(placedAt) + CANCELLABLE_MS).toISOString();

/**
 * Returns the current status: an order stored as received counts as released once it can no longer
 * be cancelled.
 */
export function orderStatus(status: string, placedAt: string, now: Date): OrderStatus {
  if (status === 'received' && cancellableMs(status, placedAt, now) === 0) return 'released';
  return ORDER_STATUSES.find((known) => known === status) ?? 'received';
}

/** Orders received up to this moment are released by `now`. */
export const releaseCutoff = (now: Date): Date => new Date(now.getTime() - CANCELLABLE_MS);

/** Maximum number of matching lines a search in the history shows per order. */
export const MAX_FOUND_LINES = 3;

/** Number of lines shown to summarise an order. */
export const MAX_SUMMARY_LINES = 3;

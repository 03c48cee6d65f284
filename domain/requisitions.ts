import { toCents } from './money';
import { unitPriceAt, type PricedOnTheWire } from './unitPrice';

/** What becomes of an order that waits for approval. */
export const REQUISITION_STATES = ['open', 'approved', 'declined', 'withdrawn', 'expired'] as const;
export type RequisitionState = (typeof REQUISITION_STATES)[number];

/** Which of the buyer's limits an order exceeds. */
export const REQUISITION_REASONS = ['order_limit', 'month_limit'] as const;
export type RequisitionReason = (typeof REQUISITION_REASONS)[number];

/** Whether a number is that of a requisition, and not of an order. */
export const isRequisitionId = (id: string): boolean => /^R\d+$/.test(id);

export const MAX_DECISION_NOTE_LENGTH = 1_000;

/** What somebody may order without approval, in cents; null without a limit. */
export interface OrderLimits {
  orderCents: number | null;
  monthCents: number | null;
}

/**
 * Returns the limit that an order exceeds, `undefined` if none: that of an order, or that of the
 * month together with what was ordered in it and what still waits for approval.
 */
export function exceededLimit(
  { orderCents, monthCents }: OrderLimits,
  totalCents: number,
  spentCents: number,
): RequisitionReason | undefined {
  if (orderCents !== null && totalCents > orderCents) return 'order_limit';
  return monthCents !== null && spentCents + totalCents > monthCents ? 'month_limit' : undefined;
}

/** What a line cost when it was sent for approval. */
export interface SubmittedPrice {
  /** Ship packs of the product, in all lines. */
  packs: number;
  /** Unit price at so many packs, and at one pack, in cents. */
  unitCents: number;
  singleCents: number;
}

/**
 * Returns the unit price that is kept for so many packs while the prices of a requisition are kept:
 * fewer packs than were sent have no claim to the price of more.
 */
export const keptCents = (
  { packs, unitCents, singleCents }: SubmittedPrice,
  wantedPacks: number,
): number => (wantedPacks >= packs ? unitCents : singleCents);

/** A line of a requisition as it is sent: decimals per unit. */
interface LineOnTheWire {
  packs: number;
  price: number;
  single_price?: number | undefined;
  now?: PricedOnTheWire | undefined;
}

/**
 * Returns the unit price in cents that so many packs of a line are charged: today's, or the one that
 * is kept if that is lower. What is no longer sold has its old price.
 */
export function chargedCents(
  { packs, price, single_price, now }: LineOnTheWire,
  wantedPacks: number,
): number {
  const submitted = toCents(price);
  if (!now) return submitted;
  const today = toCents(unitPriceAt(now, wantedPacks));
  if (single_price === undefined) return today;
  const prices = { packs, unitCents: submitted, singleCents: toCents(single_price) };
  return Math.min(today, keptCents(prices, wantedPacks));
}

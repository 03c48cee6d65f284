import { RELEASED_EVENTS } from './orderEvents';

/** What others can be told of: of an order what happens from its release on, of the rest what they may read. */
export const TOLD_KINDS = [
  ...RELEASED_EVENTS,
  'customer.created',
  'customer.changed',
  'customer.locked',
  'customer.unlocked',
  'catalogue.changed',
  'prices.changed',
  'stock.reported',
] as const;
export type ToldKind = (typeof TOLD_KINDS)[number];

export const isTold = (kind: string): kind is ToldKind =>
  (TOLD_KINDS as readonly string[]).includes(kind);

/** Of the delivery that only tries an endpoint out. */
export const TEST_KIND = 'webhook.test';

export const LONGEST_URL = 500;

export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Why an endpoint gave no answer. */
export const DELIVERY_FAULTS = ['address', 'unreachable', 'timeout'] as const;
export type DeliveryFault = (typeof DELIVERY_FAULTS)[number];

/** Why an endpoint is off: somebody's wish, its own answer 410, or days without a success. */
export const OFF_REASONS = ['staff', 'gone', 'failing'] as const;
export type OffReason = (typeof OFF_REASONS)[number];

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Milliseconds before each try, counted from the one before it. */
const PAUSES = [
  0,
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];
/** Tries are spread, so that not all of them come at once. */
const SPREAD = 0.1;
const LONGEST_PAUSE = 24 * HOUR;

/** How long an endpoint may fail before the house is told, and before it is switched off. */
export const WARN_AFTER = HOUR;
export const OFF_AFTER = 72 * HOUR;
/** How long the secret before the present one signs beside it. */
export const SECRETS_OVERLAP = 24 * HOUR;

interface Tried {
  /** Tries so far. */
  attempts: number;
  /** From 0 to 1. */
  chance: number;
  /** Milliseconds that the endpoint asked to be left alone. */
  retryAfter?: number | undefined;
}

/** Milliseconds until the next try; `undefined` where it was the last. */
export function pauseBeforeNext({ attempts, chance, retryAfter = 0 }: Tried): number | undefined {
  const pause = PAUSES[attempts];
  if (pause === undefined) return undefined;
  const spread = pause * (1 + SPREAD * (2 * chance - 1));
  return Math.max(Math.round(spread), Math.min(retryAfter, LONGEST_PAUSE));
}

import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from './durations';
import { RELEASED_EVENTS } from './orderEvents';
import { RULES } from './rules';

/**
 * Event kinds available to integrations: those of an order from its release onwards, and those of
 * data they may read.
 */
export const WEBHOOK_KINDS = [
  ...RELEASED_EVENTS,
  'customer.created',
  'customer.changed',
  'customer.locked',
  'customer.unlocked',
  'catalogue.changed',
  'prices.changed',
  'price_list.changed',
  'stock.reported',
] as const;
export type WebhookKind = (typeof WEBHOOK_KINDS)[number];

export const isWebhookKind = (kind: string): kind is WebhookKind =>
  (WEBHOOK_KINDS as readonly string[]).includes(kind);

/** Kind of the delivery that only tests an endpoint. */
export const TEST_KIND = 'webhook.test';

export const MAX_URL_LENGTH = 500;

export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Why an endpoint gave no response. */
export const DELIVERY_FAULTS = ['address', 'unreachable', 'timeout'] as const;
export type DeliveryFault = (typeof DELIVERY_FAULTS)[number];

/**
 * Why an endpoint is disabled: by staff, by its own 410 response, or after days without a success.
 */
export const DISABLED_REASONS = ['staff', 'gone', 'failing'] as const;
export type DisabledReason = (typeof DISABLED_REASONS)[number];

/** Delay before each attempt, counted from the previous one, in milliseconds. */
const RETRY_DELAYS_MS = [
  0,
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  DAY_MS,
];
/** Jitter of the delays, so that retries do not all arrive at once. */
const JITTER = 0.1;
const MAX_RETRY_DELAY_MS = DAY_MS;

/**
 * How long an endpoint may fail before staff are warned, and before it is disabled, in
 * milliseconds.
 */
export const WARN_AFTER_MS = RULES.webhookWarningHours * HOUR_MS;
export const DISABLE_AFTER_MS = RULES.webhookFailingDays * DAY_MS;
/** How long the previous secret signs alongside the current one, in milliseconds. */
export const SECRETS_OVERLAP_MS = RULES.secretsOverlapHours * HOUR_MS;

interface RetryState {
  /** Attempts so far. */
  attempts: number;
  /** Random number from 0 to 1. */
  chance: number;
  /** Delay requested by the endpoint, in milliseconds. */
  retryAfter?: number | undefined;
}

/** Returns the milliseconds until the next attempt; `undefined` after the last one. */
export function retryDelay({ attempts, chance, retryAfter = 0 }: RetryState): number | undefined {
  const delay = RETRY_DELAYS_MS[attempts];
  if (delay === undefined) return undefined;
  const jittered = delay * (1 + JITTER * (2 * chance - 1));
  return Math.max(Math.round(jittered), Math.min(retryAfter, MAX_RETRY_DELAY_MS));
}

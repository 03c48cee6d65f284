import { overdueBefore } from '#domain/shippingDays';
import type { ShopRules } from '#domain/shopRules';

/**
 * By country, before when an order must have been placed to be late, UTC; only of warehouses whose
 * hours are set.
 */
export const lateThresholds = ({ shipping }: ShopRules, now: Date): Record<string, string> =>
  Object.fromEntries(
    Object.entries(shipping).flatMap(([country, hours]) => {
      const before = overdueBefore(now, hours);
      return before ? [[country, before.toISOString()]] : [];
    }),
  );

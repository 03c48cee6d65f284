/** Why an order is kept back by a rule; the staff's own reasons are their words. */
export const HOLD_RULES = ['opening_order', 'no_address', 'customer_on_hold', 'restored'] as const;
export type HoldRule = (typeof HOLD_RULES)[number];

/** The rule that a stored reason names; `undefined` where it is somebody's words. */
export const holdRule = (reason: string): HoldRule | undefined =>
  HOLD_RULES.find((rule) => rule === reason);

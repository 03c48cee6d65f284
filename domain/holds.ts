/** Rules that put an order on hold; reasons given by staff are free text. */
export const HOLD_RULES = ['opening_order', 'no_address', 'customer_on_hold', 'restored'] as const;
export type HoldRule = (typeof HOLD_RULES)[number];

/** Returns the rule that a stored reason names; `undefined` if the reason is free text. */
export const holdRule = (reason: string): HoldRule | undefined =>
  HOLD_RULES.find((rule) => rule === reason);

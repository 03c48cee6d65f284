/** Longest comment and purchase-order reference that an order keeps, in characters. */
export const ORDER_COMMENT = 1000;
export const PO_REFERENCE = 60;

/** Most lines that one order may have. */
export const MAX_ORDER_LINES = 10_000;

/** An order is received, then released to the warehouse; it can be cancelled before that. */
export const ORDER_STATES = ['received', 'released', 'cancelled'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

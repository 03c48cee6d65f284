/** Codes of price lists: no spaces or commas, since files name several in one cell. */
export const MAX_PRICE_LIST_CODE_LENGTH = 64;
export const PRICE_LIST_CODE_PATTERN = '^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$';

/** Whether a list is in force: not yet, now, or no longer. */
export const PRICE_LIST_STATES = ['ahead', 'now', 'over'] as const;
export type PriceListState = (typeof PRICE_LIST_STATES)[number];

/** Upper and lower case are the same. */
export const priceListCode = (code: string): string => code.trim().toUpperCase();

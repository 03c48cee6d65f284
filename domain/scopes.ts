/** What a key of the machine interface may do; each call needs one of them. */
export const SCOPES = [
  'orders:read',
  'orders:ack',
  'fulfilment:write',
  'stock:write',
  'prices:write',
  'products:write',
  'categories:write',
  'customers:read',
  'customers:write',
  'events:read',
  'webhooks:write',
] as const;
export type Scope = (typeof SCOPES)[number];

export const isScope = (text: string): text is Scope =>
  (SCOPES as readonly string[]).includes(text);

/** Most days that an earlier key lives on beside its successor. */
export const LONGEST_OVERLAP = 7;
/** Longest name of a key. */
export const LONGEST_KEY_NAME = 40;

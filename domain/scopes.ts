/** Scopes of /api/v1, each of whose calls requires one; a key is given them, a role of staff stands for them. */
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

/** Maximum overlap of a rotated key with its successor, in days. */
export const MAX_OVERLAP_DAYS = 7;
/** Maximum length of a key's name, in characters. */
export const MAX_KEY_NAME_LENGTH = 40;

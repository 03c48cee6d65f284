/** Scopes that a key can be given; each call of /api/v1 requires one. */
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
export type KeyScope = (typeof SCOPES)[number];

/** Scopes for what only people may do; they come with a role, never with a key. */
type StaffScope = 'keys:write' | 'jobs:write' | 'orders:write' | 'product:write' | 'customer:write';
export type Scope = KeyScope | StaffScope;

export const isKeyScope = (text: string): text is KeyScope =>
  (SCOPES as readonly string[]).includes(text);

/** Maximum overlap of a rotated key with its successor, in days. */
export const MAX_OVERLAP_DAYS = 7;
/** Maximum length of a key's name, in characters. */
export const MAX_KEY_NAME_LENGTH = 40;

import { Type, type Static } from 'typebox';

import { MAX_KEY_NAME_LENGTH, MAX_OVERLAP_DAYS, SCOPES } from '#domain/scopes';

import { StrictObject, Lang, Nullable } from './fields';
import { Done, Problem } from './replies';

const tags = ['Desk: keys'] as const;

const Name = Type.String({ minLength: 1, maxLength: MAX_KEY_NAME_LENGTH });
const Scopes = Type.Array(Type.Enum([...SCOPES]), { minItems: 1, maxItems: SCOPES.length });
const TimeOrNull = Nullable(Type.String());
/** A new key; the secret is returned only in this response. */
const NewKey = Type.Object({ status: Type.Literal(true), key: Type.String() });

export const StaffKey = Type.Object({
  id: Type.String(),
  name: Type.String(),
  scopes: Type.Array(Type.Enum([...SCOPES])),
  networks: Type.Array(Type.String()),
  created_at: Type.String(),
  /** Expiry date. */
  expires_at: TimeOrNull,
  last_used_at: TimeOrNull,
  /** Calls within the last 24 hours; errors are those that were rejected or failed. */
  calls: Type.Integer(),
  errors: Type.Integer(),
});
export type StaffKey = Static<typeof StaffKey>;

export const listKeys = {
  method: 'GET',
  url: '/api/staff/keys',
  schema: {
    tags,
    summary: 'Lists active API keys, with their use in the last 24 hours',
    querystring: StrictObject({ lang: Lang }),
    response: { 200: Type.Object({ keys: Type.Array(StaffKey) }), '4xx': Problem },
  },
} as const;

export const addKey = {
  method: 'POST',
  url: '/api/staff/key/add',
  schema: {
    tags,
    summary: 'Creates a key, which is returned only once',
    body: StrictObject({ name: Name, scopes: Scopes, lang: Lang }),
    response: { 200: NewKey, '4xx': Problem },
  },
} as const;

export const rotateKey = {
  method: 'POST',
  url: '/api/staff/key/rotate',
  schema: {
    tags,
    summary:
      'Rotates a key: returns its successor, only once; the old key stays valid for some days',
    body: StrictObject({
      name: Name,
      overlap_days: Type.Integer({ minimum: 0, maximum: MAX_OVERLAP_DAYS }),
      lang: Lang,
    }),
    response: { 200: NewKey, '4xx': Problem },
  },
} as const;

export const revokeKey = {
  method: 'POST',
  url: '/api/staff/key/revoke',
  schema: {
    tags,
    summary: 'Revokes all keys of a name at once',
    body: StrictObject({ name: Name, lang: Lang }),
    response: { 200: Done, '4xx': Problem },
  },
} as const;

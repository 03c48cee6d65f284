import { Type, type Static } from 'typebox';

import { RULES } from '#domain/rules';
import { MAX_KEY_NAME_LENGTH, MAX_OVERLAP_DAYS, SCOPES } from '#domain/scopes';

import { StrictObject, Nullable } from '../fields';

import { emptyQuery, MachineProblem, Named, type MachineCall } from './machineCall';

const tags = ['Keys'] as const;
const scope = 'keys:write';
const missing = { 404: ['key.noSuch'] } as const;

const Name = Type.String({ minLength: 1, maxLength: MAX_KEY_NAME_LENGTH });
const KeyParams = StrictObject({ name: Name });
const Scopes = Type.Array(Type.Enum([...SCOPES]), { minItems: 1, maxItems: SCOPES.length });
const TimeOrNull = Nullable(Type.String());

export const ApiKey = Named('Key', {
  id: Type.String(),
  name: Type.String(),
  scopes: Type.Array(Type.Enum([...SCOPES])),
  networks: Type.Array(Type.String()),
  created_at: Type.String(),
  /** Expiry date. */
  expires_at: TimeOrNull,
  last_used_at: TimeOrNull,
  /** Calls within the last `RULES.keyUseHours`; errors are those that were rejected or failed. */
  calls: Type.Integer(),
  errors: Type.Integer(),
});
export type ApiKey = Static<typeof ApiKey>;

const newKey = {
  response: {
    /** The secret is returned only in this response. */
    200: Named('NewKey', { key: Type.String() }),
    '4xx': MachineProblem,
  },
} as const;
const answer = { key: 'hbk_0d9c3a1e7f0b4c53_8QbPyPMJ3qR4cuJ0Xw6uyeD6MNbYZ3m1jTn0Y7cXk2U' };

export const listKeys = {
  method: 'GET',
  url: '/api/v1/keys',
  schema: {
    tags,
    summary: `Lists active API keys, with their use in the last ${RULES.keyUseHours} hours`,
    response: { 200: Named('Keys', { keys: Type.Array(ApiKey) }), '4xx': MachineProblem },
  },
  machine: {
    description: 'Without their secrets.',
    scope,
    refusals: {},
    example: {
      answer: {
        keys: [
          {
            id: '0d9c3a1e7f0b4c53',
            name: 'erp',
            scopes: ['orders:read'],
            networks: [],
            created_at: '2026-11-23T14:02:03.870Z',
            expires_at: null,
            last_used_at: null,
            calls: 0,
            errors: 0,
          },
        ],
      },
    },
  },
} as const satisfies MachineCall;

export const addKey = {
  method: 'POST',
  url: '/api/v1/keys',
  schema: {
    tags,
    summary: 'Creates a key, which is returned only once',
    querystring: emptyQuery,
    body: StrictObject({ name: Name, scopes: Scopes }),
    ...newKey,
  },
  machine: {
    description: 'Its name is shown beside what is done with it.',
    scope,
    refusals: { 400: ['key.badName'], 409: ['key.nameTaken'] },
    example: { body: { name: 'parcels', scopes: ['fulfilment:write'] }, answer },
  },
} as const satisfies MachineCall;

export const rotateKey = {
  method: 'POST',
  url: '/api/v1/keys/:name/rotate',
  schema: {
    tags,
    summary: 'Rotates a key: returns its successor, only once',
    params: KeyParams,
    querystring: emptyQuery,
    body: StrictObject({
      overlap_days: Type.Integer({ minimum: 0, maximum: MAX_OVERLAP_DAYS }),
    }),
    ...newKey,
  },
  machine: {
    description: 'The old key stays valid for `overlap_days`.',
    scope,
    refusals: missing,
    example: { params: { name: 'erp' }, body: { overlap_days: 7 }, answer },
  },
} as const satisfies MachineCall;

export const revokeKey = {
  method: 'POST',
  url: '/api/v1/keys/:name/revoke',
  schema: {
    tags,
    summary: 'Revokes all keys of a name at once',
    params: KeyParams,
    querystring: emptyQuery,
    response: { 200: Named('RevokedKey', { name: Name }), '4xx': MachineProblem },
  },
  machine: {
    description: 'In every process within a second.',
    scope,
    refusals: missing,
    example: { params: { name: 'erp' }, answer: { name: 'erp' } },
  },
} as const satisfies MachineCall;

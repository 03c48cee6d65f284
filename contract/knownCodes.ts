import { Type, type Static } from 'typebox';

import { MAX_CANDIDATE_LENGTH, MAX_CANDIDATES } from '#domain/order-file/candidateCodes';

import { StrictObject, Lang, UserId } from './fields';
import { Problem } from './replies';

/** A requested code with the names of the matching products in every language, as plain text. */
export const KnownCode = Type.Object({ code: Type.String(), names: Type.Array(Type.String()) });
export type KnownCode = Static<typeof KnownCode>;

export const findKnownCodes = {
  method: 'POST',
  url: '/api/known-codes',
  schema: {
    tags: ['Cart and orders'],
    summary: 'Returns which of these words are product ids, barcodes or the customer’s own codes',
    body: StrictObject({
      user_id: UserId,
      codes: Type.Array(Type.String({ maxLength: MAX_CANDIDATE_LENGTH }), {
        maxItems: MAX_CANDIDATES,
      }),
      lang: Lang,
    }),
    response: { 200: Type.Object({ codes: Type.Array(KnownCode) }), '4xx': Problem },
  },
} as const;

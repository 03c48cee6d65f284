import { Type, type Static } from 'typebox';

import { CountryFlag, StrictObject, Lang, ProductId, UserId } from './fields';
import { Product } from './product';
import { Done, Problem } from './replies';

const tags = ['Cart and orders'] as const;
const Code = Type.String({ minLength: 1, maxLength: 200, pattern: '[\\p{L}\\p{N}]' });

/** A code defined by the customer and the product that it refers to. */
export const RememberedCode = Type.Object({
  code: Type.String(),
  /** When the mapping was made: UTC, ISO 8601. */
  date: Type.String(),
  product: Product,
});
export type RememberedCode = Static<typeof RememberedCode>;

export const listRememberedCodes = {
  method: 'GET',
  url: '/api/remembered-codes',
  schema: {
    tags,
    summary: 'Lists the codes that the customer has assigned to a product, latest first',
    querystring: StrictObject({ user_id: UserId, country: CountryFlag, lang: Lang }),
    response: { 200: Type.Object({ codes: Type.Array(RememberedCode) }), '4xx': Problem },
  },
} as const;

export const rememberCode = {
  method: 'PUT',
  url: '/api/remembered-codes',
  schema: {
    tags,
    summary: 'Saves which product the customer means by a code; the latest choice applies',
    body: StrictObject({ user_id: UserId, code: Code, product_id: ProductId, lang: Lang }),
    response: { 200: Done, '4xx': Problem },
  },
} as const;

export const forgetCode = {
  method: 'DELETE',
  url: '/api/remembered-codes',
  schema: {
    tags,
    summary: 'Deletes what the customer means by a code',
    querystring: StrictObject({ user_id: UserId, code: Code, lang: Lang }),
    response: { 200: Done, '4xx': Problem },
  },
} as const;

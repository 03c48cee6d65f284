import { Type, type Static } from 'typebox';

import { CountryFlag, StrictObject, Lang, UserId } from './fields';
import { Problem } from './replies';
/** A shipping or billing address. */
export const Address = Type.Object({
  code: Type.String(),
  name: Type.String(),
  street: Type.String(),
  city: Type.String(),
  /** Province or state. */
  region: Type.String(),
  postal_code: Type.String(),
  country: Type.String(),
  phone: Type.String(),
});
export type Address = Static<typeof Address>;

export const listAddresses = {
  method: 'GET',
  url: '/api/addresses',
  schema: {
    tags: ['Cart and orders'],
    summary: "Lists the customer's shipping addresses, the default first",
    querystring: StrictObject({ user_id: UserId, lang: Lang, country: CountryFlag }),
    response: { 200: Type.Object({ addresses: Type.Array(Address) }), '4xx': Problem },
  },
} as const;

import { Type } from 'typebox';

import { CountryFlag, Exactly, Lang, Problem, UserId } from './common';
import { Address } from './orders';

export const listAddresses = {
  method: 'GET',
  url: '/api/addresses',
  schema: {
    tags: ['Cart and orders'],
    summary: 'Where goods can go to the customer, the usual address first',
    querystring: Exactly({ user_id: UserId, lang: Lang, country: CountryFlag }),
    response: { 200: Type.Object({ addresses: Type.Array(Address) }), '4xx': Problem },
  },
} as const;

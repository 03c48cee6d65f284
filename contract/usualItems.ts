import { Type, type Static } from 'typebox';

import { CountryFlag, Exactly, Lang, PageSize, Problem, UserId } from './common';
import { Product } from './product';

/** A product that the customer buys again and again. */
export const UsualItem = Type.Object({
  ...Product.properties,
  /** Orders that held it, of the customer's last orders. */
  orders: Type.Integer(),
  /** Median ship packs of an order that held it. */
  usual_item: Type.Integer(),
  last_item: Type.Integer(),
  last_date: Type.String(),
  /** As much time as usually lies between two orders of it has gone by, but not three times as much. */
  due: Type.Boolean(),
});
export type UsualItem = Static<typeof UsualItem>;

export const listUsualItems = {
  method: 'GET',
  url: '/api/usual-items',
  schema: {
    tags: ['Cart and orders'],
    summary: 'What the customer usually buys: what is due first, then the most usual',
    querystring: Exactly({
      user_id: UserId,
      country: CountryFlag,
      lang: Lang,
      pagination: PageSize,
    }),
    response: { 200: Type.Object({ products: Type.Array(UsualItem) }), '4xx': Problem },
  },
} as const;

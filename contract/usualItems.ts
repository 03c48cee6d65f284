import { Type, type Static } from 'typebox';

import { CountryFlag, StrictObject, Lang, PageSize, UserId } from './fields';
import { Product } from './product';
import { Problem } from './replies';

/** A product that the customer buys repeatedly. */
export const UsualItem = Type.Object({
  ...Product.properties,
  /** Number of the customer's recent orders that contain it. */
  orders: Type.Integer(),
  /** Median number of ship packs among those orders. */
  usual_item: Type.Integer(),
  last_item: Type.Integer(),
  last_date: Type.String(),
  /**
   * Whether the usual interval between two orders of it has elapsed, but not yet three times that.
   */
  due: Type.Boolean(),
});
export type UsualItem = Static<typeof UsualItem>;

export const listUsualItems = {
  method: 'GET',
  url: '/api/usual-items',
  schema: {
    tags: ['Cart and orders'],
    summary: 'Lists what the customer usually buys: due items first, then the most frequent',
    querystring: StrictObject({
      user_id: UserId,
      country: CountryFlag,
      lang: Lang,
      pagination: PageSize,
    }),
    response: { 200: Type.Object({ products: Type.Array(UsualItem) }), '4xx': Problem },
  },
} as const;

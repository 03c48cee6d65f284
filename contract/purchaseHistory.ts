import { Type, type Static } from 'typebox';

import { MOST_VARIANTS } from '#domain/variants';

import { CountryFlag, Exactly, Lang, Nullable, Price, Problem, ProductId, UserId } from './common';
import { Product } from './product';
import { UsualItem } from './usualItems';

/** A product that the customer has bought, with all that the history says of it. */
export const PurchasedItem = Type.Object({
  ...UsualItem.properties,
  /** What one unit cost last. */
  last_price: Price,
  /** Ship packs in each of the last orders, the newest first; 0 where an order did not hold it. */
  last_six: Type.Array(Type.Integer()),
  /** Days between two orders of it, as a rule; null where it was bought once. */
  interval: Nullable(Type.Integer()),
  /** Its top category's name; '' where it stands in none. */
  category: Type.String(),
});
export type PurchasedItem = Static<typeof PurchasedItem>;

export const PurchaseHistory = Type.Object({
  /** The customer's last six orders, the newest first. */
  orders: Type.Array(Type.Object({ order_id: Type.String(), date: Type.String() })),
  products: Type.Array(PurchasedItem),
  /** Not bought yet: like what is bought, and ordered in the shop now. */
  proposals: Type.Array(Product),
});
export type PurchaseHistory = Static<typeof PurchaseHistory>;

/** A size or colour of a product, with what the customer had of it last; both are absent where it was never bought. */
export const Variant = Type.Object({
  ...Product.properties,
  /** Ship packs in the last order that held it. */
  last_item: Type.Optional(Type.Integer()),
  /** Of that order: UTC, ISO 8601. */
  last_date: Type.Optional(Type.String()),
});
export type Variant = Static<typeof Variant>;

export const listVariants = {
  method: 'GET',
  url: '/api/product-variants',
  schema: {
    tags: ['Cart and orders'],
    summary: 'The sizes and colours of a product, itself among them, as the customer bought them',
    querystring: Exactly({
      product_id: ProductId,
      user_id: UserId,
      country: CountryFlag,
      lang: Lang,
    }),
    response: {
      200: Type.Object({
        /** By size, in the order of the catalogue; none where the country has no such product. */
        products: Type.Array(Variant, { maxItems: MOST_VARIANTS }),
      }),
      '4xx': Problem,
    },
  },
} as const;

export const showPurchaseHistory = {
  method: 'GET',
  url: '/api/what-i-buy',
  schema: {
    tags: ['Cart and orders'],
    summary: 'Everything the customer has bought, how often and how much, and what may come next',
    querystring: Exactly({ user_id: UserId, country: CountryFlag, lang: Lang }),
    response: { 200: PurchaseHistory, '4xx': Problem },
  },
} as const;

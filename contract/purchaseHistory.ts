import { Type, type Static } from 'typebox';

import { ADDRESS_LIMITS } from '#domain/customers';
import { MAX_PROPOSALS, PROPOSAL_GROUPS } from '#domain/proposals';
import { MAX_VARIANTS } from '#domain/variants';

import { CountryFlag, StrictObject, Lang, Nullable, Price, ProductId, UserId } from './fields';
import { Product } from './product';
import { Problem } from './replies';
import { UsualItem } from './usualItems';

/** A product that the customer has bought, with its purchase statistics. */
export const PurchasedItem = Type.Object({
  ...UsualItem.properties,
  /** Unit price of the last purchase. */
  last_price: Price,
  /** Ship packs ordered in each of the `months`. */
  monthly: Type.Array(Type.Integer()),
  /** Typical number of days between two orders of it; null if it was bought only once. */
  interval: Nullable(Type.Integer()),
  /** Name of its top-level category; '' if it has none. */
  category: Type.String(),
});
export type PurchasedItem = Static<typeof PurchasedItem>;

/** A product that the customer has not bought yet but may want next, and why it is proposed. */
export const Proposal = Type.Object({
  ...Product.properties,
  group: Type.Enum([...PROPOSAL_GROUPS]),
});
export type Proposal = Static<typeof Proposal>;

export const PurchaseHistory = Type.Object({
  /** The last twelve months in UTC, YYYY-MM, the current one last. */
  months: Type.Array(Type.String()),
  products: Type.Array(PurchasedItem),
  /** The likeliest first. */
  proposals: Type.Array(Proposal, { maxItems: MAX_PROPOSALS }),
  /** Of whose orders it can be; only with several people or shipping addresses. */
  scopes: Type.Optional(
    Type.Object({
      /** Whether several people order, so that the reader's own orders are some of them. */
      people: Type.Boolean(),
      ship_to: Type.Array(Type.Object({ code: Type.String(), name: Type.String() })),
    }),
  ),
});
export type PurchaseHistory = Static<typeof PurchaseHistory>;

/**
 * A size or colour of a product with the customer's last purchase; both fields are absent if it was
 * never bought.
 */
export const Variant = Type.Object({
  ...Product.properties,
  /** Ship packs in the last order that contained it. */
  last_item: Type.Optional(Type.Integer()),
  /** Date of that order: UTC, ISO 8601. */
  last_date: Type.Optional(Type.String()),
});
export type Variant = Static<typeof Variant>;

export const listVariants = {
  method: 'GET',
  url: '/api/product-variants',
  schema: {
    tags: ['Cart and orders'],
    summary:
      "Lists the sizes and colours of a product, including the product itself, with the customer's purchases",
    querystring: StrictObject({
      product_id: ProductId,
      user_id: UserId,
      country: CountryFlag,
      lang: Lang,
    }),
    response: {
      200: Type.Object({
        /** Sorted by size, in catalogue order; empty if the product is not sold in the country. */
        products: Type.Array(Variant, { maxItems: MAX_VARIANTS }),
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
    summary:
      'Returns everything the customer has bought, how often and how much, and suggestions for what to buy next',
    querystring: StrictObject({
      user_id: UserId,
      /** Whether to count the reader's own orders alone. */
      mine: Type.Optional(Type.Boolean()),
      /** Code of the shipping address whose orders alone are counted. */
      ship_to: Type.Optional(Type.String({ maxLength: ADDRESS_LIMITS.code })),
      country: CountryFlag,
      lang: Lang,
    }),
    response: { 200: PurchaseHistory, '4xx': Problem },
  },
} as const;

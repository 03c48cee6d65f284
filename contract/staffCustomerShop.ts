import { Type, type Static } from 'typebox';

import { PageOf, CountryCode, StrictObject, Lang, Nullable, Page, PageSize, Price } from './fields';
import { Product } from './product';
import { Problem } from './replies';

/** A product as the customer sees it in the shop, with the customer's last order of it. */
export const CustomersProduct = Type.Object({
  ...Product.properties,
  /** The price lists that make its prices, each with the ship packs from which it does. */
  made_by: Type.Optional(
    Type.Array(
      Type.Object({
        packs: Type.Integer({ minimum: 1 }),
        price: Price,
        price_list: Type.String(),
        name: Type.String(),
      }),
    ),
  ),
  /** Null if the customer has never ordered it. */
  last_order: Nullable(
    Type.Object({
      order_id: Type.String(),
      placed_at: Type.String(),
      /** Ship packs. */
      order_qty: Type.Integer(),
      /** Unit price at the time. */
      unit_price: Price,
    }),
  ),
});
export type CustomersProduct = Static<typeof CustomersProduct>;

/** A product that matches the code but is not visible to this customer. */
export const HiddenProduct = Type.Object({
  product_id: Type.String(),
  name: Type.String(),
  /** False if it is sold, but not in the customer's country. */
  withdrawn: Type.Boolean(),
});
export type HiddenProduct = Static<typeof HiddenProduct>;

export const findAsCustomer = {
  method: 'GET',
  url: '/api/staff/customer/products',
  schema: {
    tags: ['Desk: customers'],
    summary: 'Lists products with the prices and stock that a customer sees, read-only',
    querystring: StrictObject({
      customer_code: Type.String({ minLength: 1, maxLength: 64 }),
      /** Words, an id or a barcode, interpreted as the shop's search does. */
      search: Type.String({ minLength: 1, maxLength: 200 }),
      page: Page,
      pagination: PageSize,
      lang: Lang,
    }),
    response: {
      200: PageOf({
        country: CountryCode,
        products: Type.Array(CustomersProduct),
        /** The words actually searched for, if a typo was corrected. */
        corrected: Type.Optional(Type.String()),
        /** Words that no product matches together with the others. */
        unmatched: Type.Optional(Type.Array(Type.String())),
        hidden: Type.Array(HiddenProduct),
      }),
      '4xx': Problem,
    },
  },
} as const;

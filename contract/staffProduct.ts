import { Type, type Static } from 'typebox';

import { STOCK_REASONS } from '#domain/deskProducts';

import {
  changeEventFields,
  CountryCode,
  Day,
  StrictObject,
  Lang,
  Nullable,
  Price,
  ProductId,
  TimeZone,
} from './fields';
import { productTexts } from './product';
import { Problem } from './replies';

const tags = ['Desk: products'] as const;

/** Who last set a value, and as of when; null if not recorded. */
const Source = Nullable(Type.Object({ kind: Type.String(), id: Type.String(), at: Type.String() }));
export type Source = Static<typeof Source>;

export const DeskOffer = Type.Object({
  country: CountryCode,
  class: Type.String(),
  selling_price: Price,
  selling_price_2: Nullable(Price),
  retail_price: Price,
  /** Ship packs available for sale. */
  available: Type.Integer(),
  /** When more is expected, YYYY-MM-DD. */
  expected_on: Nullable(Type.String()),
  /** Ship packs ordered but not yet shipped. */
  to_ship: Type.Integer(),
  price_source: Source,
  stock_source: Source,
});
export type DeskOffer = Static<typeof DeskOffer>;

/** A change made to a product in this system. */
export const ProductEvent = Type.Object({
  ...changeEventFields,
  country: Type.Optional(CountryCode),
  /** Stock or price before and after the change. */
  before: Type.Optional(Type.Number()),
  after: Type.Optional(Type.Number()),
  reason: Type.Optional(Type.Enum([...STOCK_REASONS])),
  note: Type.Optional(Type.String()),
});
export type ProductEvent = Static<typeof ProductEvent>;

export const DeskProduct = Type.Object({
  ...productTexts,
  ship_pack: Type.Integer(),
  cat_code: Type.String(),
  /** Category names from the top level down, in the reader's language. */
  category: Type.String(),
  barcodes: Type.Array(Type.String()),
  bin: Type.String(),
  image: Type.String(),
  picture: Type.Object({
    /** Version tag that changes with the uploaded picture; null if none was uploaded. */
    uploaded: Nullable(Type.String()),
    /** Whether there is an earlier picture that can be restored. */
    has_earlier: Type.Boolean(),
  }),
  /** Who made this version. */
  source: Source,
  offers: Type.Array(DeskOffer),
  history: Type.Array(ProductEvent),
});
export type DeskProduct = Static<typeof DeskProduct>;

const Shown = { 200: Type.Object({ product: DeskProduct }), '4xx': Problem };

export const showDeskProduct = {
  method: 'GET',
  url: '/api/staff/product',
  schema: {
    tags,
    summary:
      'Returns a product with its prices and stock, their sources, and the changes made at the desk',
    querystring: StrictObject({ product_id: ProductId, lang: Lang }),
    response: Shown,
  },
} as const;

/** A product in the weeks of half a year; each ends on its day. */
export const ProductWeeks = Type.Object({
  /** First and last day of each week, the current one last. */
  weeks: Type.Array(Type.Object({ from: Day, to: Day })),
  countries: Type.Array(
    Type.Object({
      country: CountryCode,
      /** Orders of each week that contain it and were not cancelled. */
      orders: Type.Array(Type.Integer()),
      /** List price at the end of each week, as changed at the desk; null if it was not. */
      prices: Nullable(Type.Array(Price)),
      /** Ship packs that could be sold at the end of each week, in the same way. */
      stock: Nullable(Type.Array(Type.Integer())),
    }),
  ),
});
export type ProductWeeks = Static<typeof ProductWeeks>;

export const showProductWeeks = {
  method: 'GET',
  url: '/api/staff/product/weeks',
  schema: {
    tags,
    summary: 'Returns the orders, the price and the stock of a product by week',
    querystring: StrictObject({
      product_id: ProductId,
      /** IANA time zone in which weeks begin; UTC if omitted. */
      zone: TimeZone,
      lang: Lang,
    }),
    response: { 200: ProductWeeks, '4xx': Problem },
  },
} as const;

import { Type, type Static } from 'typebox';

import { STOCK_REASONS } from '#domain/deskProducts';

import {
  changeTold,
  CountryCode,
  Exactly,
  Lang,
  Nullable,
  Price,
  Problem,
  ProductId,
} from './common';
import { productTexts } from './product';

const tags = ['Desk: products'] as const;

/** Who said something last, and when it was so; null where nobody noted it. */
const Source = Nullable(Type.Object({ kind: Type.String(), id: Type.String(), at: Type.String() }));
export type Source = Static<typeof Source>;

export const DeskOffer = Type.Object({
  country: CountryCode,
  class: Type.String(),
  selling_price: Price,
  selling_price_2: Nullable(Price),
  retail_price: Price,
  /** Ship packs that can be sold. */
  available: Type.Integer(),
  /** Ship packs that are ordered and have not left the house. */
  to_ship: Type.Integer(),
  price_source: Source,
  stock_source: Source,
});
export type DeskOffer = Static<typeof DeskOffer>;

/** One thing that was done to a product here. */
export const ProductEvent = Type.Object({
  ...changeTold,
  country: Type.Optional(CountryCode),
  /** Stock or price before and after. */
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
  /** Names from the top down, in the reader's language. */
  category: Type.String(),
  barcodes: Type.Array(Type.String()),
  bin: Type.String(),
  image: Type.String(),
  picture: Type.Object({
    /** Changes with the picture that was uploaded; null where none was. */
    uploaded: Nullable(Type.String()),
    /** True where there is one that can be brought back. */
    has_earlier: Type.Boolean(),
  }),
  /** Who made this version. */
  source: Source,
  offers: Type.Array(DeskOffer),
  story: Type.Array(ProductEvent),
});
export type DeskProduct = Static<typeof DeskProduct>;

const Shown = { 200: Type.Object({ product: DeskProduct }), '4xx': Problem };

export const showDeskProduct = {
  method: 'GET',
  url: '/api/staff/product',
  schema: {
    tags,
    summary: 'One product with prices, stock, who said so, and what was done here',
    querystring: Exactly({ product_id: ProductId, lang: Lang }),
    response: Shown,
  },
} as const;

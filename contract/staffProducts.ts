import { Type, type Static } from 'typebox';

import { CLASS_FLAGS } from '#domain/classCodes';
import { COUNTRIES } from '#domain/countries';
import { PRODUCT_VIEWS, STOCK_REASONS, STOCK_WAYS } from '#domain/deskProducts';

import { changeTold, Exactly, Lang, Page, PageSize, Price, Problem, ProductId } from './common';
import { productTexts } from './product';

const tags = ['Desk: products'] as const;

const CountryCode = Type.Enum([...COUNTRIES]);
const Words = Type.String({ maxLength: 200 });
const Nothing = Type.Null();

export const ListedProduct = Type.Object({
  product_id: Type.String(),
  /** In the reader's language, as safe HTML. */
  name: Type.String(),
  category: Type.String(),
  /** Of the first country that it is sold in. */
  class: Type.String(),
  image: Type.String(),
  bin: Type.String(),
  withdrawn: Type.Boolean(),
  offers: Type.Array(
    Type.Object({
      country: CountryCode,
      /** What a customer pays: the sale price where there is one. */
      price: Price,
      /** Ship packs; negative where more is promised than there is. */
      available: Type.Integer(),
    }),
  ),
});
export type ListedProduct = Static<typeof ListedProduct>;

export const listDeskProducts = {
  method: 'GET',
  url: '/api/staff/products',
  schema: {
    tags,
    summary: 'Products by their ids, sold or withdrawn, with prices and stock',
    querystring: Exactly({
      view: Type.Optional(Type.Enum([...PRODUCT_VIEWS])),
      class: Type.Optional(Type.Enum([...CLASS_FLAGS])),
      /** Words looked for in id, names, brand, barcode and bin. */
      search: Type.Optional(Words),
      page: Page,
      pagination: PageSize,
      lang: Lang,
    }),
    response: {
      200: Type.Object({
        products: Type.Array(ListedProduct),
        total: Type.Integer(),
        page: Type.Integer(),
        pagination: Type.Integer(),
      }),
      '4xx': Problem,
    },
  },
} as const;

/** Who said something last, and when it was so; null where nobody noted it. */
const Source = Type.Union([
  Type.Object({ kind: Type.String(), id: Type.String(), at: Type.String() }),
  Nothing,
]);
export type Source = Static<typeof Source>;

export const DeskOffer = Type.Object({
  country: CountryCode,
  class: Type.String(),
  selling_price: Price,
  selling_price_2: Type.Union([Price, Nothing]),
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
    uploaded: Type.Union([Type.String(), Nothing]),
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

export const listDeskCategories = {
  method: 'GET',
  url: '/api/staff/product/categories',
  schema: {
    tags,
    summary: 'Every category that a product can stand in, in the order of the menu',
    querystring: Exactly({ lang: Lang }),
    response: {
      200: Type.Object({
        /** Names from the top down. */
        categories: Type.Array(Type.Object({ cat_code: Type.String(), name: Type.String() })),
      }),
      '4xx': Problem,
    },
  },
} as const;

const Changed = {
  200: Type.Object({ status: Type.Literal(true), product: DeskProduct }),
  '4xx': Problem,
};

const Name = Type.Optional(Type.String({ maxLength: 500 }));
const Text = Type.Optional(Words);
const Long = Type.Optional(Type.String({ maxLength: 20_000 }));

const one = {
  product_id: ProductId,
  /** 412 where the product has another version by now. */
  version: Type.Integer({ minimum: 1 }),
  lang: Lang,
};

export const changeDeskProduct = {
  method: 'POST',
  url: '/api/staff/product/change',
  schema: {
    tags,
    summary: 'Changes what is named of a product; what is left out stays as it is',
    body: Exactly({
      ...one,
      name: Name,
      name_fr: Name,
      name_es: Name,
      description: Long,
      description_fr: Long,
      description_es: Long,
      brand: Text,
      color: Text,
      type: Text,
      size: Text,
      bin: Text,
      cat_code: Text,
      ship_pack: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
      /** All of them, in place of those that are there. */
      barcodes: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 50 })),
      withdrawn: Type.Optional(Type.Boolean()),
    }),
    response: Changed,
  },
} as const;

const Amount = Type.Number({ minimum: 0.01, maximum: 10_000_000 });

export const changeDeskPrices = {
  method: 'POST',
  url: '/api/staff/product/prices',
  schema: {
    tags,
    summary: 'Changes what a product costs in a country, and its class there',
    body: Exactly({
      ...one,
      country: CountryCode,
      /** The first one in a country begins the sale there. */
      selling_price: Type.Optional(Amount),
      /** The sale price; null ends the sale. */
      selling_price_2: Type.Optional(Type.Union([Amount, Nothing])),
      /** Null is twice the selling price. */
      retail_price: Type.Optional(Type.Union([Amount, Nothing])),
      class: Type.Optional(Type.Enum(['', ...CLASS_FLAGS])),
      /** Takes a price that is more than ten times, or less than a tenth, of what it was. */
      is_meant: Type.Optional(Type.Boolean()),
    }),
    response: Changed,
  },
} as const;

const MOST_PACKS = 100_000_000;
const Packs = Type.Integer({ minimum: -MOST_PACKS, maximum: MOST_PACKS });

export const changeDeskStock = {
  method: 'POST',
  url: '/api/staff/product/stock',
  schema: {
    tags,
    summary: 'Says what there is of a product in a country, and why',
    body: Exactly({
      product_id: ProductId,
      country: CountryCode,
      how: Type.Enum([...STOCK_WAYS]),
      packs: Packs,
      /** What could be sold when it was looked at: 409 where that is another number by now. */
      seen: Packs,
      reason: Type.Enum([...STOCK_REASONS]),
      note: Type.Optional(Words),
      lang: Lang,
    }),
    response: Changed,
  },
} as const;

const PictureOf = Exactly({ product_id: ProductId, lang: Lang });

export const uploadPicture = {
  method: 'PUT',
  url: '/api/staff/product/picture',
  schema: {
    tags,
    summary: 'Stores a picture of a product: the bytes of a JPEG, PNG or WebP file',
    querystring: PictureOf,
    response: {
      200: Type.Object({ status: Type.Literal(true), product_id: Type.String() }),
      '4xx': Problem,
    },
  },
} as const;

export const removePicture = {
  method: 'POST',
  url: '/api/staff/product/picture/remove',
  schema: {
    tags,
    summary: 'Takes away the picture that was uploaded; it can be brought back',
    body: PictureOf,
    response: Changed,
  },
} as const;

export const restorePicture = {
  method: 'POST',
  url: '/api/staff/product/picture/restore',
  schema: {
    tags,
    summary: 'Brings back the picture that was there before',
    body: PictureOf,
    response: Changed,
  },
} as const;

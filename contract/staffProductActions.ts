import { Type } from 'typebox';

import { CLASS_FLAGS } from '#domain/classCodes';
import { STOCK_REASONS, STOCK_ENTRY_MODES } from '#domain/deskProducts';

import { CountryCode, StrictObject, Lang, Nullable, ProductId } from './fields';
import { Problem } from './replies';
import { DeskProduct } from './staffProduct';

const tags = ['Desk: products'] as const;

const Words = Type.String({ maxLength: 200 });
const Changed = {
  200: Type.Object({ status: Type.Literal(true), product: DeskProduct }),
  '4xx': Problem,
};

const productKey = {
  product_id: ProductId,
  /** 412 if the product has since changed. */
  version: Type.Integer({ minimum: 1 }),
  lang: Lang,
};

const Amount = Type.Number({ minimum: 0.01, maximum: 10_000_000 });

export const changeDeskPrices = {
  method: 'POST',
  url: '/api/staff/product/prices',
  schema: {
    tags,
    summary: 'Changes the prices and the class of a product in a country',
    body: StrictObject({
      ...productKey,
      country: CountryCode,
      /** Setting the first selling price in a country makes the product available there. */
      selling_price: Type.Optional(Amount),
      /** The sale price; null ends the sale. */
      selling_price_2: Type.Optional(Nullable(Amount)),
      /** Null means twice the selling price. */
      retail_price: Type.Optional(Nullable(Amount)),
      class: Type.Optional(Type.Enum(['', ...CLASS_FLAGS])),
      /** Accepts a price of more than ten times, or less than a tenth of, the previous one. */
      is_confirmed: Type.Optional(Type.Boolean()),
    }),
    response: Changed,
  },
} as const;

const MAX_PACKS = 100_000_000;
const Packs = Type.Integer({ minimum: -MAX_PACKS, maximum: MAX_PACKS });

export const changeDeskStock = {
  method: 'POST',
  url: '/api/staff/product/stock',
  schema: {
    tags,
    summary: 'Sets the stock of a product in a country, with a reason',
    body: StrictObject({
      product_id: ProductId,
      country: CountryCode,
      how: Type.Enum([...STOCK_ENTRY_MODES]),
      packs: Packs,
      /** The available stock that the user saw: 409 if it has since changed. */
      seen: Packs,
      reason: Type.Enum([...STOCK_REASONS]),
      note: Type.Optional(Words),
      lang: Lang,
    }),
    response: Changed,
  },
} as const;

const PictureOf = StrictObject({ product_id: ProductId, lang: Lang });

export const uploadPicture = {
  method: 'PUT',
  url: '/api/staff/product/picture',
  schema: {
    tags,
    summary: 'Uploads a picture of a product: the bytes of a JPEG, PNG or WebP file',
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
    summary: 'Removes the uploaded picture, which can be restored',
    body: PictureOf,
    response: Changed,
  },
} as const;

export const restorePicture = {
  method: 'POST',
  url: '/api/staff/product/picture/restore',
  schema: {
    tags,
    summary: 'Restores the previous picture',
    body: PictureOf,
    response: Changed,
  },
} as const;

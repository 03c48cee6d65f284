import { Type, type Static } from 'typebox';

import {
  CountryCode,
  CountryFlag,
  Lang,
  Nullable,
  Price,
  PriceBreaks,
  ProductId,
  Sorts,
  StrictObject,
} from './fields';
import { Problem } from './replies';

/**
 * A product as lists and pages show it (specification, section 3). The fields from
 * `available` on are absent for visitors: they never leave the server without a valid token.
 */
export const Product = Type.Object({
  id: Type.String(),
  product_id: Type.String(),
  /** HTML restricted to a small allow-list: b i em strong sup sub br. */
  name: Type.String(),
  country: CountryCode,
  /** Class code: '' or one of the flags F, R, Y, N. */
  class: Type.String(),
  /** Units per ship pack. */
  ship_pac: Type.Integer({ minimum: 1 }),
  /** Comma-separated: Videos, Patterns & Inspiration, Education & Blog Post. */
  types: Type.String(),
  /** Thumbnail: a file name under the image host, an absolute URL, or an inline `data:` URL. */
  image: Type.String(),
  barcodes: Type.Array(Type.String()),
  brand: Type.String(),
  color: Type.String(),
  size: Type.String(),
  /** Deepest category, as cat_code. */
  cat_code: Type.String(),
  /** Ship packs on hand; may be negative. */
  available: Type.Optional(Type.Integer()),
  /** List price per unit, or the customer's own. */
  selling_price: Type.Optional(Price),
  /** Sale price per unit; if set, the list price is struck through. */
  selling_price_2: Type.Optional(Nullable(Price)),
  /** Suggested retail price per unit. */
  retail_price: Type.Optional(Price),
  /** Lower prices per unit from larger quantities, the smallest first. */
  price_breaks: PriceBreaks,
  /** Everybody's list price, if `selling_price` is the customer's own. */
  list_price: Type.Optional(Price),
  /** When more is expected, YYYY-MM-DD. */
  expected_on: Type.Optional(Type.String()),
});
export type Product = Static<typeof Product>;

export const ProductPage = Type.Object({
  products: Type.Array(Product),
  /** Total number of matching products, over all pages. */
  total: Type.Integer(),
  page: Type.Integer(),
  pagination: Type.Integer(),
  sorts: Sorts,
  /** Present if no category has the requested code or name, as opposed to one without products. */
  is_category_unknown: Type.Optional(Type.Literal(true)),
});
export type ProductPage = Static<typeof ProductPage>;

/** Product fields in all languages, as staff and API keys see them. */
export const productTexts = {
  product_id: Type.String(),
  version: Type.Integer(),
  withdrawn: Type.Boolean(),
  name: Type.String(),
  name_fr: Type.String(),
  name_es: Type.String(),
  description: Type.String(),
  description_fr: Type.String(),
  description_es: Type.String(),
  brand: Type.String(),
  color: Type.String(),
  type: Type.String(),
  size: Type.String(),
  types: Type.String(),
};

export const ProductDescription = Type.Object({
  ...Product.properties,
  /** HTML restricted to the long allow-list. */
  description: Type.String(),
  /** Full-size pictures, in the same forms. */
  images: Type.Array(Type.String()),
  /** Path from the top-level category to the product's own. */
  categories: Type.Array(Type.Object({ name: Type.String(), cat_code: Type.String() })),
});
export type ProductDescription = Static<typeof ProductDescription>;

export const describeProduct = {
  method: 'GET',
  url: '/api/productDescription',
  schema: {
    tags: ['Catalogue'],
    summary: 'Returns a product with its description, pictures and related products',
    querystring: StrictObject({ product_id: ProductId, country: CountryFlag, lang: Lang }),
    response: {
      200: Type.Object({ product: ProductDescription, related: Type.Array(Product) }),
      '4xx': Problem,
    },
  },
} as const;

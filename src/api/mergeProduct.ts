import type { Product, ProductDescription } from '#contract/product';
import { parseCountry, type Country } from '#domain/countries';

import { optionalNumber, optionalText } from './lenientFields';
import { parseBreaks } from './parseBreaks';
import { orEmpty, productIdOf, type WithoutProductFields, type ServedProduct } from './products';

/** Everything that can be known of a product: the fields of lists and of its description. */
export type KnownProduct = Product & Partial<ProductDescription>;

const texts = (value: unknown): string[] | undefined =>
  Array.isArray(value) ? value.flatMap((one) => optionalText(one) ?? []) : undefined;

const pack = (value: unknown): number | undefined => {
  const units = optionalNumber(value);
  return units !== undefined && units >= 1 ? Math.round(units) : undefined;
};

/** Some servers send 0 for products that are not on sale. */
function salePrice(value: unknown): number | null | undefined {
  const price = value === null ? 0 : optionalNumber(value);
  return price !== undefined && price <= 0 ? null : price;
}

const country = (value: unknown): Country | undefined =>
  typeof value === 'string' && value.trim() !== '' ? parseCountry(value) : undefined;

const categories = (value: unknown): KnownProduct['categories'] =>
  Array.isArray(value) ? (value as KnownProduct['categories']) : undefined;

/** Parsers for each field; they return `undefined` if the response lacks the field. */
const PARSERS = {
  id: optionalText,
  country,
  name: optionalText,
  class: optionalText,
  types: optionalText,
  image: optionalText,
  brand: optionalText,
  color: optionalText,
  size: optionalText,
  cat_code: optionalText,
  ship_pac: pack,
  barcodes: texts,
  available: optionalNumber,
  selling_price: optionalNumber,
  selling_price_2: salePrice,
  retail_price: optionalNumber,
  price_breaks: parseBreaks,
  list_price: optionalNumber,
  expected_on: optionalText,
  description: optionalText,
  images: texts,
  categories,
} satisfies {
  [Field in keyof KnownProduct]?: (value: unknown) => KnownProduct[Field] | undefined;
};

/** Fields that a response with prices may omit because they no longer apply. */
const OF_PRICES = ['price_breaks', 'list_price', 'expected_on'] as const;

const FIELDS = Object.keys(PARSERS) as (keyof typeof PARSERS)[];

const isSame = (a: unknown, b: unknown): boolean =>
  a === b ||
  (Array.isArray(a) &&
    Array.isArray(b) &&
    a.length === b.length &&
    JSON.stringify(a) === JSON.stringify(b));

const blank = {
  id: '',
  class: '',
  types: '',
  image: '',
  brand: '',
  color: '',
  size: '',
  cat_code: '',
  ship_pac: 1,
};

/**
 * Merges a response into what is known of a product: received fields win, missing ones are
 * retained, and every field that screens rely on is present, whatever a server omits or sends as
 * text. Returns the same object if nothing has changed.
 */
export function mergeProduct(
  known: KnownProduct | undefined,
  served: ServedProduct,
  requestedCountry: Country,
): KnownProduct {
  const product_id = productIdOf(served);
  const before: KnownProduct = known ?? {
    ...blank,
    product_id,
    country: requestedCountry,
    name: product_id,
    barcodes: [],
  };
  let product: { [Field in keyof KnownProduct]: unknown } = before;
  for (const field of FIELDS) {
    const value = PARSERS[field](served[field]);
    if (value === undefined || isSame(before[field], value)) continue;
    if (product === before) product = { ...before };
    product[field] = value;
  }
  if (served.selling_price === undefined) return product as KnownProduct;
  for (const field of OF_PRICES) {
    if (before[field] === undefined || served[field] != null) continue;
    if (product === before) product = { ...before };
    delete product[field];
  }
  return product as KnownProduct;
}

/** Returns the fields of items beyond those of their products. */
export const stripProductFields = <Item extends Product>(
  items: readonly Item[] | null | undefined,
): WithoutProductFields<Item>[] =>
  orEmpty(items).map((item) => {
    const own = Object.entries(item).filter(([field]) => !(field in PARSERS));
    return {
      ...Object.fromEntries(own),
      product_id: productIdOf(item),
    } as WithoutProductFields<Item>;
  });

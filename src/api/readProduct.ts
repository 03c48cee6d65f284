import type { ProductDescription } from '#contract/catalogue';
import type { Product } from '#contract/product';
import { readCountry, type Country } from '#domain/countries';

import { number, text } from './lenientFields';
import { listed, productIdOf, type Beside, type ServedProduct } from './products';

/** Everything that can be known of a product: the fields of lists and of its description. */
export type KnownProduct = Product & Partial<ProductDescription>;

const texts = (value: unknown): string[] | undefined =>
  Array.isArray(value) ? value.flatMap((one) => text(one) ?? []) : undefined;

const pack = (value: unknown): number | undefined => {
  const units = number(value);
  return units !== undefined && units >= 1 ? Math.round(units) : undefined;
};

const salePrice = (value: unknown): number | null | undefined =>
  value === null ? null : number(value);

const country = (value: unknown): Country | undefined =>
  typeof value === 'string' && value.trim() !== '' ? readCountry(value) : undefined;

const categories = (value: unknown): KnownProduct['categories'] =>
  Array.isArray(value) ? (value as KnownProduct['categories']) : undefined;

/** Parsers for each field; they return `undefined` if the response lacks the field. */
const READ = {
  id: text,
  country,
  name: text,
  class: text,
  types: text,
  image: text,
  brand: text,
  color: text,
  size: text,
  cat_code: text,
  ship_pac: pack,
  barcodes: texts,
  available: number,
  selling_price: number,
  selling_price_2: salePrice,
  retail_price: number,
  description: text,
  images: texts,
  categories,
} satisfies {
  [Field in keyof KnownProduct]?: (value: unknown) => KnownProduct[Field] | undefined;
};

const FIELDS = Object.keys(READ) as (keyof typeof READ)[];

const isSame = (a: unknown, b: unknown): boolean =>
  a === b ||
  (Array.isArray(a) &&
    Array.isArray(b) &&
    a.length === b.length &&
    JSON.stringify(a) === JSON.stringify(b));

const blank = {
  ...{ id: '', class: '', types: '', image: '', brand: '', color: '', size: '', cat_code: '' },
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
  asked: Country,
): KnownProduct {
  const product_id = productIdOf(served);
  const before: KnownProduct = known ?? {
    ...blank,
    ...{ product_id, country: asked, name: product_id, barcodes: [] },
  };
  let product: { [Field in keyof KnownProduct]: unknown } = before;
  for (const field of FIELDS) {
    const value = READ[field](served[field]);
    if (value === undefined || isSame(before[field], value)) continue;
    if (product === before) product = { ...before };
    product[field] = value;
  }
  return product as KnownProduct;
}

/** Returns the fields of items beyond those of their products. */
export const besideProducts = <Item extends Product>(
  items: readonly Item[] | null | undefined,
): Beside<Item>[] =>
  listed(items).map((item) => {
    const own = Object.entries(item).filter(([field]) => !(field in READ));
    return { ...Object.fromEntries(own), product_id: productIdOf(item) } as Beside<Item>;
  });

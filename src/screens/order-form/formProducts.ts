import type { Category } from '#contract/catalogue';
import type { LinesReport } from '#contract/lines';
import type { Order } from '#contract/orders';
import type { Product } from '#contract/product';
import { barcodeOf } from '#domain/barcodeOf';
import { normaliseCategoryCode } from '#domain/categories';
import { unitPriceAt } from '#domain/unitPrice';

/** Maximum number of products on one form: about a dozen pages. */
export const MAX_PRODUCTS = 300;

/** A product as printed on a form. */
export interface FormProduct {
  product_id: string;
  name: string;
  /** Content of its barcode. */
  code: string;
  ship_pack: number;
  cat_code: string;
  /** Category, as printed in the heading above it. */
  shelf?: string | undefined;
  /** Ship packs in the last order that contained it. */
  last?: number | undefined;
  /** Price of one unit. */
  unitPrice: number;
}

export const toFormProduct = (product: Product): FormProduct => ({
  product_id: product.product_id,
  name: product.name,
  code: barcodeOf(product),
  ship_pack: product.ship_pac,
  cat_code: product.cat_code,
  unitPrice: unitPriceAt(product, 1),
});

/**
 * Converts the lines of an order. Given a check of it, uses current product data and omits products
 * that are gone.
 */
export function toFormProducts({ lines }: Order, check?: LinesReport): FormProduct[] {
  const products = check?.lines.flatMap(({ product }) => product ?? []);
  if (products) return products.map(toFormProduct);
  return lines.map(({ product_id, name, barcodes, ship_pack, price }) => ({
    product_id,
    name,
    ship_pack,
    unitPrice: price,
    cat_code: '',
    code: barcodeOf({ product_id, barcodes }),
  }));
}

const compareText = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });

/** Sorts by category code, then by product id, as on the shelves, and removes duplicates. */
export function sortByShelf(products: readonly FormProduct[]): FormProduct[] {
  const byId = new Map(products.map((product) => [product.product_id, product]));
  return [...byId.values()].sort(
    (a, b) => compareText(a.cat_code, b.cat_code) || compareText(a.product_id, b.product_id),
  );
}

/**
 * Maps category codes to the heading above their products: the department and the category within
 * it.
 */
export function shelfHeadings(categories: readonly Category[]): ReadonlyMap<string, string> {
  const shelves = new Map<string, string>();
  for (const { name, cat_code, sub_cate } of categories) {
    shelves.set(normaliseCategoryCode(cat_code), name);
    for (const sub of sub_cate) {
      for (const { cat_code: code } of [sub, ...sub.sub_subCat]) {
        shelves.set(normaliseCategoryCode(code), `${name} · ${sub.sub_cate}`);
      }
    }
  }
  return shelves;
}

import type { Product } from '#contract/product';

import { facetName } from '#domain/facetNames';
import { fromCents } from '#domain/money';
import { tidyProductId } from '#domain/productIds';

import type { Db } from '../db/client';
import {
  readBarcodes,
  readProductRows,
  type PricedRow,
  type ProductRow,
  type ReadScope,
} from '../db/products';

/** The picture of a product, thumbnail and full: its own, else the one drawn under its trimmed id. */
export const pictureOf = ({ product_id, image }: { product_id: string; image: string }): string =>
  image || `${tidyProductId(product_id)}.jpg`;

const isPriced = (row: ProductRow): row is PricedRow => 'selling_cents' in row;

/**
 * The one place where a row becomes the product of the contract. Price and stock appear only for a
 * customer, and only where the row was read for one: to a visitor the four fields do not exist.
 */
export function presentProduct(
  row: ProductRow | PricedRow,
  barcodes: string[],
  { country, language, isCustomer }: ReadScope,
): Product {
  const product: Product = {
    id: row.id,
    product_id: row.product_id,
    name: row.name,
    country,
    class: row.class,
    ship_pac: row.ship_pac,
    types: row.types,
    image: pictureOf(row),
    barcodes,
    brand: row.brand,
    color: facetName('color', row.color, language),
    size: facetName('size', row.size, language),
    cat_code: row.cat_code,
  };
  if (!isCustomer || !isPriced(row)) return product;
  return {
    ...product,
    available: row.available,
    selling_price: fromCents(row.selling_cents),
    selling_price_2: row.sale_cents === null ? null : fromCents(row.sale_cents),
    retail_price: fromCents(row.retail_cents),
  };
}

/** Reads products in the order of their ids; those that are not active or not offered in the country are left out. */
export async function readProducts(
  db: Db,
  { productIds, ...scope }: ReadScope & { productIds: readonly string[] },
): Promise<Product[]> {
  const rows = await readProductRows(db, productIds, scope);
  const barcodes = await readBarcodes(db, productIds);
  const products = new Map(
    rows.map((row) => [
      row.product_id,
      presentProduct(row, barcodes.get(row.product_id) ?? [], scope),
    ]),
  );
  return productIds.flatMap((productId) => products.get(productId) ?? []);
}

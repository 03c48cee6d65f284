import type { Product } from '#contract/product';
import { translateFacetValue } from '#domain/facetNames';
import { fromCents } from '#domain/money';
import { trimProductId } from '#domain/productIds';
import { priceFields, type ListPrices } from '#domain/unitPrice';

import type { Db } from '../db/client';
import { noListsOf, readListPrices } from '../db/priceLists';
import { LIST_PRICES, readPrices, type OfferColumns, type PricedOffer } from '../db/prices';
import {
  readBarcodes,
  readProductRows,
  type PricedRow,
  type ProductRow,
  type ReadScope,
} from '../db/products';

import { cachePerOwner } from './cache';
import type { View } from './view';

/** Knows which products have no picture; without it, every product has a picture's name. */
export type TileView = Pick<View, 'tiles' | 'categories'>;

interface PicturedProduct {
  product_id: string;
  image?: string;
  cat_code?: string;
}

/**
 * File name or URL of a product's picture, thumbnail and full size: its own image, the tile of its
 * category if it has none, or else the file named after its tidied id.
 */
export const pictureOf = (
  { product_id, image = '', cat_code = '' }: PicturedProduct,
  view?: TileView,
): string =>
  image ||
  (view?.tiles?.tileOf({ product_id, cat_code }, view.categories) ??
    `${trimProductId(product_id)}.jpg`);

const isPriced = (row: ProductRow): row is PricedRow => 'available' in row;

interface Presentation {
  /** Where the product is shown. */
  view?: TileView | undefined;
  /** Prices of the buyer's price lists. */
  lists?: readonly ListPrices[];
}

/**
 * The only place where a row becomes the product of the contract. Price and stock appear only for a
 * customer, and only if the row was read for one: for a visitor the four fields do not exist.
 */
export function presentProduct(
  row: ProductRow | PricedRow,
  barcodes: string[],
  { country, language, buyer }: ReadScope,
  { view, lists = [] }: Presentation = {},
): Product {
  const product: Product = {
    id: row.id,
    product_id: row.product_id,
    name: row.name,
    country,
    class: row.class,
    ship_pac: row.ship_pac,
    types: row.types,
    image: pictureOf(row, view),
    barcodes,
    brand: row.brand,
    color: translateFacetValue('color', row.color, language),
    size: translateFacetValue('size', row.size, language),
    cat_code: row.cat_code,
  };
  return buyer && isPriced(row) ? withPriceFields(product, row, lists) : product;
}

/** Lists every field: a spread is many times slower, and this runs for each product of a page. */
function withPriceFields(
  product: Product,
  prices: OfferColumns,
  lists: readonly ListPrices[],
): Product {
  const fields = priceFields(prices, lists);
  const priced: Product = {
    id: product.id,
    product_id: product.product_id,
    name: product.name,
    country: product.country,
    class: product.class,
    ship_pac: product.ship_pac,
    types: product.types,
    image: product.image,
    barcodes: product.barcodes,
    brand: product.brand,
    color: product.color,
    size: product.size,
    cat_code: product.cat_code,
    available: prices.available,
    selling_price: fields.selling_price,
    selling_price_2: fields.selling_price_2,
    retail_price: fromCents(prices.retail_cents),
  };
  if (fields.price_breaks) priced.price_breaks = fields.price_breaks;
  if (fields.list_price !== undefined) priced.list_price = fields.list_price;
  if (prices.expected_on !== null) priced.expected_on = prices.expected_on;
  return priced;
}

/** The price and stock fields as JSON text, for splicing into a serialised response. */
export const formatPrices = (prices: PricedOffer): string => {
  const { selling_price, selling_price_2, price_breaks, list_price } = priceFields(
    prices,
    prices.lists,
  );
  const breaks = price_breaks ? `,"price_breaks":${JSON.stringify(price_breaks)}` : '';
  const list = list_price === undefined ? '' : `,"list_price":${list_price}`;
  const { expected_on } = prices;
  const expected = expected_on === null ? '' : `,"expected_on":${JSON.stringify(expected_on)}`;
  return `"available":${prices.available},"selling_price":${selling_price},"selling_price_2":${selling_price_2},"retail_price":${fromCents(prices.retail_cents)}${breaks}${list}${expected}`;
};

/**
 * Reads products in the order of their ids, omitting those that are inactive or not offered in the
 * country; with the tiles of a view if they are shown.
 */
export async function readProducts(
  db: Db,
  { productIds, ...scope }: ReadScope & { productIds: readonly string[] },
  view?: TileView,
): Promise<Product[]> {
  const rows = await readProductRows(db, productIds, scope);
  const barcodes = await readBarcodes(db, productIds);
  const listsOf = scope.buyer
    ? await readListPrices(db, productIds, scope.country, scope.buyer.priceLists)
    : noListsOf;
  const products = new Map(
    rows.map((row) => {
      const { product_id } = row;
      const how = { view, lists: listsOf(product_id) };
      return [product_id, presentProduct(row, barcodes.get(product_id) ?? [], scope, how)];
    }),
  );
  return productIds.flatMap((productId) => products.get(productId) ?? []);
}

/** Size limit of the cache of products, and the estimated size of one, in bytes. */
const MAX_CACHE_BYTES = 8_000_000;
const PRODUCT_BYTES = 700;

const productCacheOf = cachePerOwner<View, Product>(
  () => MAX_CACHE_BYTES,
  () => PRODUCT_BYTES,
);

/**
 * Reads products for a view: the public part of each product is cached with the view, while a
 * customer's prices and stock are read fresh.
 */
export async function readCachedProducts(
  db: Db,
  view: View,
  { productIds, ...scope }: ReadScope & { productIds: readonly string[] },
): Promise<Product[]> {
  const cache = productCacheOf(view);
  const cacheKeyOf = (productId: string) => `${scope.country} ${scope.language} ${productId}`;
  const products = productIds.map((productId) => cache.get(cacheKeyOf(productId)));
  const missing = productIds.filter((_productId, index) => !products[index]);
  const unpriced = { ...scope, productIds: missing, buyer: null };
  const read = await readProducts(db, unpriced, view);
  const found = new Map(read.map((product) => [product.product_id, product]));
  for (const product of read) cache.set(cacheKeyOf(product.product_id), product);

  const listed = productIds.flatMap(
    (productId, index) => products[index] ?? found.get(productId) ?? [],
  );
  return scope.buyer ? withPrices(db, listed, scope) : listed;
}

/** Adds current prices and stock, omitting products that are no longer offered. */
export async function withPrices(
  db: Db,
  products: readonly Product[],
  { country, buyer }: ReadScope,
): Promise<Product[]> {
  const productIds = products.map(({ product_id }) => product_id);
  const prices = await readPrices(db, productIds, country, buyer ?? LIST_PRICES);
  return products.flatMap((product) => {
    const found = prices.get(product.product_id);
    return found ? withPriceFields(product, found, found.lists) : [];
  });
}

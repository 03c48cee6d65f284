import type { Product, ProductDescription } from '#contract/product';
import { trimProductId } from '#domain/productIds';

import type { Db } from '../db/client';
import { readDescription, type ReadScope } from '../db/products';

import { cachePerOwner } from './cache';
import { findByCode, categoryPathOf } from './categoryTree';
import { readCachedProducts, withPrices } from './readProducts';
import type { View } from './view';

/** Number of related products on a product page. */
const MAX_RELATED = 10;

interface DescribedProduct {
  product: ProductDescription;
  related: Product[];
}

/** Size limit of the cache of descriptions, in bytes. */
const MAX_CACHE_BYTES = 8_000_000;

const descriptionsOf = cachePerOwner<View, DescribedProduct>(
  () => MAX_CACHE_BYTES,
  ({ product, related }) => 2 * product.description.length + 100 * (related.length + 10),
);

/** Returns everything that a product page shows; `undefined` if the country has no such product. */
export async function readProductDetails(
  db: Db,
  view: View,
  productId: string,
  scope: ReadScope,
): Promise<DescribedProduct | undefined> {
  const [id] = await view.idsOfTypedId(db, productId);
  if (id === undefined) return undefined;
  const cache = descriptionsOf(view);
  const name = `${scope.country} ${scope.language} ${id}`;
  const described = cache.get(name) ?? (await describePublicly(db, view, id, scope));
  if (!described) return undefined;
  cache.set(name, described);
  if (!scope.buyer) return described;

  const { product, related } = described;
  const [priced, ...others] = await withPrices(db, [product, ...related], scope);
  return priced?.product_id === product.product_id
    ? { product: { ...product, ...priced }, related: others }
    : undefined;
}

/** The public part of a description, without prices or stock. */
async function describePublicly(
  db: Db,
  view: View,
  id: string,
  { country, language }: ReadScope,
): Promise<DescribedProduct | undefined> {
  const relatedIds = await view.similar(db, id, country, MAX_RELATED);
  const scope = { country, language, buyer: null };
  const listed = await readCachedProducts(db, view, { productIds: [id, ...relatedIds], ...scope });
  const [product, ...related] = listed;
  const description = await readDescription(db, id, language);
  if (product?.product_id !== id || description === undefined) return undefined;
  return {
    product: {
      ...product,
      description,
      images: picturesOf(product),
      categories: categoryPathOf(findByCode(view.categories, product.cat_code)).map(
        ({ names, cat_code }) => ({ name: names[language], cat_code }),
      ),
    },
    related,
  };
}

/** A full-size picture is named by the tidied product id unless the image is a whole URL. */
const picturesOf = ({ product_id, image }: Product): string[] =>
  /^(https?|data):/.test(image) ? [image] : [`${trimProductId(product_id)}.jpg`];

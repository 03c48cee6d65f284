import type { ProductDescription } from '#contract/catalogue';
import type { Product } from '#contract/product';
import { tidyProductId } from '#domain/productIds';

import type { Db } from '../db/client';
import { readDescription, type ReadScope } from '../db/products';

import { trailOf } from './categoryTree';
import { readProducts } from './readProducts';
import { similarTo } from './similar';
import { numbersOf, type Snapshot } from './snapshot';

/** Related products that a product's page shows. */
const RELATED = 10;

/** Everything a product's page shows; `undefined` where the country has no such product. */
export async function describe(
  db: Db,
  snapshot: Snapshot,
  productId: string,
  scope: ReadScope,
): Promise<{ product: ProductDescription; related: Product[] } | undefined> {
  const [number] = numbersOf(snapshot, productId);
  if (number === undefined) return undefined;
  const id = snapshot.productIds[number]!;
  const alike = similarTo(snapshot, number, scope.country, RELATED);
  const relatedIds = alike.map((other) => snapshot.productIds[other]!);

  const read = await readProducts(db, { productIds: [id, ...relatedIds], ...scope });
  const [product, ...related] = read;
  const description = await readDescription(db, id, scope.language);
  if (product?.product_id !== id || description === undefined) return undefined;
  return {
    product: {
      ...product,
      description,
      images: picturesOf(product),
      categories: trailOf(snapshot.categoryOf[number]).map(({ names, cat_code }) => ({
        name: names[scope.language],
        cat_code,
      })),
    },
    related,
  };
}

/** Full pictures go by trimmed id; one that lives at another address stands first. */
const picturesOf = ({ product_id, image }: Product): string[] =>
  /^https?:/.test(image) ? [image] : [`${tidyProductId(product_id)}.jpg`];

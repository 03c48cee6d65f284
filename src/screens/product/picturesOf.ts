import type { KnownProduct } from '../../api/mergeProduct';

/**
 * Returns the picture files of a product; until its description has loaded, the one file that every
 * product has.
 */
export function picturesOf({ product_id, image, images = [] }: KnownProduct): readonly string[] {
  const own = /^https?:/.test(image) ? image : `${product_id}.jpg`;
  return images.length > 0 ? images : [own];
}

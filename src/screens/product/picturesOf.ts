import type { KnownProduct } from '../../api/readProduct';

/** Files of a product's pictures; before its description is there, of the one that every product has. */
export function picturesOf({ product_id, image, images = [] }: KnownProduct): readonly string[] {
  const own = /^https?:/.test(image) ? image : `${product_id}.jpg`;
  return images.length > 0 ? images : [own];
}

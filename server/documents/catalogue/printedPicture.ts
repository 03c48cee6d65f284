import type { Pictures } from '../../pictures/pictures';

/** Returns a product's picture as JPEG for printing; undefined if it is on another host. */
export async function printedPicture(
  pictures: Pictures,
  productId: string,
): Promise<Buffer | undefined> {
  const picture = await pictures.find({ file: `${productId}.jpg`, size: 'thumbnails' });
  return typeof picture === 'object' ? picture.bytes : undefined;
}

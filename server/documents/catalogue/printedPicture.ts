import type { Pictures } from '../../pictures/pictures';

/** A product's picture as paper takes it, in JPEG; nothing where it lies on another host. */
export async function printedPicture(
  pictures: Pictures,
  productId: string,
): Promise<Buffer | undefined> {
  const picture = await pictures.find({ file: `${productId}.jpg`, size: 'thumbnails' });
  return typeof picture === 'object' ? picture.bytes : undefined;
}

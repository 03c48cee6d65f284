import { encode, type PictureFormat } from './formats';
import { loadSharp } from './loadSharp';

/** Maximum number of pixels of a file: enough for a camera, but not for a decompression bomb. */
const MAX_PIXELS = 80_000_000;

/** Accepted file contents, regardless of the file name. */
const ACCEPTED_FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'heif'];

/**
 * Fits a picture, rotated upright, into a white square; throws if it is not a picture, damaged or
 * too large.
 */
export async function fitPhoto(
  file: Buffer,
  pixels: number,
  format: PictureFormat,
): Promise<Buffer> {
  const sharp = await loadSharp();
  const photo = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const { format: detectedFormat } = await photo.metadata();
  if (!ACCEPTED_FORMATS.includes(detectedFormat))
    throw new Error(`It contains ${detectedFormat}, not a picture.`);
  const square = photo
    .autoOrient()
    .resize(pixels, pixels, { fit: 'contain', background: '#fff' })
    .flatten({ background: '#fff' });
  return encode(square, format);
}

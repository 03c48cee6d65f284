import { encode, type PictureFormat } from './formats';
import { loadSharp } from './loadSharp';

/** Pixels of the largest file that is opened: a camera's, not a bomb. */
const MOST_PIXELS = 80_000_000;

/** What the content of a file may be, whatever its name says. */
const READABLE: readonly string[] = ['jpeg', 'png', 'webp', 'heif'];

/** A picture file upright within a white square; throws where it is none, damaged or too large. */
export async function fitPhoto(
  file: Buffer,
  pixels: number,
  format: PictureFormat,
): Promise<Buffer> {
  const sharp = await loadSharp();
  const photo = sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
  const { format: found } = await photo.metadata();
  if (!READABLE.includes(found)) throw new Error(`It holds ${found}, not a picture.`);
  const square = photo
    .autoOrient()
    .resize(pixels, pixels, { fit: 'contain', background: '#fff' })
    .flatten({ background: '#fff' });
  return encode(square, format);
}

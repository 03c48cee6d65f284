import { tagFor } from '../files/tagFor';

import { acceptedFormat, PICTURE_SIZES, encode, type PictureFormat } from './formats';
import { loadSharp } from './loadSharp';
import { readOwnFile, type OwnFile } from './ownFiles';
import type { PictureCache, Picture, PictureRequest } from './pictureCache';

interface PhotoSources {
  /** Finds the picture file of a product. */
  find: (productId: string) => Promise<OwnFile | undefined>;
  made: PictureCache;
  /** Called once for each file that cannot be decoded. */
  onUnreadable: (path: string, error: unknown) => void;
}

/** Serves the operator's pictures by product id; `'unreadable'` if the file cannot be decoded. */
export function openPhotos({ find, made, onUnreadable }: PhotoSources) {
  const unreadable = new Set<string>();

  return async (
    productId: string,
    { size, accept }: PictureRequest,
  ): Promise<Picture | 'unreadable' | undefined> => {
    const ownFile = await find(productId);
    if (!ownFile) return undefined;
    const facts = [ownFile.path, ownFile.version];
    const version = tagFor(facts);
    if (unreadable.has(version)) return 'unreadable';
    const format = acceptedFormat(accept, ['avif', 'webp']);
    const make = async () => fitPhoto(await readOwnFile(ownFile), PICTURE_SIZES[size], format);
    try {
      return { ...(await made({ facts, size, format, make })), isLasting: false };
    } catch (error) {
      if (!unreadable.has(version)) onUnreadable(ownFile.path, error);
      unreadable.add(version);
      return 'unreadable';
    }
  };
}

/** Maximum number of pixels of a file: enough for a camera, but not for a decompression bomb. */
const MAX_PIXELS = 80_000_000;

/** Accepted file contents, regardless of the file name. */
const ACCEPTED_FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'heif'];

/**
 * Fits a picture, rotated upright, into a white square; throws if it is not a picture, damaged or
 * too large.
 */
async function fitPhoto(file: Buffer, pixels: number, format: PictureFormat): Promise<Buffer> {
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

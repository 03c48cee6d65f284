import { tagFor } from '../files/tagFor';

import { fitPhoto } from './fitPhoto';
import { acceptedFormat, PICTURE_SIZES } from './formats';
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

import { tagFor } from '../files/tagFor';

import { fitPhoto } from './fitPhoto';
import { acceptedFormat, PICTURE_SIZES } from './formats';
import type { MadePictures, Picture, PictureRequest } from './madePictures';
import { readOwnFile, type OwnFile } from './ownFiles';

interface Parts {
  /** Finds the picture file of a product. */
  find: (productId: string) => Promise<OwnFile | undefined>;
  made: MadePictures;
  /** Called once for each file that cannot be decoded. */
  onUnreadable: (path: string, error: unknown) => void;
}

/** Serves the operator's pictures by product id; `'unreadable'` if the file cannot be decoded. */
export function openPhotos({ find, made, onUnreadable }: Parts) {
  const unreadable = new Set<string>();

  return async (
    productId: string,
    { size, accept }: PictureRequest,
  ): Promise<Picture | 'unreadable' | undefined> => {
    const own = await find(productId);
    if (!own) return undefined;
    const facts = [own.path, own.version];
    const version = tagFor(facts);
    if (unreadable.has(version)) return 'unreadable';
    const format = acceptedFormat(accept, ['avif', 'webp']);
    const make = async () => fitPhoto(await readOwnFile(own), PICTURE_SIZES[size], format);
    try {
      return { ...(await made({ facts, size, format, make })), isLasting: false };
    } catch (error) {
      if (!unreadable.has(version)) onUnreadable(own.path, error);
      unreadable.add(version);
      return 'unreadable';
    }
  };
}

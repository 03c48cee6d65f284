import { join } from 'node:path';

import { openFileCache } from '../files/fileCache';
import { tagFor } from '../files/tagFor';

import type { PictureFormat, PictureSize } from './formats';

/** Raised when pictures are made otherwise, so that none is served from an older cache. */
const VERSION = 2;

/** Pictures made at once: each takes a core for some milliseconds. */
const AT_ONCE = 2;

export interface Picture {
  /** Changes when the picture does. */
  tag: string;
  format: PictureFormat;
  bytes: Buffer;
  /** True of a drawing, which never changes under its address. */
  isLasting: boolean;
}

export interface PictureRequest {
  /** The product id with .jpg, or a file of the image host. */
  file: string;
  size: PictureSize;
  /** What the browser says it takes; JPEG where it says nothing. */
  accept?: string | undefined;
}

/** All that a picture depends on, and how it is made. */
interface PicturePlan {
  facts: readonly unknown[];
  /** The folder where it is kept. */
  size: PictureSize | 'content';
  format: PictureFormat;
  make: () => Promise<Buffer>;
}

/** Makes a picture when it is first asked for and keeps it as a file. */
export function openMadePictures(dataDir: string) {
  const cachedOrMade = openFileCache(AT_ONCE);
  return async ({
    facts,
    size,
    format,
    make,
  }: PicturePlan): Promise<Omit<Picture, 'isLasting'>> => {
    const tag = tagFor([VERSION, size, format, ...facts]);
    const file = join(dataDir, 'images', size, tag.slice(0, 2), `${tag}.${format}`);
    return { tag, format, bytes: await cachedOrMade(file, make) };
  };
}
export type MadePictures = ReturnType<typeof openMadePictures>;

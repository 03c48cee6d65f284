import { join } from 'node:path';

import { openFileCache } from '../files/fileCache';
import { tagFor } from '../files/tagFor';

import type { PictureFormat, PictureSize } from './formats';

/** Increment when the generation of pictures changes, to invalidate cached files. */
const VERSION = 2;

/** Maximum number of pictures generated concurrently: each takes a core for some milliseconds. */
const MAX_CONCURRENT = 2;

export interface Picture {
  /** Changes when the picture does. */
  tag: string;
  format: PictureFormat;
  bytes: Buffer;
  /** Whether it is a drawing, which never changes at its URL. */
  isLasting: boolean;
}

export interface PictureRequest {
  /** The product id with .jpg, or a file of the image host. */
  file: string;
  size: PictureSize;
  /** The request's Accept header; JPEG if absent. */
  accept?: string | undefined;
}

/** Everything that a picture depends on, and its generator. */
interface PicturePlan {
  facts: readonly unknown[];
  /** The cache folder. */
  size: PictureSize | 'content';
  format: PictureFormat;
  make: () => Promise<Buffer>;
}

/** Generates pictures on first request and caches them as files. */
export function openPictureCache(dataDir: string) {
  const readOrMake = openFileCache(MAX_CONCURRENT);
  return async ({
    facts,
    size,
    format,
    make,
  }: PicturePlan): Promise<Omit<Picture, 'isLasting'>> => {
    const tag = tagFor([VERSION, size, format, ...facts]);
    const file = join(dataDir, 'images', size, tag.slice(0, 2), `${tag}.${format}`);
    return { tag, format, bytes: await readOrMake(file, make) };
  };
}
export type PictureCache = ReturnType<typeof openPictureCache>;

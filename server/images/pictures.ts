import { join } from 'node:path';

import { openKeptFiles } from '../files/keptFiles';
import { tagFor } from '../files/tagFor';

import { chooseDrawing } from './chooseDrawing';
import { drawPicture } from './drawPicture';
import { svgToJpeg } from './svgToJpeg';

/** Edge lengths in pixels, by the folder that the address names. */
export const PICTURE_SIZES = { thumbnails: 240, full: 1000 } as const;
export type PictureSize = keyof typeof PICTURE_SIZES;

/** Raised when the drawings change, so that none is served from an older cache. */
const VERSION = 1;

/** Pictures drawn at once: each takes a core for some milliseconds. */
const AT_ONCE = 2;

export interface PicturedProduct {
  product_id: string;
  name: string;
  brand: string;
  drawing: string;
}

/** Draws product pictures on the first request and keeps them as files. */
export interface Pictures {
  /** Says which picture it is without drawing it; changes when the picture does. */
  tagOf: (product: PicturedProduct, size: PictureSize) => string;
  read: (product: PicturedProduct, size: PictureSize) => Promise<Buffer>;
}

export function openPictures(dataDir: string): Pictures {
  const keptOrDrawn = openKeptFiles(AT_ONCE);

  const tagOf = (product: PicturedProduct, size: PictureSize): string => {
    const { kind, colour } = chooseDrawing(product);
    const { product_id, brand } = product;
    return tagFor([VERSION, size, kind, colour, product_id, brand]);
  };

  const read = (product: PicturedProduct, size: PictureSize): Promise<Buffer> => {
    const tag = tagOf(product, size);
    const file = join(dataDir, 'images', size, tag.slice(0, 2), `${tag}.jpg`);
    return keptOrDrawn(file, () => toJpeg(product, PICTURE_SIZES[size]));
  };

  return { tagOf, read };
}

function toJpeg(product: PicturedProduct, pixels: number): Promise<Buffer> {
  const { product_id, brand } = product;
  return svgToJpeg(drawPicture({ ...chooseDrawing(product), product_id, brand, pixels }));
}

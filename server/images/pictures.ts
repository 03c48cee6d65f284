import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { chooseDrawing } from './chooseDrawing';
import { drawPicture } from './drawPicture';

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
  const underWay = new Map<string, Promise<Buffer>>();
  const inTurn = turns(AT_ONCE);

  const tagOf = (product: PicturedProduct, size: PictureSize): string => {
    const { kind, colour } = chooseDrawing(product);
    const { product_id, brand } = product;
    const shown = JSON.stringify([VERSION, size, kind, colour, product_id, brand]);
    return createHash('sha256').update(shown).digest('hex').slice(0, 32);
  };

  const draw = async (product: PicturedProduct, size: PictureSize, file: string) => {
    const kept = await readFile(file).catch(() => undefined);
    if (kept) return kept;
    const picture = await inTurn(() => toJpeg(product, PICTURE_SIZES[size]));
    await keep(file, picture).catch(() => undefined);
    return picture;
  };

  const read = (product: PicturedProduct, size: PictureSize): Promise<Buffer> => {
    const tag = tagOf(product, size);
    const file = join(dataDir, 'images', size, tag.slice(0, 2), `${tag}.jpg`);
    let drawn = underWay.get(tag);
    if (!drawn) {
      drawn = draw(product, size, file).finally(() => underWay.delete(tag));
      underWay.set(tag, drawn);
    }
    return drawn;
  };

  return { tagOf, read };
}

async function toJpeg(product: PicturedProduct, pixels: number): Promise<Buffer> {
  /** Loaded when first needed: a server that only answers calls starts sooner without it. */
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  const { product_id, brand } = product;
  const svg = drawPicture({ ...chooseDrawing(product), product_id, brand, pixels });
  return sharp(Buffer.from(svg)).jpeg({ quality: 84 }).toBuffer();
}

/** Stores a whole file or none; a picture that cannot be kept is drawn again another time. */
async function keep(file: string, picture: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const unfinished = `${file}.${randomUUID()}`;
  try {
    await writeFile(unfinished, picture);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Lets so many pieces of work run at once; the others wait in line. */
function turns(atOnce: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

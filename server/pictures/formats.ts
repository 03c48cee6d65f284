import type { Sharp } from 'sharp';

/**
 * Edge lengths in pixels by folder in the URL: rows, cards and pages match their size on screen.
 */
export const PICTURE_SIZES = {
  rows: 96,
  small: 140,
  thumbnails: 240,
  cards: 480,
  pages: 520,
  full: 1000,
} as const;
export type PictureSize = keyof typeof PICTURE_SIZES;

/** The folder of an image host with pictures of at least that size. */
export const hostFolder = (size: PictureSize): PictureSize =>
  PICTURE_SIZES[size] > PICTURE_SIZES.thumbnails ? 'full' : 'thumbnails';

export type PictureFormat = 'avif' | 'webp' | 'jpg';

export const MEDIA_TYPES: Readonly<Record<PictureFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

/** Returns the first offered format that the browser accepts; JPEG is the fallback. */
export const acceptedFormat = (
  accept: string | undefined,
  offered: readonly PictureFormat[],
): PictureFormat =>
  offered.find((format) => accept?.split(/[\s,;]+/).includes(MEDIA_TYPES[format])) ?? 'jpg';

/** Encoder efforts that are affordable on a server with other work to do. */
const ENCODERS: Readonly<Record<PictureFormat, (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 82, effort: 2 }),
  jpg: (picture) => picture.jpeg({ quality: 84 }),
};

export const encode = (picture: Sharp, format: PictureFormat): Promise<Buffer> =>
  ENCODERS[format](picture).toBuffer();

import { DEFAULT_COUNTRY } from '#domain/countries';

import type { View } from '../../catalogue/view';
import type { Db } from '../../db/client';
import type { DownloadTable } from '../../db/tables/content';
import type { Pictures } from '../../pictures/pictures';
import { COVER_SIZE, toSvg } from '../../pictures/scene';
import { catalogueProducts } from '../catalogueProducts';

import { coverColour } from './coverColour';
import { printedPicture } from './printedPicture';

/** Positions and size of the products on the cover. */
const POSITIONS = [
  [60, 250],
  [300, 250],
  [60, 480],
  [300, 480],
] as const;
const PICTURE_SIZE = 240;

const LOGO =
  '<circle cx="104" cy="110" r="46" fill="#ffffff"/><g transform="translate(74 80) scale(1.76)"><rect x="4" y="2" width="26" height="5" rx="2" fill="#e39a1c"/><rect x="4" y="27" width="26" height="5" rx="2" fill="#e39a1c"/><rect x="7" y="7" width="20" height="20" fill="#0e5e63"/><path d="M12 10v14M22 10v14M12 17.5c3.3-2 6.7 2 10 0" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/></g>';

interface CoverSource {
  db: Db;
  view: View;
  pictures: Pictures;
}

/**
 * Renders a catalogue's cover as SVG: the most popular product from each of its first categories.
 */
export async function coverPicture(
  { db, view, pictures }: CoverSource,
  row: Pick<DownloadTable, 'id' | 'categories' | 'classes'>,
): Promise<string> {
  const { width, height } = COVER_SIZE;
  const best = await bestOfCategories(db, view, row);
  const coverPictures = await Promise.all(
    best.map((productId) => printedPicture(pictures, productId)),
  );
  const images = coverPictures.map((picture, index) => {
    const [x, y] = POSITIONS[index]!;
    const data = picture?.toString('base64');
    return data
      ? `<image x="${x}" y="${y}" width="${PICTURE_SIZE}" height="${PICTURE_SIZE}" href="data:image/jpeg;base64,${data}"/>`
      : '';
  });
  return toSvg(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="${coverColour(row.id)}"/>${LOGO}` +
      `<rect x="40" y="220" width="520" height="516" rx="14" fill="#ffffff"/>${images.join('')}`,
  );
}

async function bestOfCategories(
  db: Db,
  view: View,
  row: Pick<DownloadTable, 'categories' | 'classes'>,
): Promise<string[]> {
  const products = await catalogueProducts(db, view, row, DEFAULT_COUNTRY);
  const shown = new Map<unknown, string>();
  for (const { product_id, category } of products.sort((a, b) => a.rank - b.rank)) {
    if (!shown.has(category)) shown.set(category, product_id);
    if (shown.size === POSITIONS.length) break;
  }
  return [...shown.values()];
}

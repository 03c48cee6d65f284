import type { Tiles } from '../catalogue/tiles';

import { drawTile, iconOfCategory, type CategoryIcon } from './categoryIcons';
import { PICTURE_SIZES } from './formats';
import { openOwnFiles, OWN_BASE_URL, ownPicturesFolder } from './ownFiles';
import { openUploads } from './uploads';

interface TilesOptions {
  dataDir: string;
  /** Base URL of pictures; an image host may have some that this server does not know. */
  imageHost: string;
  /** Whether a plug-in draws products. */
  areDrawn: boolean;
}

/**
 * Provides the tiles of products without a picture; `undefined` where each product may have one
 * from elsewhere.
 */
export function openTiles({ dataDir, imageHost, areDrawn }: TilesOptions): Tiles | undefined {
  if (areDrawn || imageHost !== OWN_BASE_URL) return undefined;
  const folders = [openUploads(dataDir).files, openOwnFiles(ownPicturesFolder(dataDir))];
  let listed: ReadonlyMap<string, string>[] = [];
  const urls = new Map<CategoryIcon, string>();

  return {
    refresh: async () => {
      const before = listed;
      listed = await Promise.all(folders.map((folder) => folder.listed()));
      return listed.some((files, at) => files !== before[at]);
    },
    tileOf: ({ product_id, cat_code }, categories) => {
      const name = product_id.normalize();
      if (listed.some((files) => files.has(name))) return undefined;
      const icon = iconOfCategory(categories, cat_code);
      const url = urls.get(icon) ?? dataUrlOf(drawTile(icon, PICTURE_SIZES.thumbnails));
      urls.set(icon, url);
      return url;
    },
  };
}

/** The URL that is a drawing itself (RFC 2397). */
const dataUrlOf = (svg: string): string =>
  `data:image/svg+xml,${svg.replace(/"/g, "'").replace(/[<>#]/g, encodeURIComponent)}`;

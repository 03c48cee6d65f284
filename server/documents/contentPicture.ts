import type { PicturedList } from '#domain/content';

import type { View } from '../catalogue/view';
import type { Db } from '../db/client';
import { readDownload, readNewsletter } from '../db/content';
import type { Drawings } from '../pictures/drawings';
import type { Pictures } from '../pictures/pictures';
import {
  COVER_SIZE,
  EMPTY_CAROUSEL,
  EMPTY_COVER,
  EMPTY_NEWSLETTER,
  drawScene,
  toSvg,
  type Scene,
} from '../pictures/scene';

import { coverPicture } from './catalogue/coverPicture';

interface PictureParts {
  db: Db;
  view: View;
  pictures: Pictures;
  drawings: Drawings | undefined;
}

const sceneSvg = (scene: Scene): string => toSvg(scene.width, scene.height, drawScene(scene));

/** Renders the picture of a content entry as SVG; `undefined` if there is no such entry. */
export async function contentPicture(
  { db, view, pictures, drawings }: PictureParts,
  list: PicturedList,
  id: string,
): Promise<string | undefined> {
  if (list === 'carousel') return sceneSvg(drawings?.carousel(id) ?? EMPTY_CAROUSEL);
  if (list === 'newsletters') {
    const newsletter = await readNewsletter(db, id);
    return newsletter && sceneSvg(drawings?.newsletter(newsletter) ?? EMPTY_NEWSLETTER);
  }
  const row = await readDownload(db, id);
  if (!row) return undefined;
  if (row.kind === 'catalogue') return coverPicture({ db, view, pictures }, row);
  const { width, height } = COVER_SIZE;
  return toSvg(width, height, drawings?.download(row.kind, id) ?? drawScene(EMPTY_COVER));
}

import { join } from 'node:path';

import { openFileCache } from '../files/fileCache';
import { tagFor } from '../files/tagFor';

import { drawSvgPicture } from './drawSvgPicture';

/** Renders content pictures on first request and caches them as files. */
export function openDrawnFiles(dataDir: string) {
  const cachedOrDrawn = openFileCache(1);
  return (svg: string): { tag: string; read: () => Promise<Buffer> } => {
    const tag = tagFor([svg]);
    const file = join(dataDir, 'images', 'content', tag.slice(0, 2), `${tag}.jpg`);
    return { tag, read: () => cachedOrDrawn(file, () => drawSvgPicture(svg, 'jpg')) };
  };
}

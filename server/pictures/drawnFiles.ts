import { join } from 'node:path';

import { openKeptFiles } from '../files/keptFiles';
import { tagFor } from '../files/tagFor';

import { drawSvgPicture } from './drawSvgPicture';

/** Makes the pictures of the informational screens on the first request and keeps them as files. */
export function openDrawnFiles(dataDir: string) {
  const keptOrDrawn = openKeptFiles(1);
  return (svg: string): { tag: string; read: () => Promise<Buffer> } => {
    const tag = tagFor([svg]);
    const file = join(dataDir, 'images', 'content', tag.slice(0, 2), `${tag}.jpg`);
    return { tag, read: () => keptOrDrawn(file, () => drawSvgPicture(svg, 'jpg')) };
  };
}

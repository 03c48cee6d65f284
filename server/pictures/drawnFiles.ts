import { join } from 'node:path';

import { openFileCache } from '../files/fileCache';
import { tagFor } from '../files/tagFor';

import { renderSvg } from './renderSvg';

/** Renders content pictures on first request and caches them as files. */
export function openDrawnFiles(dataDir: string) {
  const readOrRender = openFileCache(1);
  return (svg: string): { tag: string; read: () => Promise<Buffer> } => {
    const tag = tagFor([svg]);
    const file = join(dataDir, 'images', 'content', tag.slice(0, 2), `${tag}.jpg`);
    return { tag, read: () => readOrRender(file, () => renderSvg(svg, 'jpg')) };
  };
}

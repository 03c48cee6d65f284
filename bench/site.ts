import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { Measure } from './measure';

const KB = 1000;

/**
 * Measures the Brotli size of a visitor's first listing: the page's scripts and styles, and the
 * messages of the largest language.
 */
export async function measureSite(): Promise<Measure[]> {
  const site = join(dirname(process.argv[1] ?? ''), '../site');
  const html = readFileSync(join(site, 'index.html'), 'utf8');
  const named = Array.from(
    html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g),
    ([, file]) => join(site, file ?? ''),
  );
  const assets = join(site, 'assets');
  const words = readdirSync(assets)
    .filter((file) => /^first-\w+\.\w+\.js$/.test(file))
    .map((file) => compressedSize(join(assets, file)));
  const bytes =
    [...new Set(named)].reduce((sum, file) => sum + compressedSize(file), 0) + Math.max(...words);
  return [
    {
      what: 'scripts, styles and translations of the first listing, brotli',
      measured: bytes / KB,
      unit: 'KB',
      budget: 125,
    },
  ];
}

const compressedSize = (file: string): number =>
  statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;

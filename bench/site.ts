import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { Measure } from './measure';

const KB = 1000;

/** Brotli bytes of the scripts and styles that the page names: what a first visit must load. */
export async function measureSite(): Promise<Measure[]> {
  const site = join(dirname(process.argv[1] ?? ''), '../site');
  const html = readFileSync(join(site, 'index.html'), 'utf8');
  const named = Array.from(
    html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g),
    ([, file]) => join(site, file ?? ''),
  );
  const bytes = [...new Set(named)].reduce((sum, file) => sum + compressedSize(file), 0);
  return [
    {
      what: 'scripts and styles of the first page, brotli',
      measured: bytes / KB,
      unit: 'KB',
      budget: 112,
    },
  ];
}

const compressedSize = (file: string): number =>
  statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;

import { readFile } from 'node:fs/promises';

import { keepFile } from './keepFile';
import { turns } from './turns';

/**
 * Files that are made on the first request and kept; many who ask at once wait for one making. A file
 * that cannot be kept is made again another time.
 */
export function openFileCache(atOnce: number) {
  const underWay = new Map<string, Promise<Buffer>>();
  const inTurn = turns(atOnce);

  const readOrMake = async (file: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const kept = await readFile(file).catch(() => undefined);
    if (kept) return kept;
    const made = await inTurn(make);
    await keepFile(file, made).catch(() => undefined);
    return made;
  };

  return (file: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const running =
      underWay.get(file) ?? readOrMake(file, make).finally(() => underWay.delete(file));
    underWay.set(file, running);
    return running;
  };
}

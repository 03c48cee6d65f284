import { readFile } from 'node:fs/promises';

import { limitConcurrency } from './limitConcurrency';
import { writeFileAtomically } from './writeFileAtomically';

/**
 * Caches files that are generated on first request; concurrent requests share one generation. If a
 * file cannot be stored, it is generated again next time.
 */
export function openFileCache(atOnce: number) {
  const underWay = new Map<string, Promise<Buffer>>();
  const inTurn = limitConcurrency(atOnce);

  const readOrMake = async (file: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const kept = await readFile(file).catch(() => undefined);
    if (kept) return kept;
    const made = await inTurn(make);
    await writeFileAtomically(file, made).catch(() => undefined);
    return made;
  };

  return (file: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const running =
      underWay.get(file) ?? readOrMake(file, make).finally(() => underWay.delete(file));
    underWay.set(file, running);
    return running;
  };
}

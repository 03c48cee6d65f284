import { readFile } from 'node:fs/promises';

import { limitConcurrency } from './limitConcurrency';
import { writeFileAtomically } from './writeFileAtomically';

/**
 * Caches files that are generated on first request; concurrent requests share one generation. If a
 * file cannot be stored, it is generated again next time.
 */
export function openFileCache(maxConcurrent: number) {
  const pending = new Map<string, Promise<Buffer>>();
  const withLimit = limitConcurrency(maxConcurrent);

  const readOrMake = async (file: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const cached = await readFile(file).catch(() => undefined);
    if (cached) return cached;
    const made = await withLimit(make);
    await writeFileAtomically(file, made).catch(() => undefined);
    return made;
  };

  return (file: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const inFlight =
      pending.get(file) ?? readOrMake(file, make).finally(() => pending.delete(file));
    pending.set(file, inFlight);
    return inFlight;
  };
}

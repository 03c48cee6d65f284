import type { Db } from '../db/client';

import { readIndexFile, writeIndexFile } from './indexFile';
import type { SearchIndexes } from './searchIndexes';
import type { Snapshot } from './snapshot';
import { readChanges } from './version';

/** Opens the file that caches the catalogue for the next start; nothing is cached without one. */
export async function openIndexFile(db: Db, file: string | undefined) {
  const canCatchUp = async (version: string) => (await readChanges(db, version)).seen !== 'whole';
  const stored = file ? await readIndexFile(file, canCatchUp) : undefined;
  let storedVersion = stored?.snapshot.version;

  /**
   * Rewrites the file only if the changes since its version are no longer recorded one by one;
   * otherwise a start can catch up.
   */
  const update = async (snapshot: Snapshot, indexes: SearchIndexes): Promise<void> => {
    if (!file || ['', storedVersion].includes(snapshot.version)) return;
    if (storedVersion !== undefined && (await canCatchUp(storedVersion))) return;
    storedVersion = snapshot.version;
    await writeIndexFile(file, { snapshot, indexes: await indexes.allOf(snapshot) });
  };
  return { stored, update };
}

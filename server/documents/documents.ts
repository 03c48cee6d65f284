import { readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

import { openFileCache } from '../files/fileCache';
import { tagFor } from '../files/tagFor';

/** Increment when a document's design changes, to invalidate cached files. */
const VERSION = 3;

/** A document to generate: its name, everything that its content depends on, and its generator. */
export interface DocumentPlan {
  name: readonly unknown[];
  facts: readonly unknown[];
  make: () => Promise<Buffer>;
}

/** Generates documents on first request and caches the latest version of each. */
export function openDocuments(dataDir: string) {
  const readOrMake = openFileCache(1);

  return ({ name, facts, make }: DocumentPlan) => {
    const tag = tagFor([VERSION, name, facts]);
    const folder = tagFor(name);
    const file = join(dataDir, 'files', folder.slice(0, 2), folder, `${tag}.pdf`);
    const remake = async () => {
      const made = await make();
      await deleteOtherVersions(file);
      return made;
    };
    return { tag, read: () => readOrMake(file, remake) };
  };
}

/** Deletes earlier versions of a file before a new one is cached. */
async function deleteOtherVersions(file: string): Promise<void> {
  const siblings = await readdir(dirname(file)).catch(() => []);
  for (const name of siblings) {
    if (name !== basename(file)) await rm(join(dirname(file), name), { force: true });
  }
}

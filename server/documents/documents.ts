import { readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

import { openFileCache } from '../files/fileCache';
import { tagFor } from '../files/tagFor';

/** Raised when the documents change, so that none is served from an older cache. */
const VERSION = 3;

/** A document that can be made: what it is called, all that it depends on, and how it is made. */
export interface DocumentPlan {
  name: readonly unknown[];
  facts: readonly unknown[];
  make: () => Promise<Buffer>;
}

/** Makes documents on the first request and keeps the latest of each name. */
export function openDocuments(dataDir: string) {
  const cachedOrMade = openFileCache(1);

  return ({ name, facts, make }: DocumentPlan) => {
    const tag = tagFor([VERSION, name, facts]);
    const folder = tagFor(name);
    const file = join(dataDir, 'files', folder.slice(0, 2), folder, `${tag}.pdf`);
    const makeAnew = async () => {
      const made = await make();
      await dropOthers(file);
      return made;
    };
    return { tag, read: () => cachedOrMade(file, makeAnew) };
  };
}

/** Takes away the earlier versions of a file that is about to be kept. */
async function dropOthers(file: string): Promise<void> {
  const beside = await readdir(dirname(file)).catch(() => []);
  for (const name of beside) {
    if (name !== basename(file)) await rm(join(dirname(file), name), { force: true });
  }
}

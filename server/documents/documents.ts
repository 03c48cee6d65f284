import { readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

import type { DownloadTable } from '../db/tables';
import { openKeptFiles } from '../files/keptFiles';
import { tagFor } from '../files/tagFor';

import type { CatalogueSource } from './catalogue/makeCatalogue';
import type { Edition } from './document';
import { isMadeHere, makeDocument } from './makeDocument';

/** Raised when the documents change, so that none is served from an older cache. */
const VERSION = 1;

/** Makes the files of downloads on the first request and keeps the latest of each edition. */
export function openDocuments(dataDir: string) {
  const keptOrMade = openKeptFiles(1);

  return (source: CatalogueSource, row: DownloadTable, edition: Edition) => {
    if (!isMadeHere(row)) return undefined;
    const { version } = source.snapshot;
    const tag = tagFor([VERSION, row, edition, version, source.publicUrl]);
    const folder = tagFor([row.kind, row.id, edition]);
    const file = join(dataDir, 'files', folder.slice(0, 2), folder, `${tag}.pdf`);
    const make = async () => {
      const made = await makeDocument(source, row, edition);
      if (!made) throw new Error(`Nothing to make ${row.kind} ${row.id} of.`);
      await dropOthers(file);
      return made;
    };
    return { tag, read: () => keptOrMade(file, make) };
  };
}
export type Documents = ReturnType<typeof openDocuments>;

/** Takes away the earlier versions of a file that is about to be kept. */
async function dropOthers(file: string): Promise<void> {
  const beside = await readdir(dirname(file)).catch(() => []);
  for (const name of beside) {
    if (name !== basename(file)) await rm(join(dirname(file), name), { force: true });
  }
}

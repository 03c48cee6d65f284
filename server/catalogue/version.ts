import { randomUUID } from 'node:crypto';

import type { Db } from '../db/client';
import { readMeta, writeMeta } from '../db/meta';

const KEY = 'catalogue_version';

/** The name of the catalogue's last change, which no other in any database has; '' before the first. */
export async function readCatalogueVersion(db: Db): Promise<string> {
  return (await readMeta(db, KEY)) ?? '';
}

/**
 * Says that what everybody sees of products or categories has changed; prices and stock are
 * read with every page and need nothing said. Called in the transaction of the change; running
 * servers begin to read the catalogue anew within two seconds of its commit.
 */
export const bumpCatalogueVersion = (db: Db): Promise<void> => writeMeta(db, KEY, randomUUID());

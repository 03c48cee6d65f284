import type { Db } from '../../db/client';
import { storeUnless } from '../../db/storeUnless';

import { checkContent, type ContentFiles } from './checkContent';
import { markContent } from './contentMark';
import { contentRows } from './contentRows';
import { readContent, type ContentFault } from './readContent';
import { storeContent, type ContentCounts } from './storeContent';

/** Imports a content document; changes nothing if it has errors or for a dry run. */
export async function importContent(
  db: Db,
  bytes: Uint8Array,
  { isCheck = false, ...files }: ContentFiles & { isCheck?: boolean } = {},
): Promise<{ changes: ContentCounts[]; faults: ContentFault[] }> {
  const { document, faults } = readContent(bytes);
  if (faults.length > 0) return { changes: [], faults };
  const store = async (tx: Db) => {
    const contentFaults = await checkContent(tx, document, files);
    if (contentFaults.length > 0) return { changes: [], faults: contentFaults };
    await markContent(tx);
    return { changes: await storeContent(tx, contentRows(document)), faults: [] };
  };
  return storeUnless(db, store, () => isCheck);
}

import type { Db } from '../../db/client';
import { storeUnless } from '../storeUnless';

import { checkContent, type ContentFiles } from './checkContent';
import { markContent } from './contentMark';
import { contentRows } from './contentRows';
import { readContent, type ContentFault } from './readContent';
import { storeContent, type Changes } from './storeContent';

/** Takes over the content of a document; where anything is wrong with it, or this is a check, nothing. */
export async function importContent(
  db: Db,
  bytes: Uint8Array,
  { isCheck = false, ...files }: ContentFiles & { isCheck?: boolean } = {},
): Promise<{ changes: Changes[]; faults: ContentFault[] }> {
  const { document, faults } = readContent(bytes);
  if (faults.length > 0) return { changes: [], faults };
  const store = async (tx: Db) => {
    const wrong = await checkContent(tx, document, files);
    if (wrong.length > 0) return { changes: [], faults: wrong };
    await markContent(tx);
    return { changes: await storeContent(tx, contentRows(document)), faults: [] };
  };
  return storeUnless(db, store, () => isCheck);
}

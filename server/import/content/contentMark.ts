import type { Db } from '../../db/client';
import { proposeMeta, readMeta } from '../../db/meta';

const KEY = 'content';

/** True once content was stored, the demo's or a firm's own: the demo's is never added to it again. */
export async function hasContent(db: Db): Promise<boolean> {
  return (await readMeta(db, KEY)) !== undefined;
}

export const markContent = (tx: Db): Promise<void> => proposeMeta(tx, KEY, 'stored');

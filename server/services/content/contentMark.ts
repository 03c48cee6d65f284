import type { Db } from '../../db/client';
import { setMetaIfAbsent, readMeta } from '../../db/meta';

const KEY = 'content';

/**
 * Whether content was ever stored, by the demo or an operator; the demo never adds its own
 * afterwards.
 */
export async function hasContent(db: Db): Promise<boolean> {
  return (await readMeta(db, KEY)) !== undefined;
}

export const markContent = (tx: Db): Promise<void> => setMetaIfAbsent(tx, KEY, 'stored');

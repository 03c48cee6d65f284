import type { Db } from '../../db/client';
import { LAST_FILE } from '../../db/exportFiles';
import { readMeta, writeMeta } from '../../db/meta';
import { LAST_ORDER } from '../../db/orderNumbers';
import { inAction, type Actor } from '../action';

/** After a restore: no number that anybody has seen is given again. Returns the last that counts as given. */
export const afterRestore = (
  db: Db,
  {
    actor,
    at,
    lastOrder,
    lastFile,
  }: { actor: Actor; at: Date; lastOrder: number; lastFile: number },
): Promise<number> =>
  inAction(db, { actor, at }, async ({ tx, record }) => {
    const last = Math.max(lastOrder, Number((await readMeta(tx, LAST_ORDER)) ?? 0));
    await writeMeta(tx, LAST_ORDER, String(last));
    const lastOut = Math.max(lastFile, Number((await readMeta(tx, LAST_FILE)) ?? 0));
    await writeMeta(tx, LAST_FILE, String(lastOut));
    record({ kind: 'restored', subject: 'shop', version: 1, data: { last_order: last } });
    return last;
  });

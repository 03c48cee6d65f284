import type { Db } from '../../db/client';
import { readMeta, writeMeta } from '../../db/meta';

const BALANCE_TIME_KEY = 'invoices_as_of';

/** When the latest report of invoices was known to its sender: UTC, ISO 8601. */
export const balanceTime = (db: Db): Promise<string | undefined> => readMeta(db, BALANCE_TIME_KEY);

/** Sets that time, unless a later report came before. */
export async function setBalanceTime(tx: Db, at: string): Promise<void> {
  if (((await balanceTime(tx)) ?? '') < at) await writeMeta(tx, BALANCE_TIME_KEY, at);
}

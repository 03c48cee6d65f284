import { apiKeys } from '../../db/apiKeys';
import type { Db } from '../../db/client';
import { unacknowledged } from '../../db/queue';
import { isAlive } from '../machine/keys';

const MINUTE = 60_000;

export interface Patience {
  now: Date;
  /** Minutes after which an order that nobody has taken over is late. */
  alarmMinutes: number;
}

/** Before this moment an order must have been released to be late. */
const lateBefore = ({ now, alarmMinutes }: Patience): string =>
  new Date(now.getTime() - alarmMinutes * MINUTE).toISOString();

/** What nobody has taken over; late is none of it where no program is there to take it over. */
export async function lateOrders(db: Db, patience: Patience) {
  const { count, oldest, late } = await unacknowledged(db, lateBefore(patience));
  return {
    count,
    oldest_at: oldest,
    late: (await isAnybodyToAcknowledge(db, patience.now)) ? late : 0,
  };
}

/** Whether a living key may take orders over; a house that works by hand waits for nobody. */
async function isAnybodyToAcknowledge(db: Db, now: Date): Promise<boolean> {
  const keys = await apiKeys(db);
  return keys.some((key) => isAlive(key, now) && key.scopes.split(' ').includes('orders:ack'));
}

import { MINUTE_MS } from '#domain/durations';
import type { ShopRules } from '#domain/shopRules';

import { apiKeys } from '../../db/apiKeys';
import type { Db } from '../../db/client';
import { unacknowledged } from '../../db/queue';
import { isActive } from '../machine/keys';

export interface LatenessOptions extends Pick<ShopRules, 'ackAlarmMinutes'> {
  now: Date;
}

/** Unacknowledged orders released before this time are late. */
const lateThreshold = ({ now, ackAlarmMinutes }: LatenessOptions): string =>
  new Date(now.getTime() - ackAlarmMinutes * MINUTE_MS).toISOString();

/** Returns the unacknowledged orders; none counts as late if no system could acknowledge it. */
export async function lateOrders(db: Db, options: LatenessOptions) {
  const { count, oldest, late } = await unacknowledged(db, lateThreshold(options));
  return {
    count,
    oldest_at: oldest,
    late: (await hasAcknowledgingKey(db, options.now)) ? late : 0,
  };
}

/** Whether an active key may acknowledge orders; a shop that works by hand has none. */
async function hasAcknowledgingKey(db: Db, now: Date): Promise<boolean> {
  const keys = await apiKeys(db);
  return keys.some((key) => isActive(key, now) && key.scopes.split(' ').includes('orders:ack'));
}

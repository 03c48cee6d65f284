import type { Reply } from '#contract/route';
import type { FeedReader, showExchange as contract } from '#contract/staffExchange';

import { apiKeys } from '../../db/apiKeys';
import type { Db } from '../../db/client';
import { lastEventSeq } from '../../db/events';
import { feedReaders } from '../../db/feedReaders';
import { countFailingMails, waitingMails } from '../../db/mails';
import { countReleased } from '../../db/orderFeed';
import { isActive } from '../machine/keys';

import { lateOrders, type LatenessOptions } from './lateOrders';

/** Returns the state of the exchange with other programs. */
export async function showExchange(
  db: Db,
  options: LatenessOptions,
): Promise<Reply<typeof contract>> {
  const { count, oldest } = await waitingMails(db);
  return {
    head: await lastEventSeq(db),
    readers: await readersOf(db, options.now),
    unacknowledged: await lateOrders(db, options),
    mails: { waiting: count, oldest_at: oldest, ...(await countFailingMails(db)) },
  };
}

/** Returns how far each program with an active key has read. */
export async function readersOf(db: Db, now: Date): Promise<FeedReader[]> {
  const activeKeys = (await apiKeys(db)).filter((key) => isActive(key, now));
  const names = new Set(activeKeys.map(({ name }) => name));
  const upTo = await lastEventSeq(db);
  const readers: FeedReader[] = [];
  for (const { key_name, feed, seq, at } of await feedReaders(db)) {
    if (!names.has(key_name)) continue;
    const isOrders = feed === 'orders';
    const behind = isOrders
      ? await countReleased(db, { after: seq, upTo, isWorkList: false })
      : upTo - seq;
    readers.push({
      key: key_name,
      feed: isOrders ? 'orders' : 'events',
      position: seq,
      behind: Math.max(0, behind),
      read_at: at,
    });
  }
  return readers;
}

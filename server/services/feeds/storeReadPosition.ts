import { parseCursor } from '#domain/cursors';

import type { Db } from '../../db/client';
import { recordFeedReader } from '../../db/feedReaders';

interface Reader {
  /** Name of its key. */
  name: string;
  feed: 'orders' | 'events';
}

/** Stores how far a program has read, so that the staff desk can show which ones are behind. */
export async function storeReadPosition(
  db: Db,
  { name, feed }: Reader,
  next: string,
  now: Date,
): Promise<void> {
  const seq = parseCursor(next)?.seq ?? 0;
  await recordFeedReader(db, { key_name: name, feed, seq, at: now.toISOString() });
}

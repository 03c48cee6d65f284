import { MINUTE_MS } from '#domain/durations';

import type { Db } from './client';
import type { FeedReaderTable } from './tables/events';

const readerOf = (db: Db, { key_name, feed }: Pick<FeedReaderTable, 'key_name' | 'feed'>) =>
  db
    .selectFrom('feed_readers')
    .where('key_name', '=', key_name)
    .where('feed', '=', feed)
    .selectAll()
    .executeTakeFirst();

/** Records how far a client has read; repeated polls at one position, only once a minute. */
export async function recordFeedReader(db: Db, reader: FeedReaderTable): Promise<void> {
  const stored = await readerOf(db, reader);
  const age = stored ? Date.parse(reader.at) - Date.parse(stored.at) : Infinity;
  if (stored?.seq === reader.seq && age < MINUTE_MS) return;
  const { seq, at } = reader;
  await db
    .insertInto('feed_readers')
    .values(reader)
    .onConflict((conflict) => conflict.columns(['key_name', 'feed']).doUpdateSet({ seq, at }))
    .execute();
}

export const feedReaders = (db: Db): Promise<FeedReaderTable[]> =>
  db.selectFrom('feed_readers').selectAll().orderBy('key_name').orderBy('feed').execute();

import { readCursor } from '#domain/cursors';

import type { Db } from '../../db/client';
import { noteReader } from '../../db/feedReaders';

interface Reader {
  /** Of its key. */
  name: string;
  feed: 'orders' | 'events';
}

/** Keeps how far a program has read, so that the desk sees who is behind. */
export async function noteReading(
  db: Db,
  { name, feed }: Reader,
  next: string,
  now: Date,
): Promise<void> {
  const seq = readCursor(next)?.seq ?? 0;
  await noteReader(db, { key_name: name, feed, seq, at: now.toISOString() });
}

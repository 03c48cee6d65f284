import { START_CURSOR, cursorOf, parseCursor } from '#domain/cursors';

import type { Db } from '../../db/client';
import { endOfLog, eventBySeq, lastEventSeqOfSubject } from '../../db/events';
import { RESTORE_SUBJECT } from '../actions/action';
import { Refusal } from '../actions/refusal';

/** Where reading starts: after this event number, and the cursor for it. */
export interface FeedStart {
  seq: number;
  cursor: string;
}

/**
 * Resolves a reader's cursor to a position in the log. A cursor of another database, or of this one
 * from before a restore, is refused, because the same numbers refer to other events there.
 */
export async function resolveCursor(db: Db, after: string | undefined): Promise<FeedStart> {
  const oldest = await endOfLog(db, 'oldest');
  if (after === undefined) return { seq: oldest ? oldest.seq - 1 : 0, cursor: START_CURSOR };
  if (after === 'now') {
    const newest = await endOfLog(db, 'newest');
    return newest
      ? { seq: newest.seq, cursor: cursorOf(newest) }
      : { seq: 0, cursor: START_CURSOR };
  }
  const position = parseCursor(after);
  if (!position) throw new Refusal(400, 'cursor.malformed', { field: 'after' });
  if (position.seq < (oldest?.seq ?? 1) - 1) throw new Refusal(410, 'cursor.expired');
  if (after === START_CURSOR) return { seq: 0, cursor: START_CURSOR };
  const event = await eventBySeq(db, position.seq);
  if (event && cursorOf(event) === after) {
    // The backup contains this event too, but not what its reader has reported since; even a reader
    // with no new events must be notified of the restore.
    if (position.seq < (await lastEventSeqOfSubject(db, RESTORE_SUBJECT))) {
      throw new Refusal(409, 'cursor.foreign');
    }
    return { seq: position.seq, cursor: after };
  }
  if (!event && oldest && position.seq < oldest.seq) throw new Refusal(410, 'cursor.expired');
  throw new Refusal(409, 'cursor.foreign');
}

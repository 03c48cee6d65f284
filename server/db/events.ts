import { inChunks, type Db } from './client';
import { incrementMeta } from './meta';
import type { EventTable } from './tables/events';

/** Numbers events without gaps: the counter is locked until the transaction ends. */
export const reserveEventNumbers = async (tx: Db, count: number): Promise<number> =>
  (await incrementMeta(tx, 'last_event', count)) - count + 1;

export async function addEvents(tx: Db, events: readonly EventTable[]): Promise<void> {
  for (const chunk of inChunks(events)) await tx.insertInto('events').values(chunk).execute();
}

/** The newest or oldest retained event; `undefined` if there is none. */
export const endOfLog = (
  db: Db,
  end: 'newest' | 'oldest',
): Promise<Pick<EventTable, 'seq' | 'id'> | undefined> =>
  db
    .selectFrom('events')
    .select(['seq', 'id'])
    .orderBy('seq', end === 'newest' ? 'desc' : 'asc')
    .limit(1)
    .executeTakeFirst();

/** The number of the newest event; 0 if there is none. */
export const lastEventSeq = async (db: Db): Promise<number> =>
  (await endOfLog(db, 'newest'))?.seq ?? 0;

/** The number of the last event up to a moment; 0 if there is none. */
export const lastEventSeqBy = async (db: Db, moment: string): Promise<number> =>
  (
    await db
      .selectFrom('events')
      .where('at', '<=', moment)
      .select('seq')
      .orderBy('at', 'desc')
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.seq ?? 0;

/** Events after a number, in order. */
export const eventsAfter = (db: Db, seq: number, limit: number): Promise<EventTable[]> =>
  db.selectFrom('events').where('seq', '>', seq).selectAll().orderBy('seq').limit(limit).execute();

/** Customer events after one number and up to another, in order. */
export const customerEvents = (
  db: Db,
  { after, upTo }: { after: number; upTo: number },
  limit: number,
): Promise<EventTable[]> =>
  db
    .selectFrom('events')
    .where('seq', '>', after)
    .where('seq', '<=', upTo)
    .where('kind', 'like', 'customer.%')
    .selectAll()
    .orderBy('seq')
    .limit(limit)
    .execute();

/** Deletes the oldest events, leaving no gaps; the newest event is always retained. */
export async function deleteEventsBefore(db: Db, moment: string): Promise<void> {
  const oldestRetained = db
    .selectFrom('events')
    .where('at', '>=', moment)
    .select(({ fn }) => fn.min('seq').as('seq'));
  const newest = db.selectFrom('events').select(({ fn }) => fn.max('seq').as('seq'));
  await db
    .deleteFrom('events')
    .where('seq', '<', ({ fn }) => fn.coalesce(oldestRetained, newest))
    .execute();
}

export const eventBySeq = (db: Db, seq: number): Promise<EventTable | undefined> =>
  db.selectFrom('events').where('seq', '=', seq).selectAll().executeTakeFirst();

export const eventById = (db: Db, id: string): Promise<EventTable | undefined> =>
  db.selectFrom('events').where('id', '=', id).selectAll().executeTakeFirst();

/** The number of a subject's newest event; 0 if it has none. */
export const lastEventSeqOfSubject = async (db: Db, subject: string): Promise<number> => {
  const last = db.selectFrom('events').where('subject', '=', subject);
  return Number(
    (await last.select(({ fn }) => fn.max('seq').as('seq')).executeTakeFirst())?.seq ?? 0,
  );
};

/** Events of a subject, the oldest first. */
export const eventsOfSubject = (db: Db, subject: string): Promise<EventTable[]> =>
  db.selectFrom('events').where('subject', '=', subject).selectAll().orderBy('seq').execute();

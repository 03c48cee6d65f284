import { sql, type SqlBool } from 'kysely';

import { SUBJECTS } from '#domain/activity';

import type { Db } from './client';
import { containsWord } from './containsWord';
import type { EventTable } from './tables/events';
import type { StaffLogTable } from './tables/staff';

/** Filters of the activity; times are UTC, ISO 8601. */
export interface ActivityCriteria {
  kind?: string | undefined;
  actor?: string | undefined;
  subject?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
}

/** Cursor of a page: the last entry read, which older ones follow. */
export interface ActivityPosition {
  at: string;
  key: string;
}

interface Slice {
  before: ActivityPosition;
  limit: number;
}

/** Cursor before the newest entry. */
export const BEFORE_NEWEST: ActivityPosition = { at: '9', key: '' };

/** Events, the newest first. */
export function eventsBefore(
  db: Db,
  { kind, actor, subject, from, until }: ActivityCriteria,
  { before, limit }: Slice,
): Promise<EventTable[]> {
  const seq = Number(before.key);
  let query = db
    .selectFrom('events')
    .where(sql<SqlBool>`(at, seq) < (${before.at}, cast(${seq} as bigint))`);
  if (kind !== undefined) query = query.where('kind', '=', kind);
  if (actor !== undefined) {
    query = query.where(containsWord(db, 'actor_id', actor));
  }
  if (subject !== undefined) {
    const names = [subject, ...SUBJECTS.map((prefix) => `${prefix} ${subject}`)];
    query = query.where('subject', 'in', names);
  }
  if (from !== undefined) query = query.where('at', '>=', from);
  if (until !== undefined) query = query.where('at', '<', until);
  return query.selectAll().orderBy('at', 'desc').orderBy('seq', 'desc').limit(limit).execute();
}

export interface StaffActionRow extends Omit<StaffLogTable, 'staff_id'> {
  staff: string | null;
}

/** What staff looked at or did without an event, the newest first. */
export function staffActionsBefore(
  db: Db,
  { kind, actor, subject, from, until }: ActivityCriteria,
  { before, limit }: Slice,
): Promise<StaffActionRow[]> {
  let query = db
    .selectFrom('staff_log')
    .leftJoin('staff', 'staff.id', 'staff_log.staff_id')
    .where(sql<SqlBool>`(staff_log.at, staff_log.id) < (${before.at}, ${before.key})`);
  if (kind !== undefined) query = query.where('action', '=', kind);
  if (actor !== undefined) {
    query = query.where(containsWord(db, 'staff.email', actor));
  }
  if (subject !== undefined) query = query.where('reference', '=', subject);
  if (from !== undefined) query = query.where('at', '>=', from);
  if (until !== undefined) query = query.where('at', '<', until);
  return query
    .select(['staff_log.id', 'at', 'action', 'reference', 'detail', 'address'])
    .select('staff.email as staff')
    .orderBy('staff_log.at', 'desc')
    .orderBy('staff_log.id', 'desc')
    .limit(limit)
    .execute();
}

import type { ActivityEntry } from '#contract/staffActivity';
import {
  isEventKind,
  subjectOfAction,
  SUBJECTS,
  type ActivityKind,
  type ActorKind,
} from '#domain/activity';
import type { Language } from '#domain/languages';

import {
  eventsBefore,
  staffActionsBefore,
  BEFORE_NEWEST,
  type ActivityCriteria,
  type StaffActionRow,
  type ActivityPosition,
} from '../../db/activity';
import type { Db } from '../../db/client';
import type { EventTable } from '../../db/tables/events';
import { Refusal } from '../actions/refusal';

import type { EventData } from './describeActivity';
import { nameEntries, type StoredEntry } from './nameEntries';

export interface ActivityFilters extends ActivityCriteria {
  kind?: ActivityKind | undefined;
}

interface ActivityPage {
  entries: ActivityEntry[];
  next: string | null;
}

/** Cursor of a page: each of the two logs has its own position, so that no entry is read twice. */
interface ActivityCursor {
  events: ActivityPosition;
  staffActions: ActivityPosition;
}

const FIRST_PAGE: ActivityCursor = {
  events: { ...BEFORE_NEWEST, key: '0' },
  staffActions: BEFORE_NEWEST,
};

/** Returns a page of events and staff log entries, newest first. */
export async function listActivity(
  db: Db,
  { actor, subject, ...others }: ActivityFilters,
  { after, limit, language }: { after?: string | undefined; limit: number; language: Language },
): Promise<ActivityPage> {
  const cursor = after === undefined ? FIRST_PAGE : parseCursor(after);
  const { kind } = others;
  const filters = {
    ...others,
    actor: actor?.trim() || undefined,
    subject: subject?.trim() || undefined,
  };
  const slice = limit + 1;
  const events =
    kind === undefined || isEventKind(kind)
      ? await eventsBefore(db, filters, { before: cursor.events, limit: slice })
      : [];
  const staffActions =
    kind === undefined || !isEventKind(kind)
      ? await staffActionsBefore(db, filters, { before: cursor.staffActions, limit: slice })
      : [];
  const { entries, next } = mergeLogs(events, staffActions, cursor, limit);
  return { entries: await nameEntries(db, entries, language), next };
}

/**
 * Merges both logs; at the same time, the staff log entry comes first, because it is written after
 * the event.
 */
function mergeLogs(
  events: readonly EventTable[],
  staffActions: readonly StaffActionRow[],
  cursor: ActivityCursor,
  limit: number,
): { entries: StoredEntry[]; next: string | null } {
  const entries: StoredEntry[] = [];
  const rest = { events: [...events], staffActions: [...staffActions] };
  let { events: eventPosition, staffActions: staffActionPosition } = cursor;
  while (entries.length < limit) {
    const [event, staffAction] = [rest.events[0], rest.staffActions[0]];
    if (!event && !staffAction) return { entries, next: null };
    if (staffAction && (!event || staffAction.at >= event.at)) {
      entries.push(storedStaffAction(staffAction));
      staffActionPosition = { at: staffAction.at, key: staffAction.id };
      rest.staffActions.shift();
    } else if (event) {
      entries.push(storedEvent(event));
      eventPosition = { at: event.at, key: String(event.seq) };
      rest.events.shift();
    }
  }
  const isEnd = rest.events.length === 0 && rest.staffActions.length === 0;
  return {
    entries,
    next: isEnd ? null : formatCursor({ events: eventPosition, staffActions: staffActionPosition }),
  };
}

function storedEvent({ subject, data, actor_id, ...event }: EventTable): StoredEntry {
  const [first = '', ...words] = subject.split(' ');
  const about = words.length > 0 ? SUBJECTS.find((known) => known === first) : undefined;
  return {
    id: event.id,
    at: event.at,
    kind: event.kind,
    address: '',
    actor_kind: event.actor_kind as ActorKind,
    actor: actor_id,
    about: about ?? '',
    subject: about ? words.join(' ') : subject,
    data: JSON.parse(data) as EventData,
  };
}

const storedStaffAction = ({
  id,
  at,
  action,
  reference,
  detail,
  address,
  staff,
}: StaffActionRow): StoredEntry => ({
  id,
  at,
  kind: action,
  address,
  data: { detail },
  actor_kind: 'staff',
  actor: staff ?? '',
  about: reference === '' ? '' : subjectOfAction(action),
  subject: reference,
});

const formatCursor = ({ events, staffActions }: ActivityCursor): string =>
  [events.at, events.key, staffActions.at, staffActions.key].join('~');

const CURSOR_FORM = /^([\dT:.Z-]{1,30})~(\d{1,15})~([\dT:.Z-]{1,30})~([\w-]{0,64})$/;

function parseCursor(text: string): ActivityCursor {
  const [, eventAt = '', seq = '', staffActionAt = '', id = ''] = CURSOR_FORM.exec(text) ?? [];
  if (eventAt === '') {
    throw new Refusal(400, 'field.form', { field: 'after', params: { field: 'after' } });
  }
  return { events: { at: eventAt, key: seq }, staffActions: { at: staffActionAt, key: id } };
}

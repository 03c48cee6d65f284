import type { ActivityEntry } from '#contract/staffActivity';
import {
  isEventKind,
  subjectOfAction,
  SUBJECTS,
  type ActivityKind,
  type ActorKind,
} from '#domain/activity';

import {
  eventsBefore,
  looksBefore,
  TOP,
  type ActivityNarrowing,
  type Look,
  type Place,
} from '../../db/activity';
import type { Db } from '../../db/client';
import type { EventTable } from '../../db/orderTables';
import { Refusal } from '../refusal';

export interface ActivityAsked extends ActivityNarrowing {
  kind?: ActivityKind | undefined;
}

interface ActivityPage {
  entries: ActivityEntry[];
  next: string | null;
}

/** Where reading goes on: each of the two logs has a place of its own, so that none is read twice. */
interface Places {
  events: Place;
  looks: Place;
}

const START: Places = { events: { ...TOP, key: '0' }, looks: TOP };

/** A page of what happened and what was looked at, the last first. */
export async function listActivity(
  db: Db,
  { actor, subject, ...asked }: ActivityAsked,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<ActivityPage> {
  const places = after === undefined ? START : readPlaces(after);
  const { kind } = asked;
  const wanted = {
    ...asked,
    actor: actor?.trim() || undefined,
    subject: subject?.trim() || undefined,
  };
  const slice = limit + 1;
  const events =
    kind === undefined || isEventKind(kind)
      ? await eventsBefore(db, wanted, { before: places.events, limit: slice })
      : [];
  const looks =
    kind === undefined || !isEventKind(kind)
      ? await looksBefore(db, wanted, { before: places.looks, limit: slice })
      : [];
  return merged(events, looks, places, limit);
}

/** Both logs as one; at the same moment the look comes first: it is written after what it led to. */
function merged(
  events: readonly EventTable[],
  looks: readonly Look[],
  places: Places,
  limit: number,
): ActivityPage {
  const entries: ActivityEntry[] = [];
  const rest = { events: [...events], looks: [...looks] };
  let { events: eventPlace, looks: lookPlace } = places;
  while (entries.length < limit) {
    const [event, look] = [rest.events[0], rest.looks[0]];
    if (!event && !look) return { entries, next: null };
    if (look && (!event || look.at >= event.at)) {
      entries.push(shownLook(look));
      lookPlace = { at: look.at, key: look.id };
      rest.looks.shift();
    } else if (event) {
      entries.push(shownEvent(event));
      eventPlace = { at: event.at, key: String(event.seq) };
      rest.events.shift();
    }
  }
  const isEnd = rest.events.length === 0 && rest.looks.length === 0;
  return { entries, next: isEnd ? null : writePlaces({ events: eventPlace, looks: lookPlace }) };
}

function shownEvent({ id, at, kind, subject, actor_kind, actor_id, data }: EventTable) {
  const [first = '', ...words] = subject.split(' ');
  const subjectKind = SUBJECTS.find((known) => known === first && words.length > 0);
  return {
    ...{ id, at, kind, address: '' },
    actor_kind: actor_kind as ActorKind,
    actor: actor_id,
    subject_kind: subjectKind ?? ('' as const),
    subject: subjectKind ? words.join(' ') : subject,
    detail: detailOf(JSON.parse(data) as Record<string, unknown>),
  };
}

const detailOf = (data: Readonly<Record<string, unknown>>): string =>
  Object.entries(data)
    .map(([name, value]) => `${name}: ${told(value)}`)
    .join('; ');

const told = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(told).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
};

function shownLook({ id, at, action, reference, detail, address, staff }: Look): ActivityEntry {
  return {
    ...{ id, at, kind: action, detail, address },
    actor_kind: 'staff',
    actor: staff ?? '',
    subject_kind: reference === '' ? '' : subjectOfAction(action),
    subject: reference,
  };
}

const writePlaces = ({ events, looks }: Places): string =>
  [events.at, events.key, looks.at, looks.key].join('~');

const FORM = /^([\dT:.Z-]{1,30})~(\d{1,15})~([\dT:.Z-]{1,30})~([\w-]{0,64})$/;

function readPlaces(text: string): Places {
  const [, eventAt = '', seq = '', lookAt = '', id = ''] = FORM.exec(text) ?? [];
  if (eventAt === '') {
    throw new Refusal(400, 'field.form', { field: 'after', params: { field: 'after' } });
  }
  return { events: { at: eventAt, key: seq }, looks: { at: lookAt, key: id } };
}

import { MAX_EVENTS, type MachineEvent } from '#contract/v1/events';
import { cursorOf } from '#domain/cursors';

import type { Db } from '../../db/client';
import { endOfLog, eventsAfter } from '../../db/events';
import type { EventTable } from '../../db/tables/events';

import { resolveCursor } from './resolveCursor';
import { subjectIdOf, visibleToMachines } from './visibleToMachines';

interface EventsRequest {
  after?: string | undefined;
  /** If omitted, every kind. */
  kinds?: readonly string[] | undefined;
  limit?: number | undefined;
  /** Name of the caller's key. */
  reader: string;
}

export interface EventPage {
  events: MachineEvent[];
  covers: [from: number, to: number];
  next: string;
  more: boolean;
  behind: number;
}

/**
 * Returns a page of events. It scans as many event numbers as requested, and `covers` says which.
 */
export async function readEvents(
  db: Db,
  { after, kinds, limit = MAX_EVENTS, reader }: EventsRequest,
): Promise<EventPage> {
  const start = await resolveCursor(db, after);
  const rows = await eventsAfter(db, start.seq, limit);
  const head = await endOfLog(db, 'newest');
  const last = rows.at(-1);
  const to = last?.seq ?? start.seq;
  const behind = Math.max(0, (head?.seq ?? 0) - to);
  const visible = await visibleToMachines(db, rows);
  const matching = visible.filter(({ kind }) => kinds === undefined || kinds.includes(kind));
  return {
    events: matching.map((event) => presentEvent(event, reader)),
    covers: [last ? start.seq + 1 : to, to],
    next: last ? cursorOf(last) : start.cursor,
    more: behind > 0,
    behind,
  };
}

function presentEvent(event: EventTable, reader: string): MachineEvent {
  const { seq, id, at, kind, version, actor_kind, actor_id } = event;
  const order_id = subjectIdOf(event, 'order');
  const customer_code = subjectIdOf(event, 'customer');
  return {
    seq,
    id,
    at,
    kind,
    ...(order_id !== undefined && { order_id }),
    ...(customer_code !== undefined && { customer_code }),
    version,
    actor: actor_kind,
    own: actor_kind === 'key' && actor_id === reader,
    data: JSON.parse(event.data) as Record<string, unknown>,
  };
}

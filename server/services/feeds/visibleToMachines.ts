import { isWebhookKind } from '#domain/webhooks';

import type { Db } from '../../db/client';
import { releaseSeqsOfOrders } from '../../db/orderFeed';
import type { EventTable } from '../../db/tables/events';

/**
 * Selects the events that machines may see: none of an order before its release, and no internal
 * notes.
 */
export async function visibleToMachines(
  db: Db,
  rows: readonly EventTable[],
): Promise<EventTable[]> {
  const candidates = rows.filter(({ kind }) => isWebhookKind(kind));
  const orders = new Set(candidates.flatMap((event) => subjectIdOf(event, 'order') ?? []));
  const releases = await releaseSeqsOfOrders(db, [...orders]);
  return candidates.filter((event) => {
    const order = subjectIdOf(event, 'order');
    if (order === undefined) return true;
    if (event.kind === 'order.note_added' && !isForCustomer(event)) return false;
    return event.seq >= (releases.get(order) ?? Infinity);
  });
}

/** Returns the order number or customer code that an event is about. */
export function subjectIdOf(
  { subject }: Pick<EventTable, 'subject'>,
  what: 'order' | 'customer',
): string | undefined {
  return subject.startsWith(`${what} `) ? subject.slice(what.length + 1) : undefined;
}

const isForCustomer = ({ data }: EventTable): boolean =>
  (JSON.parse(data) as { to_customer?: boolean }).to_customer === true;

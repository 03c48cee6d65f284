import type { OrderEvent } from '#contract/staffOrder';
import type { CancelReason } from '#domain/fulfilment';
import type { Language } from '#domain/languages';

import type { Db } from '../../db/client';
import { eventsOfSubject } from '../../db/events';
import { notesOfOrder } from '../../db/shipments';
import { orderSubject } from '../actions/action';
import { holdReasonText } from '../orders/holdReasonText';

/** Data of an order's events; each kind has its own fields. */
interface EventData {
  reason?: string;
  external_id?: string;
  note_id?: string;
  to_customer?: boolean;
  begun?: boolean;
}

/** Returns an order's events, oldest first, with their texts. */
export async function historyOf(
  db: Db,
  orderId: string,
  language: Language,
): Promise<OrderEvent[]> {
  const notes = new Map((await notesOfOrder(db, orderId)).map(({ id, text }) => [id, text]));
  const events = await eventsOfSubject(db, orderSubject(orderId));
  return events.map(({ seq, at, kind, actor_kind, actor_id, data }) => {
    const { reason, external_id, note_id, to_customer, begun } = JSON.parse(data) as EventData;
    const fallback = kind === 'order.held' ? holdReasonText(language, reason ?? '') : external_id;
    return {
      seq,
      at,
      kind,
      actor_kind,
      actor: actor_id,
      text: notes.get(note_id ?? '') ?? fallback ?? '',
      ...(to_customer !== undefined && { to_customer }),
      ...(begun !== undefined && { begun }),
      ...(kind === 'order.lines_cancelled' && { reason: reason as CancelReason }),
    };
  });
}

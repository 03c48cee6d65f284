import { randomUUID } from 'node:crypto';

import { inTransaction, type Db } from '../../db/client';
import { eventsAfter } from '../../db/events';
import type { EventTable } from '../../db/tables/events';
import type { WebhookDeliveryTable, WebhookTable } from '../../db/tables/webhooks';
import { addDeliveries } from '../../db/webhookDeliveries';
import { advancePosition } from '../../db/webhooks';
import { subjectIdOf, visibleToMachines } from '../feeds/visibleToMachines';

const PAGE_SIZE = 500;

/** Creates deliveries for the next events that an endpoint is to receive. */
export async function createDeliveries(db: Db, webhook: WebhookTable, now: Date): Promise<void> {
  const events = await eventsAfter(db, webhook.position, PAGE_SIZE);
  const last = events.at(-1);
  if (!last) return;
  const kinds = kindsOf(webhook);
  const visible = await visibleToMachines(db, events);
  const matching = visible.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind));
  await inTransaction(db, async (tx) => {
    if (!(await advancePosition(tx, webhook, last.seq))) return;
    await addDeliveries(
      tx,
      matching.map((event) => deliveryOf(webhook.id, event, now)),
    );
  });
}

export const kindsOf = ({ kinds }: Pick<WebhookTable, 'kinds'>): string[] =>
  kinds.split(',').filter(Boolean);

const deliveryOf = (webhookId: string, event: EventTable, now: Date): WebhookDeliveryTable => ({
  ...newDelivery(webhookId, now),
  event_id: event.id,
  seq: event.seq,
  kind: event.kind,
  subject: event.subject,
  body: bodyOf(event),
});

/** Contains what happened to what; the receiver requests the rest. */
function bodyOf(event: EventTable): string {
  const { kind, at, seq, version } = event;
  const data = {
    seq,
    order_id: subjectIdOf(event, 'order'),
    customer_code: subjectIdOf(event, 'customer'),
    job_id: (JSON.parse(event.data) as { job_id?: string }).job_id,
    version,
  };
  return JSON.stringify({ type: kind, timestamp: at, data });
}

/** Initial values of every delivery. */
export function newDelivery(webhookId: string, now: Date) {
  const at = now.toISOString();
  return {
    id: randomUUID(),
    webhook_id: webhookId,
    state: 'waiting',
    attempts: 0,
    due_at: at,
    created_at: at,
    tried_at: null,
    status: null,
    fault: '',
    milliseconds: null,
    answer: '',
  };
}

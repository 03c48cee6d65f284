import { randomBytes } from 'node:crypto';

import { TEST_KIND } from '#domain/webhooks';

import { lastEventSeq } from '../../db/events';
import type { WebhookDeliveryTable } from '../../db/tables/webhooks';
import { addDeliveries } from '../../db/webhookDeliveries';

import { webhookSubject } from './autoDisableWebhook';
import { newDelivery } from './createDeliveries';
import { requireWebhook } from './storeWebhook';
import { sendOnce, type DeliveryParts } from './tryDelivery';

/** Tests an endpoint once with an empty delivery, whether or not it is enabled. */
export async function testWebhook(parts: DeliveryParts, id: string): Promise<WebhookDeliveryTable> {
  const { db, now } = parts;
  const webhook = await requireWebhook(db, id);
  const at = now();
  const delivery = {
    ...newDelivery(id, at),
    event_id: randomBytes(16).toString('hex'),
    seq: await lastEventSeq(db),
    kind: TEST_KIND,
    subject: webhookSubject(id),
    body: JSON.stringify({ type: TEST_KIND, timestamp: at.toISOString(), data: {} }),
    attempts: 1,
  };
  const { result } = await sendOnce(parts, webhook, delivery);
  const tried = { ...delivery, ...result };
  await addDeliveries(db, [tried]);
  return tried;
}

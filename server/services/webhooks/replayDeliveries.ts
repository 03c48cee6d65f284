import { deliveryById, requeueDeliveries } from '../../db/webhookDeliveries';
import type { Action } from '../actions/action';
import { Refusal } from '../actions/refusal';

import { rewindTo } from './enableWebhook';
import { requireWebhook, storeWebhook } from './storeWebhook';

/** One delivery, all failed ones, or everything from an event number on. */
export type Replay = { delivery: string } | { failed: true } | { from: number };

/** Sends deliveries again, received or missed; the receiver recognises each by its id. */
export async function replayDeliveries(action: Action, id: string, what: Replay): Promise<void> {
  const { tx, at } = action;
  const webhook = await requireWebhook(tx, id);
  if (!webhook.is_on) throw new Refusal(409, 'webhook.off');
  const now = at.toISOString();
  if ('delivery' in what) {
    const found = await deliveryById(tx, id, what.delivery);
    if (!found) throw new Refusal(404, 'webhook.unknownDelivery');
    await requeueDeliveries(tx, { webhookId: id, id: found.id }, now);
  }
  if ('failed' in what) await requeueDeliveries(tx, { webhookId: id, states: ['failed'] }, now);
  const set = 'from' in what ? { position: await rewindTo(tx, id, what.from) } : {};
  await storeWebhook(action, webhook, { set, event: 'webhook.replayed', data: what });
}

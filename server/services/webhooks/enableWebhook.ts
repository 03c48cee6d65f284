import type { Db } from '../../db/client';
import { lastEventSeq } from '../../db/events';
import type { WebhookTable } from '../../db/tables/webhooks';
import {
  deleteDeliveriesAfter,
  deleteWaitingDeliveries,
  requeueDeliveries,
} from '../../db/webhookDeliveries';
import type { Action } from '../actions/action';
import { Refusal } from '../actions/refusal';

import { requireWebhook, storeWebhook } from './storeWebhook';

/** Where an endpoint resumes: where it stopped, from now, or from an event number. */
export type StartFrom = 'stopped' | 'now' | number;

/** Enables an endpoint again. */
export async function enableWebhook(action: Action, id: string, from: StartFrom): Promise<void> {
  const webhook = await requireWebhook(action.tx, id);
  const position = await positionFor(action, webhook, from);
  await storeWebhook(action, webhook, {
    set: { is_on: 1, off_reason: '', position, failing_since: null, warned_at: null },
    event: 'webhook.enabled',
    data: { from },
  });
}

/**
 * Returns the event after which it resumes; waiting deliveries are sent again, dropped, or
 * recreated.
 */
async function positionFor(
  { tx, at }: Action,
  { id, position, failing_since: since }: WebhookTable,
  from: StartFrom,
): Promise<number> {
  const now = at.toISOString();
  if (from === 'stopped') {
    await requeueDeliveries(tx, { webhookId: id, states: ['waiting'] }, now);
    if (since !== null) {
      await requeueDeliveries(tx, { webhookId: id, states: ['failed'], triedSince: since }, now);
    }
    return position;
  }
  await deleteWaitingDeliveries(tx, id);
  return from === 'now' ? lastEventSeq(tx) : rewindTo(tx, id, from);
}

/**
 * Deletes the deliveries from an event on, so that they are recreated; returns the number before
 * it.
 */
export async function rewindTo(tx: Db, id: string, event: number): Promise<number> {
  if (event > (await lastEventSeq(tx)) + 1)
    throw new Refusal(422, 'webhook.ahead', { field: 'from' });
  await deleteDeliveriesAfter(tx, id, event - 1);
  return event - 1;
}

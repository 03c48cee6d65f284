import type { DisabledReason } from '#domain/webhooks';

import type { Db } from '../../db/client';
import { changeWebhook, webhookById } from '../../db/webhooks';
import { CLOCK, inAction } from '../actions/action';
import { notifyAdmins } from '../actions/notifyAdmins';

export const webhookSubject = (id: string): string => `webhook ${id}`;

/**
 * Disables an endpoint because of its responses, or the lack of them, and notifies administrators.
 */
export const autoDisableWebhook = (
  db: Db,
  id: string,
  reason: Exclude<DisabledReason, 'staff'>,
  now: Date,
): Promise<void> =>
  inAction(db, { actor: CLOCK, at: now }, async (action) => {
    const webhook = await webhookById(action.tx, id);
    if (!webhook?.is_on) return;
    if (!(await changeWebhook(action.tx, webhook, { is_on: 0, off_reason: reason }))) return;
    action.record({
      kind: 'webhook.disabled',
      subject: webhookSubject(id),
      version: webhook.version + 1,
      data: { reason },
    });
    await notifyAdmins(action, 'webhookDisabled', id);
  });

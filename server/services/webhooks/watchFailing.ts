import { DISABLE_AFTER_MS, WARN_AFTER_MS } from '#domain/webhooks';

import type { Db } from '../../db/client';
import type { WebhookTable } from '../../db/tables/webhooks';
import { recordWarning } from '../../db/webhooks';
import { CLOCK, inAction } from '../actions/action';
import { notifyAdmins } from '../actions/notifyAdmins';

import { autoDisableWebhook } from './autoDisableWebhook';

/**
 * Notifies administrators of an endpoint that has failed for an hour, and disables one that has
 * failed for days.
 */
export async function watchFailing(db: Db, webhook: WebhookTable, now: Date): Promise<void> {
  const { id, failing_since: since, warned_at: warned } = webhook;
  if (since === null) return;
  const failingForMs = now.getTime() - Date.parse(since);
  if (failingForMs >= DISABLE_AFTER_MS) return autoDisableWebhook(db, id, 'failing', now);
  if (failingForMs < WARN_AFTER_MS || warned !== null) return;
  await inAction(db, { actor: CLOCK, at: now }, async (action) => {
    if (await recordWarning(action.tx, id, now.toISOString())) {
      await notifyAdmins(action, 'webhookFailing', id);
    }
  });
}

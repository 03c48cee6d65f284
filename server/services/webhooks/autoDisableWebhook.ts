import type { DisabledReason } from '#domain/webhooks';

import type { Db } from '../../db/client';
import { adminAddresses } from '../../db/staff';
import { changeWebhook, webhookById } from '../../db/webhooks';
import type { MailKind } from '../../mail/mailKinds';
import { inAction, type Action, type Actor } from '../action';
import { queueMail } from '../queueMail';

export const CLOCK: Actor = { kind: 'clock', id: '' };

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

/** Queues an e-mail to every administrator. */
export async function notifyAdmins(
  { tx, at }: Pick<Action, 'tx' | 'at'>,
  kind: MailKind,
  id: string,
): Promise<void> {
  for (const address of await adminAddresses(tx)) {
    await queueMail(tx, { kind, address, lang: '', about: id }, at);
  }
}

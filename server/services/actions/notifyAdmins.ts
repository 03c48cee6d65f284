import { adminAddresses } from '../../db/staff';
import type { MailKind } from '../../mail/mailKinds';

import type { Action } from './action';
import { queueMail } from './queueMail';

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

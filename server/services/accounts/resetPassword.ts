import { normaliseEmail } from '#domain/emails';
import type { Language } from '#domain/languages';

import { hashPassword } from '../../crypto/passwords';
import { hashToken } from '../../crypto/tokens';
import { inTransaction, type Db } from '../../db/client';
import { setPasswordHash } from '../../db/customers';
import {
  customerOfPasswordToken,
  deletePasswordTokens,
  lockPasswordToken,
} from '../../db/passwordTokens';
import { deleteAllSessions } from '../../db/sessions';
import { queueMail } from '../actions/queueMail';
import { Refusal } from '../actions/refusal';

import { isObviousPassword } from './obviousPasswords';
import { clearSessionCache } from './sessions';

interface PasswordReset {
  /** From the link. */
  token: string | undefined;
  email: string;
  newPassword: string;
  confirmPassword: string;
  language: Language;
}

const deadLinkRefusal = () => new Refusal(403, 'passwordHelp.linkDead');

/** Returns the account whose password the token of a valid link may set. */
export async function accountOfLink(db: Db, token: string | undefined, now: Date) {
  if (token === undefined || token === '') throw deadLinkRefusal();
  const tokenHash = hashToken(token);
  const customer = await customerOfPasswordToken(db, tokenHash, now.toISOString());
  if (!customer) throw deadLinkRefusal();
  return { tokenHash, customer };
}

/**
 * Sets a password by the token of a link, whether it is the first or replaces a forgotten one. The
 * token works once; all sessions end, and an e-mail reports the change.
 */
export async function resetPassword(
  db: Db,
  { token, email, newPassword, confirmPassword, language }: PasswordReset,
  now: Date,
): Promise<void> {
  if (newPassword !== confirmPassword) {
    throw new Refusal(400, 'password.mismatch', { field: 'confirm_password' });
  }
  const { tokenHash, customer } = await accountOfLink(db, token, now);
  if (customer.email !== normaliseEmail(email)) throw deadLinkRefusal();
  const own = [customer.email, customer.owner_name, customer.customer_code];
  if (isObviousPassword(newPassword, own)) {
    throw new Refusal(400, 'password.obvious', { field: 'new_password' });
  }

  const passwordHash = await hashPassword(newPassword);
  await inTransaction(db, async (tx) => {
    if (!(await lockPasswordToken(tx, tokenHash))) throw deadLinkRefusal();
    await deletePasswordTokens(tx, customer.id);
    await setPasswordHash(tx, customer.id, passwordHash);
    await deleteAllSessions(tx, customer.id);
    await queueMail(
      tx,
      { kind: 'passwordChanged', address: customer.email, lang: language, about: customer.id },
      now,
    );
  });
  clearSessionCache(db);
}

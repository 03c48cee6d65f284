import { normaliseEmail } from '#domain/emails';
import type { Language } from '#domain/languages';

import { hashPassword } from '../../crypto/passwords';
import { hashToken } from '../../crypto/tokens';
import { inTransaction, type Db } from '../../db/client';
import { setPasswordHash } from '../../db/customerUsers';
import {
  deletePasswordTokens,
  lockPasswordToken,
  personOfPasswordToken,
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
  const person = await personOfPasswordToken(db, tokenHash, now.toISOString());
  if (!person) throw deadLinkRefusal();
  return { tokenHash, person };
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
  const { tokenHash, person } = await accountOfLink(db, token, now);
  if (person.email !== normaliseEmail(email)) throw deadLinkRefusal();
  const own = [person.email, person.name, person.customer.customer_code];
  if (isObviousPassword(newPassword, own)) {
    throw new Refusal(400, 'password.obvious', { field: 'new_password' });
  }

  const passwordHash = await hashPassword(newPassword);
  await inTransaction(db, async (tx) => {
    if (!(await lockPasswordToken(tx, tokenHash))) throw deadLinkRefusal();
    await deletePasswordTokens(tx, person.userId);
    await setPasswordHash(tx, person, passwordHash);
    await deleteAllSessions(tx, person.userId);
    await queueMail(
      tx,
      { kind: 'passwordChanged', address: person.email, lang: language, about: person.userId },
      now,
    );
  });
  clearSessionCache(db);
}

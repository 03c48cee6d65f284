import type { Language } from '#domain/languages';

import { hashPassword, isPassword } from '../../crypto/passwords';
import { inTransaction, type Db } from '../../db/client';
import { lockCredentials, personById, setPasswordHash } from '../../db/customerUsers';
import { deletePasswordTokens } from '../../db/passwordTokens';
import { deleteOtherSessions } from '../../db/sessions';
import { queueMail } from '../actions/queueMail';
import { Refusal } from '../actions/refusal';

import { isObviousPassword } from './obviousPasswords';
import type { PasswordAttempts } from './passwordAttempts';
import { clearSessionCache, type SignedInCustomer } from './sessions';

interface Change {
  oldPassword: string;
  newPassword: string;
  language: Language;
}

const wrongPasswordRefusal = () => new Refusal(400, 'password.wrong', { field: 'old_password' });

/**
 * Changes a password, given the old one; ends the person's other sessions and sends an e-mail.
 */
export async function changePassword(
  db: Db,
  attempts: PasswordAttempts,
  customer: SignedInCustomer,
  { oldPassword, newPassword, language }: Change,
  now: Date,
): Promise<void> {
  const stored = await personById(db, customer.userId);
  const isRight = await attempts({ account: `password of ${customer.userId}`, at: now }, () =>
    isPassword(oldPassword, stored?.passwordHash),
  );
  if (!stored || !isRight) throw wrongPasswordRefusal();
  if (newPassword === oldPassword) {
    throw new Refusal(400, 'password.same', { field: 'new_password' });
  }
  const own = [customer.email, customer.ownerName, customer.customerCode];
  if (isObviousPassword(newPassword, own)) {
    throw new Refusal(400, 'password.obvious', { field: 'new_password' });
  }

  const passwordHash = await hashPassword(newPassword);
  await inTransaction(db, async (tx) => {
    if (!(await lockCredentials(tx, stored))) throw wrongPasswordRefusal();
    await setPasswordHash(tx, stored, passwordHash);
    await deletePasswordTokens(tx, customer.userId);
    await deleteOtherSessions(tx, customer.userId, customer.tokenHash);
    await queueMail(
      tx,
      { kind: 'passwordChanged', address: customer.email, lang: language, about: customer.userId },
      now,
    );
  });
  clearSessionCache(db);
}

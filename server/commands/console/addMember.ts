import { randomUUID } from 'node:crypto';

import { isEmail, normaliseEmail } from '#domain/emails';
import type { Role } from '#domain/roles';

import { hashPassword } from '../../crypto/passwords';
import { newToken } from '../../crypto/tokens';
import type { Db } from '../../db/client';
import { upsertStaff } from '../../db/staff';
import { isObviousPassword } from '../../services/accounts/obviousPasswords';
import { inAction } from '../../services/actions/action';

import { COMMAND_ACTOR, UsageError } from './runOnDatabase';

interface NewMember {
  email: string;
  /** If omitted, a password is generated. */
  password?: string | undefined;
  roles?: readonly Role[];
}

/** Adds a staff member, or sets a new password; returns the password if it was generated. */
export async function addMember(
  db: Db,
  { email: typed, password: chosen, roles }: NewMember,
): Promise<{ email: string; password: string | undefined }> {
  const email = normaliseEmail(typed);
  if (!isEmail(email)) throw new UsageError(`"${typed}" is not an e-mail address.`);
  const password = chosen ?? newToken().slice(0, 16);
  if (isObviousPassword(password, [email])) throw new UsageError('This password is easy to guess.');
  const password_hash = await hashPassword(password);
  const at = new Date();
  await inAction(db, { actor: COMMAND_ACTOR, at }, async ({ tx, record }) => {
    const created_at = at.toISOString();
    await upsertStaff(tx, { id: randomUUID(), email, password_hash, created_at }, roles);
    record({ kind: 'staff.added', subject: `staff ${email}`, version: 1 });
  });
  return { email, password: chosen === undefined ? password : undefined };
}

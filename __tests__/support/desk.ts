import { randomUUID } from 'node:crypto';

import type { Role } from '#domain/roles';

import { hashToken, newToken } from '../../server/crypto/tokens';
import { addStaffSession, upsertStaff } from '../../server/db/staff';

import type { TestServer } from './startOn';

export interface DeskMember {
  id: string;
  email: string;
  token: string;
}

/** Creates a staff member with these roles and an access token. */
export async function signInDesk(
  { db }: Pick<TestServer, 'db'>,
  roles: readonly Role[],
  at = new Date(),
): Promise<DeskMember> {
  const id = randomUUID();
  const email = `${roles.join('-') || 'nothing'}-${id.slice(0, 13)}@staff.test`;
  await upsertStaff(db, { id, email, password_hash: '', created_at: at.toISOString() }, roles);
  const token = newToken();
  await addStaffSession(db, { tokenHash: hashToken(token), staffId: id, at: at.toISOString() });
  return { id, email, token };
}

import type { Role } from '#domain/roles';

import { hashToken, newToken } from '../crypto/tokens';
import type { Db } from '../db/client';
import {
  addStaffSession,
  deleteStaffSession,
  rolesOfStaff,
  staffByEmail,
  staffSessionByHash,
  touchStaffSession,
} from '../db/staff';
import { addToStaffLog } from '../db/staffLog';

import type { PasswordAttempts } from './passwordAttempts';
import { isPassword } from './passwords';
import { Refusal } from './refusal';
import { isOver, isTouchDue } from './sessions';
import { unlessMoving } from './unlessMoving';

/** The member of the staff behind a living token. */
export interface SignedInStaff {
  id: string;
  email: string;
  roles: readonly Role[];
  tokenHash: string;
}

interface Credentials {
  email: string;
  password: string;
  /** Network address that the attempt comes from. */
  address: string;
  /** The browser, where this member has signed in there before; its failures are counted apart. */
  device?: string | undefined;
}

/** Opens a session of the staff; a wrong password and an unknown address are told alike. */
export async function signInStaff(
  db: Db,
  attempts: PasswordAttempts,
  { email, password, address, device }: Credentials,
  now: Date,
): Promise<{ token: string; email: string; roles: readonly Role[] }> {
  const member = await staffByEmail(db, email);
  const guesser =
    device === undefined ? { account: `staff ${email}`, address } : { account: device };
  const isRight = await attempts({ ...guesser, at: now }, () =>
    isPassword(password, member?.password_hash),
  );
  const isIn = member !== undefined && isRight;
  await addToStaffLog(db, {
    at: now.toISOString(),
    staff_id: member?.id ?? null,
    action: isIn ? 'signed in' : 'refused',
    address,
  });
  if (!isIn) throw new Refusal(401, 'signIn.refused');
  const token = newToken();
  await addStaffSession(db, {
    tokenHash: hashToken(token),
    staffId: member.id,
    at: now.toISOString(),
  });
  return { token, email: member.email, roles: await rolesOfStaff(db, member.id) };
}

/** Ends one session, and writes down who did. */
export async function signOutStaff(
  db: Db,
  { id, tokenHash }: SignedInStaff,
  address: string,
  now: Date,
): Promise<void> {
  await deleteStaffSession(db, tokenHash);
  const at = now.toISOString();
  await addToStaffLog(db, { at, staff_id: id, action: 'signed out', address });
}

/** Lives and dies as a customer's session does. */
export async function findStaffSession(
  db: Db,
  token: string,
  now: Date,
): Promise<SignedInStaff | undefined> {
  const tokenHash = hashToken(token);
  const session = await staffSessionByHash(db, tokenHash);
  if (!session || isOver(session, now)) return undefined;
  if (isTouchDue(session.last_seen_at, now)) {
    await unlessMoving(touchStaffSession(db, tokenHash, now.toISOString()));
  }
  const roles = await rolesOfStaff(db, session.id);
  return { id: session.id, email: session.email, roles, tokenHash };
}

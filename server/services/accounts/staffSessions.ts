import type { Role } from '#domain/roles';

import { isPassword } from '../../crypto/passwords';
import { hashToken, newToken } from '../../crypto/tokens';
import { inTransaction, type Db } from '../../db/client';
import {
  addStaffSession,
  deleteStaffSession,
  lockStaffPassword,
  rolesOfStaff,
  staffByEmail,
  staffSessionByHash,
  touchStaffSession,
} from '../../db/staff';
import { addToStaffLog } from '../../db/staffLog';
import type { StaffTable } from '../../db/tables/staff';
import { ignoreWhileMoving } from '../actions/ignoreWhileMoving';
import { Refusal } from '../actions/refusal';

import type { PasswordAttempts } from './passwordAttempts';
import { isExpired, isTouchDue } from './sessions';

/** The member of staff of a valid session token. */
export interface SignedInStaff {
  id: string;
  email: string;
  roles: readonly Role[];
  tokenHash: string;
}

interface Credentials {
  email: string;
  password: string;
  /** Network address of the attempt. */
  address: string;
  /**
   * The browser, if this member has signed in from it before; its failures are counted separately.
   */
  device?: string | undefined;
}

/** Opens a staff session; a wrong password and an unknown address get the same response. */
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
  const token = member && isRight ? await openStaffSession(db, member, now) : undefined;
  await addToStaffLog(db, {
    at: now.toISOString(),
    staff_id: member?.id ?? null,
    action: token === undefined ? 'refused' : 'signed in',
    address,
  });
  if (!member || token === undefined) throw new Refusal(401, 'signIn.refused');
  return { token, email: member.email, roles: await rolesOfStaff(db, member.id) };
}

/** Returns the token of a new session; `undefined` if the password has been changed meanwhile. */
const openStaffSession = (db: Db, member: StaffTable, now: Date): Promise<string | undefined> =>
  inTransaction(db, async (tx) => {
    if (!(await lockStaffPassword(tx, member))) return undefined;
    const token = newToken();
    const session = { tokenHash: hashToken(token), staffId: member.id, at: now.toISOString() };
    await addStaffSession(tx, session);
    return token;
  });

/** Ends a session and logs who ended it. */
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

/** Returns the member of staff of a token; expires in the same way as a customer's session. */
export async function findStaffSession(
  db: Db,
  token: string,
  now: Date,
): Promise<SignedInStaff | undefined> {
  const tokenHash = hashToken(token);
  const session = await staffSessionByHash(db, tokenHash);
  if (!session || isExpired(session, now)) return undefined;
  if (isTouchDue(session.last_seen_at, now)) {
    await ignoreWhileMoving(touchStaffSession(db, tokenHash, now.toISOString()));
  }
  const roles = await rolesOfStaff(db, session.id);
  return { id: session.id, email: session.email, roles, tokenHash };
}

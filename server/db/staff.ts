import { ROLES, type Role } from '#domain/roles';

import { forUpdate, type Db } from './client';
import { NO_PASSWORD } from './noPassword';
import type { StaffTable } from './tables/staff';

export const staffByEmail = (db: Db, email: string): Promise<StaffTable | undefined> =>
  db.selectFrom('staff').where('email', '=', email).selectAll().executeTakeFirst();

/** E-mail address of a staff member; '' if there is none with this id. */
export const staffEmail = async (db: Db, staffId: string): Promise<string> => {
  const members = db.selectFrom('staff').where('id', '=', staffId).select('email');
  return (await members.executeTakeFirst())?.email ?? '';
};

/**
 * Adds a staff member with these roles, also one who was removed, or sets the password of an
 * existing one and ends their sessions.
 */
export async function upsertStaff(
  tx: Db,
  member: StaffTable,
  roles: readonly Role[] = ['accounts'],
): Promise<void> {
  const existing = await staffByEmail(tx, member.email);
  const hasRoles = existing && (await rolesOfStaff(tx, existing.id)).length > 0;
  await tx
    .insertInto('staff')
    .values(member)
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet({ password_hash: member.password_hash }),
    )
    .execute();
  await tx
    .deleteFrom('staff_sessions')
    .where('staff_id', 'in', (from) =>
      from.selectFrom('staff').where('email', '=', member.email).select('id'),
    )
    .execute();
  if (!hasRoles) await setStaffRoles(tx, existing?.id ?? member.id, roles);
}

/** Ends the sessions of a staff member, and lets no password open another. */
export async function closeStaff(tx: Db, staffId: string): Promise<void> {
  const closed = { password_hash: NO_PASSWORD };
  await tx.updateTable('staff').set(closed).where('id', '=', staffId).execute();
  await tx.deleteFrom('staff_sessions').where('staff_id', '=', staffId).execute();
}

/** The roles of a staff member. */
export async function rolesOfStaff(db: Db, staffId: string): Promise<Role[]> {
  const rows = await db
    .selectFrom('staff_roles')
    .where('staff_id', '=', staffId)
    .select('role')
    .execute();
  return ROLES.filter((role) => rows.some((row) => row.role === role));
}

/** E-mail addresses of all administrators, who manage keys, endpoints and staff. */
export async function adminAddresses(db: Db): Promise<string[]> {
  const admins = await db
    .selectFrom('staff')
    .innerJoin('staff_roles', 'staff_roles.staff_id', 'staff.id')
    .where('staff_roles.role', '=', 'admin')
    .select('staff.email')
    .orderBy('staff.email')
    .execute();
  return admins.map(({ email }) => email);
}

/** Locks the administrators until the transaction ends, so that two cannot cease to be at once. */
export async function lockAdmins(tx: Db): Promise<void> {
  const admins = tx.selectFrom('staff_roles').where('role', '=', 'admin').select('staff_id');
  await forUpdate(tx, admins.orderBy('staff_id')).execute();
}

/** Replaces the roles of a staff member. */
export async function setStaffRoles(
  tx: Db,
  staffId: string,
  roles: readonly Role[],
): Promise<void> {
  await tx.deleteFrom('staff_roles').where('staff_id', '=', staffId).execute();
  if (roles.length === 0) return;
  const rows = roles.map((role) => ({ staff_id: staffId, role }));
  await tx.insertInto('staff_roles').values(rows).execute();
}

/** All staff, sorted by e-mail address. */
export async function allStaff(db: Db): Promise<{ id: string; email: string; roles: Role[] }[]> {
  const members = await db.selectFrom('staff').select(['id', 'email']).orderBy('email').execute();
  return Promise.all(
    members.map(async (member) => ({ ...member, roles: await rolesOfStaff(db, member.id) })),
  );
}

/** Locks a staff member; returns whether the password is still the same. */
export async function lockStaffPassword(
  tx: Db,
  { id, password_hash }: Pick<StaffTable, 'id' | 'password_hash'>,
): Promise<boolean> {
  const member = tx.selectFrom('staff').where('id', '=', id).select('password_hash');
  return (await forUpdate(tx, member).executeTakeFirst())?.password_hash === password_hash;
}

interface NewSession {
  tokenHash: string;
  staffId: string;
  at: string;
}

export async function addStaffSession(db: Db, { tokenHash, staffId, at }: NewSession) {
  await db
    .insertInto('staff_sessions')
    .values({ token_hash: tokenHash, staff_id: staffId, created_at: at, last_seen_at: at })
    .execute();
}

export const staffSessionByHash = (db: Db, tokenHash: string) =>
  db
    .selectFrom('staff_sessions')
    .innerJoin('staff', 'staff.id', 'staff_sessions.staff_id')
    .where('staff_sessions.token_hash', '=', tokenHash)
    .select(['staff_sessions.created_at', 'staff_sessions.last_seen_at', 'staff.id', 'staff.email'])
    .executeTakeFirst();

export async function touchStaffSession(db: Db, tokenHash: string, at: string): Promise<void> {
  await db
    .updateTable('staff_sessions')
    .set({ last_seen_at: at })
    .where('token_hash', '=', tokenHash)
    .execute();
}

export async function deleteStaffSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('staff_sessions').where('token_hash', '=', tokenHash).execute();
}

export async function deleteExpiredStaffSessions(
  db: Db,
  { idleSince, begunBefore }: { idleSince: string; begunBefore: string },
): Promise<void> {
  await db
    .deleteFrom('staff_sessions')
    .where((row) =>
      row.or([row('last_seen_at', '<', idleSince), row('created_at', '<', begunBefore)]),
    )
    .execute();
}

/** The only staff member, if there is exactly one. */
export async function soleStaffMember(db: Db): Promise<StaffTable | undefined> {
  const members = await db.selectFrom('staff').selectAll().limit(2).execute();
  return members.length === 1 ? members[0] : undefined;
}

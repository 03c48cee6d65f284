import type { Db } from './client';
import type { StaffTable } from './tables';

export const staffByEmail = (db: Db, email: string): Promise<StaffTable | undefined> =>
  db.selectFrom('staff').where('email', '=', email).selectAll().executeTakeFirst();

/** Adds a member of the staff, or sets the password of one who is there and signs them out. */
export async function keepStaff(tx: Db, member: StaffTable): Promise<void> {
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

export async function deleteDeadStaffSessions(
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

/** Who it must be where nobody is named. */
export async function onlyStaff(db: Db): Promise<StaffTable | undefined> {
  const members = await db.selectFrom('staff').selectAll().limit(2).execute();
  return members.length === 1 ? members[0] : undefined;
}

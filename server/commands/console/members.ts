import { normaliseEmail } from '#domain/emails';
import { ROLES, type Role } from '#domain/roles';

import type { Db } from '../../db/client';
import { allStaff, rolesOfStaff, setStaffRoles, staffByEmail } from '../../db/staff';
import { inAction, type Actor } from '../../services/action';

import { UsageError, print } from './runCommand';

/** Parses a comma-separated list of roles. */
export function parseRoles(text: string): Role[] {
  const names = text.split(/[\s,]+/).filter(Boolean);
  const unknownNames = names.filter((name) => !ROLES.includes(name as Role));
  if (names.length === 0 || unknownNames.length > 0) {
    throw new UsageError(
      `Give one or more of these roles, separated by commas: ${ROLES.join(', ')}.`,
    );
  }
  return ROLES.filter((role) => names.includes(role));
}

/** Sets the roles of a staff member; the last admin cannot lose that role. */
export async function setRoles(
  db: Db,
  typed: string,
  roles: readonly Role[],
  actor: Actor,
): Promise<void> {
  const email = normaliseEmail(typed);
  await inAction(db, { actor, at: new Date() }, async ({ tx, record }) => {
    const member = await staffByEmail(tx, email);
    if (!member) throw new UsageError(`${typed} is not a staff member.`);
    const wasAdmin = (await rolesOfStaff(tx, member.id)).includes('admin');
    await setStaffRoles(tx, member.id, roles);
    const admins = (await allStaff(tx)).filter((one) => one.roles.includes('admin'));
    if (wasAdmin && admins.length === 0) {
      throw new UsageError(`${email} is the only admin. Give somebody else the role admin first.`);
    }
    record({ kind: 'staff.changed', subject: `staff ${email}`, version: 1, data: { roles } });
  });
  print(`${email} has these roles: ${roles.join(', ')}.`);
}

export async function listMembers(db: Db): Promise<void> {
  for (const { email, roles } of await allStaff(db)) print(`${email}  ${roles.join(', ')}`);
}

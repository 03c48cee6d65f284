import { normaliseEmail } from '#domain/emails';
import { ROLES, type Role } from '#domain/roles';

import type { Db } from '../../db/client';
import {
  allStaff,
  closeStaff,
  lockAdmins,
  rolesOfStaff,
  setStaffRoles,
  staffByEmail,
} from '../../db/staff';
import { inAction, type Action, type ActionContext } from '../../services/actions/action';

import { addMember } from './addMember';
import type { CommandHandler } from './commandHandler';
import { print, requireArgument, UsageError } from './runOnDatabase';

/** The part of the command's help that covers staff accounts. */
export const MEMBERS_HELP = `  npm run desk -- staff add EMAIL --roles orders,read   prints the password, only once
  npm run desk -- staff roles EMAIL orders,admin        read, orders, catalogue, accounts, admin
  npm run desk -- staff remove EMAIL                    ends the sign-in, and keeps what is recorded
  npm run desk -- staff list`;

const add: CommandHandler = async ({ db }, { first, options }) => {
  const email = requireArgument(first, 'EMAIL');
  const roles = parseRoles(options.roles ?? '');
  const member = await staffByEmail(db, normaliseEmail(email));
  if (member && (await rolesOfStaff(db, member.id)).length > 0) {
    throw new UsageError(
      `${email} is already a staff member. "staff roles" changes the roles, and "npm run review -- add-staff" sets a new password.`,
    );
  }
  const added = await addMember(db, { email, roles });
  print(
    `${added.email} has these roles: ${roles.join(', ')}.`,
    `Password, shown only once: ${added.password ?? ''}`,
  );
};

const roles: CommandHandler = async ({ db }, { first, second, by }) =>
  setRoles(db, requireArgument(first, 'EMAIL'), parseRoles(second), by);

const remove: CommandHandler = async ({ db }, { first, by }) => {
  const typed = requireArgument(first, 'EMAIL');
  await inAction(db, by, async (action) => {
    const member = await changeRoles(action, typed, []);
    await closeStaff(action.tx, member.id);
  });
  print(`${typed} can no longer sign in.`);
};

const list: CommandHandler = async ({ db }) => {
  for (const { email, roles } of await allStaff(db)) {
    print(`${email}  ${roles.join(', ') || '(removed)'}`);
  }
};

/** Parses a comma-separated list of roles. */
function parseRoles(text: string): Role[] {
  const names = text.split(/[\s,]+/).filter(Boolean);
  const unknownNames = names.filter((name) => !ROLES.includes(name as Role));
  if (names.length === 0 || unknownNames.length > 0) {
    throw new UsageError(
      `Give one or more of these roles, separated by commas: ${ROLES.join(', ')}.`,
    );
  }
  return ROLES.filter((role) => names.includes(role));
}

async function setRoles(
  db: Db,
  typed: string,
  roles: readonly Role[],
  by: ActionContext,
): Promise<void> {
  const { email } = await inAction(db, by, (action) => changeRoles(action, typed, roles));
  print(`${email} has these roles: ${roles.join(', ')}.`);
}

/** Sets the roles of a staff member; the last admin cannot lose that role. */
async function changeRoles({ tx, record }: Action, typed: string, roles: readonly Role[]) {
  const email = normaliseEmail(typed);
  const member = await staffByEmail(tx, email);
  if (!member) throw new UsageError(`${typed} is not a staff member.`);
  await lockAdmins(tx);
  const wasAdmin = (await rolesOfStaff(tx, member.id)).includes('admin');
  await setStaffRoles(tx, member.id, roles);
  const admins = (await allStaff(tx)).filter((one) => one.roles.includes('admin'));
  if (wasAdmin && admins.length === 0) {
    throw new UsageError(`${email} is the only admin. Give somebody else the role admin first.`);
  }
  record({ kind: 'staff.changed', subject: `staff ${email}`, version: 1, data: { roles } });
  return member;
}

/** Staff commands by verb. */
export const MEMBERS: Record<string, CommandHandler> = { add, roles, remove, list };

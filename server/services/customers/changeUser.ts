import { randomUUID } from 'node:crypto';

import { isDecider, isPersonName, type ColleagueRole } from '#domain/companyRoles';
import { isEmail, normaliseEmail } from '#domain/emails';
import { parseLanguage, type Language } from '#domain/languages';
import { toCents } from '#domain/money';
import { RULES } from '#domain/rules';

import type { Db } from '../../db/client';
import { addressesOfCustomer } from '../../db/customerAddresses';
import { changeCustomerRow, lockCustomerByCode } from '../../db/customers';
import { addressCodesOf, replaceAddressCodes } from '../../db/customerUserAddresses';
import {
  addCustomerUser,
  changeCustomerUser,
  colleaguesOf,
  isEmailTaken,
  ownerIdOf,
  peopleOf,
} from '../../db/customerUsers';
import { isMailDue } from '../../db/mails';
import { NO_PASSWORD } from '../../db/noPassword';
import { deletePasswordTokens, hasPasswordToken } from '../../db/passwordTokens';
import { deleteAllSessions } from '../../db/sessions';
import type { CustomerTable, CustomerUserTable } from '../../db/tables/customers';
import type { UserId } from '../../db/tables/ids';
import { customerSubject, type Action } from '../actions/action';
import { queueMail } from '../actions/queueMail';
import { handListsOver, returnLists } from '../lists/leaversLists';

import { errorResult, type ChangeResult } from './changeResult';

/** Changes to one colleague of a customer's owner; an omitted field stays unchanged. */
export interface UserChange {
  customer_code: string;
  /** Names the colleague; a new address is a new colleague. */
  email: string;
  name?: string | undefined;
  lang?: Language | undefined;
  role?: ColleagueRole | undefined;
  /** Codes of all shipping addresses that this person may order to; null or none for every one. */
  ship_to_codes?: readonly string[] | null | undefined;
  /** The most without approval, and the most to approve; null for any amount. */
  order_limit?: number | null | undefined;
  month_limit?: number | null | undefined;
  approve_limit?: number | null | undefined;
  /** E-mail address of who is asked first for approval; null for everybody who may give it. */
  approver?: string | null | undefined;
  standing?: 'active' | 'off' | undefined;
  /** Whether to send the link for choosing the first password. */
  invite?: boolean | undefined;
  /** The name of the person of the company who invites; '' for the wholesaler. */
  invitedBy?: string | undefined;
}

type User = CustomerUserTable & { codes: readonly string[] };

/**
 * Adds or changes a colleague by e-mail address. The owner is told of everybody who is new. Turning
 * somebody off ends all sessions and links of that person; cart and orders stay.
 */
export async function changeUser(action: Action, change: UserChange): Promise<ChangeResult> {
  const { tx } = action;
  const customer = await lockCustomerByCode(tx, change.customer_code.trim());
  if (!customer) return errorResult('customer.unknown', 'customer_code');
  const email = normaliseEmail(change.email);
  if (!isEmail(email)) return errorResult('exchange.email', 'email');
  if (change.name !== undefined && !isPersonName(change.name))
    return errorResult('user.name', 'name');
  const unknown = await unknownAddress(tx, customer, change);
  if (unknown !== undefined)
    return errorResult('user.addressUnknown', 'ship_to_codes', { code: unknown });
  const users = await colleaguesOf(tx, customer.id);
  const row = users.find((user) => user.email === email);
  const approverId = await findApprover(tx, customer, change.approver, email);
  if (approverId === null) return errorResult('user.approverUnknown', 'approver');
  if (change.invite && (customer.status !== 'active' || (change.standing ?? row?.status) === 'off'))
    return errorResult('user.isOff', 'invite');
  if (row) return updateUser(action, customer, row, { ...change, approverId });
  if (await isEmailTaken(tx, email)) return errorResult('exchange.emailTaken', 'email');
  if (!change.name) return errorResult('user.name', 'name');
  const most = RULES.peopleOfCustomer;
  if (users.length + 1 >= most) return errorResult('user.tooMany', 'email', { most });
  return addUser(action, customer, { ...change, email, name: change.name, approverId });
}

/**
 * Returns who is named to be asked for approval: somebody of the customer who gives it; `undefined`
 * without a change, null for nobody of the kind.
 */
async function findApprover(
  tx: Db,
  customer: CustomerTable,
  approver: string | null | undefined,
  ofEmail: string,
): Promise<UserId | undefined | null> {
  if (approver === undefined) return undefined;
  const email = normaliseEmail(approver ?? '');
  if (email === '') return '';
  const people = await peopleOf(tx, customer);
  const found = people.find((person) => person.email === email && email !== ofEmail);
  return found?.isOn && isDecider(found.role) ? found.userId : null;
}

type DecidedChange = UserChange & { approverId: UserId | undefined };

/** The columns of somebody's limits after a change. */
const limitColumns = (change: DecidedChange, before?: CustomerUserTable) => ({
  order_limit_cents: centsOf(change.order_limit, before?.order_limit_cents),
  month_limit_cents: centsOf(change.month_limit, before?.month_limit_cents),
  approve_limit_cents: centsOf(change.approve_limit, before?.approve_limit_cents),
  approver_id: change.approverId ?? before?.approver_id ?? '',
});

const centsOf = (decimal: number | null | undefined, before: number | null = null) =>
  decimal === undefined ? before : decimal === null ? null : toCents(decimal);

async function unknownAddress(
  tx: Db,
  { id }: CustomerTable,
  { ship_to_codes }: UserChange,
): Promise<string | undefined> {
  if (!ship_to_codes || ship_to_codes.length === 0) return undefined;
  const addresses = await addressesOfCustomer(tx, id);
  const known = new Set(addresses.flatMap(({ kind, code }) => (kind === 'ship' ? code : [])));
  return ship_to_codes.find((code) => !known.has(code));
}

async function addUser(
  action: Action,
  customer: CustomerTable,
  change: DecidedChange & { name: string },
): Promise<ChangeResult> {
  const { tx, at } = action;
  const user = {
    id: randomUUID(),
    customer_id: customer.id,
    email: change.email,
    name: change.name.trim(),
    password_hash: NO_PASSWORD,
    lang: change.lang ?? customer.lang,
    role: change.role ?? 'buyer',
    status: change.standing ?? 'active',
    created_at: at.toISOString(),
    invited_by: change.invitedBy ?? '',
    ...limitColumns(change),
  };
  await addCustomerUser(tx, user);
  await replaceAddressCodes(tx, user, change.ship_to_codes ?? []);
  if (change.invite) await inviteUser(action, user);
  const lang = parseLanguage(customer.lang) ?? '';
  await queueMail(tx, { kind: 'personAdded', address: customer.email, lang, about: user.id }, at);
  return { outcome: 'added', version: await recordUsers(action, customer, user.email) };
}

async function updateUser(
  action: Action,
  customer: CustomerTable,
  row: CustomerUserTable,
  change: DecidedChange,
): Promise<ChangeResult> {
  const { tx, at } = action;
  const before: User = { ...row, codes: (await addressCodesOf(tx, [row.id])).get(row.id) ?? [] };
  const after = {
    name: change.name?.trim() ?? row.name,
    lang: change.lang ?? row.lang,
    role: change.role ?? row.role,
    status: change.standing ?? row.status,
    ...limitColumns(change, row),
  };
  const codes = change.ship_to_codes === undefined ? before.codes : (change.ship_to_codes ?? []);
  const areCodesSame = [...new Set(codes)].sort().join('\n') === before.codes.join('\n');
  const isSame = Object.entries(after).every(([name, value]) => row[name as 'name'] === value);
  if (change.invite) await inviteUser(action, { ...row, ...after });
  if (isSame && areCodesSame) {
    const outcome = change.invite ? 'changed' : 'unchanged';
    return { outcome, version: customer.version };
  }
  await changeCustomerUser(tx, row.id, after);
  if (!areCodesSame) await replaceAddressCodes(tx, row, [...new Set(codes)]);
  if (after.status === 'off') {
    await deleteAllSessions(tx, row.id);
    await deletePasswordTokens(tx, row.id);
    await handListsOver(tx, row.id, ownerIdOf(customer.id), at);
  } else if (row.status === 'off') await returnLists(tx, row.id, at);
  return { outcome: 'changed', version: await recordUsers(action, customer, row.email) };
}

async function recordUsers(
  { tx, record }: Action,
  { id, customer_code }: CustomerTable,
  user: string,
): Promise<number> {
  const version = await changeCustomerRow(tx, id, {});
  const subject = customerSubject(customer_code);
  record({ kind: 'customer.changed', subject, version, data: { fields: ['users'], user } });
  return version;
}

const inviteUser = (
  { tx, at }: Action,
  { id, email, lang }: Pick<CustomerUserTable, 'id' | 'email' | 'lang'>,
) =>
  queueMail(
    tx,
    { kind: 'invited', address: email, lang: parseLanguage(lang) ?? '', about: id },
    at,
  );

/** Whether a colleague has a password, or a link for the first one that is valid or about to be sent. */
export async function isUserInvited(
  { tx, at }: Action,
  { id, password_hash }: Pick<CustomerUserTable, 'id' | 'password_hash'>,
): Promise<boolean> {
  if (password_hash !== NO_PASSWORD) return true;
  return (await isMailDue(tx, 'invited', id)) || (await hasPasswordToken(tx, id, at.toISOString()));
}

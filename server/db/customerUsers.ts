import type { Insertable } from 'kysely';

import { COLLEAGUE_ROLES, type ColleagueRole, type CompanyRole } from '#domain/companyRoles';

import { rowsInChunks, type Db } from './client';
import { customerByEmail, customerById, customersByEmails, lockCustomer } from './customers';
import { lockCreation } from './meta';
import type { Tables } from './tables';
import type { CustomerTable, CustomerUserTable } from './tables/customers';
import type { CustomerId, UserId } from './tables/ids';
import type { OrderTable } from './tables/orders';

/** Somebody who signs in for a customer: its owner or a colleague. */
export interface Person {
  userId: UserId;
  role: CompanyRole;
  name: string;
  email: string;
  passwordHash: string;
  lang: string;
  /** Who of the company invited a colleague, '' if the wholesaler did; `undefined` for the owner. */
  inviter: string | undefined;
  /** Whether this person may sign in if the customer's status allows it. */
  isOn: boolean;
  /** Where the last order went; '' for the customer's default address. */
  shipToCode: string;
  /** What limits this person's orders, and what they may approve, in cents; null for nothing. */
  orderCents: number | null;
  monthCents: number | null;
  approveCents: number | null;
  /** Who is asked first for approval; '' for everybody who may give it. */
  approverId: UserId;
  /** When the person was added; UTC, ISO 8601. */
  since: string;
  customer: CustomerTable;
}

const owner = (customer: CustomerTable): Person => ({
  userId: ownerIdOf(customer.id),
  role: 'owner',
  name: customer.owner_name,
  email: customer.email,
  passwordHash: customer.password_hash,
  lang: customer.lang,
  inviter: undefined,
  isOn: true,
  shipToCode: customer.ship_to_code,
  orderCents: null,
  monthCents: null,
  approveCents: null,
  approverId: '',
  since: customer.created_at,
  customer,
});

const colleague = (row: CustomerUserTable, customer: CustomerTable): Person => ({
  userId: row.id,
  role: roleOf(row.role),
  name: row.name,
  email: row.email,
  passwordHash: row.password_hash,
  lang: row.lang,
  inviter: row.invited_by,
  isOn: row.status === 'active',
  shipToCode: row.ship_to_code,
  ...limitsOfRow(row),
  since: row.created_at,
  customer,
});

/** The limits of a stored colleague. */
export const limitsOfRow = (row: CustomerUserTable) => ({
  orderCents: row.order_limit_cents,
  monthCents: row.month_limit_cents,
  approveCents: row.approve_limit_cents,
  approverId: row.approver_id,
});

/** The owner of a customer signs in with the customer's own id. */
export const ownerIdOf = (customerId: CustomerId): UserId => String(customerId);

/** The stored role of a colleague. */
export const roleOf = (stored: string): ColleagueRole =>
  COLLEAGUE_ROLES.find((role) => role === stored) ?? 'buyer';

async function colleagueBy(
  db: Db,
  column: 'id' | 'email',
  value: string,
): Promise<Person | undefined> {
  const users = db.selectFrom('customer_users').where(column, '=', value);
  const row = await users.selectAll().executeTakeFirst();
  const customer = row && (await customerById(db, row.customer_id));
  return row && customer && colleague(row, customer);
}

export async function personByEmail(db: Db, email: string): Promise<Person | undefined> {
  const customer = await customerByEmail(db, email);
  return customer ? owner(customer) : colleagueBy(db, 'email', email);
}

export async function personById(db: Db, userId: UserId): Promise<Person | undefined> {
  const customer = await customerById(db, String(userId));
  return customer ? owner(customer) : colleagueBy(db, 'id', userId);
}

/**
 * Whether somebody signs in with this e-mail address already. Waits for others who add people, and
 * they for this transaction, because two tables have the addresses.
 */
export async function isEmailTaken(tx: Db, email: string): Promise<boolean> {
  await lockCreation(tx, 'customers');
  return (await personByEmail(tx, email)) !== undefined;
}

/** Ids of the customers for whom people sign in with these e-mail addresses. */
export async function customerIdsByEmails(
  db: Db,
  emails: readonly string[],
): Promise<Map<string, CustomerId>> {
  const customers = await customersByEmails(db, emails);
  const users = await rowsInChunks([...new Set(emails)], (chunk) =>
    db.selectFrom('customer_users').where('email', 'in', chunk).select(['email', 'customer_id']),
  );
  return new Map([
    ...users.map(({ email, customer_id }) => [email, customer_id] as const),
    ...[...customers].map(([email, { id }]) => [email, id] as const),
  ]);
}

/** Whether somebody may use the shop: neither the customer is locked nor the person turned off. */
export const isActive = ({ isOn, customer }: Person): boolean =>
  isOn && customer.status === 'active';

/** The colleagues of these customers' owners, in the order in which they came. */
export const colleaguesOfCustomers = (
  db: Db,
  customerIds: readonly CustomerId[],
): Promise<CustomerUserTable[]> =>
  rowsInChunks(customerIds, (chunk) =>
    db
      .selectFrom('customer_users')
      .where('customer_id', 'in', chunk)
      .selectAll()
      .orderBy('created_at')
      .orderBy('id'),
  );

export const colleaguesOf = (db: Db, customerId: CustomerId): Promise<CustomerUserTable[]> =>
  colleaguesOfCustomers(db, [customerId]);

/** Whether a customer has people besides its owner. */
export async function hasColleagues(db: Db, customerId: CustomerId): Promise<boolean> {
  const users = db.selectFrom('customer_users').where('customer_id', '=', customerId);
  return (await users.select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Everybody who signs in for a customer, the owner first. */
export const peopleOf = async (db: Db, customer: CustomerTable): Promise<Person[]> => [
  owner(customer),
  ...(await colleaguesOf(db, customer.id)).map((row) => colleague(row, customer)),
];

/** Ids of everybody who signs in for a customer. */
export async function userIdsOf(db: Db, customerId: CustomerId): Promise<UserId[]> {
  const users = db.selectFrom('customer_users').where('customer_id', '=', customerId);
  const rows = await users.select('id').execute();
  return [ownerIdOf(customerId), ...rows.map(({ id }) => id)];
}

/** What an order stores of who placed it: nothing for the owner, as before there were colleagues. */
export const storedUserId = ({ userId, role }: Pick<Person, 'userId' | 'role'>): UserId =>
  role === 'owner' ? '' : userId;

/** Who placed each of these orders, of whom only colleagues are stored. */
export async function colleaguesByIds(
  db: Db,
  userIds: readonly UserId[],
): Promise<Map<UserId, CustomerUserTable>> {
  const ids = [...new Set(userIds)].filter((id) => id !== '');
  const rows = await rowsInChunks(ids, (chunk) =>
    db.selectFrom('customer_users').where('id', 'in', chunk).selectAll(),
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** To whom an order's e-mails go: whoever placed it, or the owner once that person is turned off. */
export async function recipientOf(
  db: Db,
  { user_id }: Pick<OrderTable, 'user_id'>,
  customer: CustomerTable,
): Promise<Pick<Person, 'name' | 'email' | 'lang'>> {
  const user = user_id === '' ? undefined : (await colleaguesByIds(db, [user_id])).get(user_id);
  return user?.status === 'active' ? user : owner(customer);
}

/**
 * Locks somebody's customer; returns whether the e-mail address, the password, and whether the
 * person may sign in are still those that were compared.
 */
export async function lockCredentials(tx: Db, person: Person): Promise<boolean> {
  await lockCustomer(tx, person.customer.id);
  const current = await personById(tx, person.userId);
  return (
    current?.email === person.email &&
    current.passwordHash === person.passwordHash &&
    current.isOn === person.isOn &&
    current.customer.status === person.customer.status
  );
}

export async function setPasswordHash(
  db: Db,
  { userId, role }: Pick<Person, 'userId' | 'role'>,
  passwordHash: string,
): Promise<void> {
  await db
    .updateTable(role === 'owner' ? 'customers' : 'customer_users')
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .execute();
}

export async function changeCustomerUser(
  tx: Db,
  userId: UserId,
  change: Partial<CustomerUserTable>,
): Promise<void> {
  await tx.updateTable('customer_users').set(change).where('id', '=', userId).execute();
}

/** Stores where somebody's last order went, which the next one proposes to this person alone. */
export async function setShipToCode(
  tx: Db,
  { userId, role }: Pick<Person, 'userId' | 'role'>,
  code: string,
): Promise<void> {
  await tx
    .updateTable(role === 'owner' ? 'customers' : 'customer_users')
    .set({ ship_to_code: code })
    .where('id', '=', userId)
    .execute();
}

export const addCustomerUser = async (
  tx: Db,
  user: Insertable<Tables['customer_users']>,
): Promise<void> => {
  await tx.insertInto('customer_users').values(user).execute();
};

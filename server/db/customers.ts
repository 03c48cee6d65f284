import { sql, type Insertable } from 'kysely';

import { forUpdate, isPostgres, rowsInChunks, type Db } from './client';
import type { Tables } from './tables';
import type { CustomerTable } from './tables/customers';
import type { CustomerId } from './tables/ids';

export type NewCustomerRow = Insertable<Tables['customers']>;

export const customerByEmail = (db: Db, email: string): Promise<CustomerTable | undefined> =>
  db.selectFrom('customers').where('email', '=', email).selectAll().executeTakeFirst();

async function customersBy(
  db: Db,
  column: 'id' | 'email',
  values: readonly string[],
): Promise<Map<string, CustomerTable>> {
  const customers = await rowsInChunks([...new Set(values)], (chunk) =>
    db.selectFrom('customers').where(column, 'in', chunk).selectAll(),
  );
  return new Map(customers.map((customer) => [customer[column], customer]));
}

/** Customers by e-mail address. */
export const customersByEmails = (
  db: Db,
  emails: readonly string[],
): Promise<Map<string, CustomerTable>> => customersBy(db, 'email', emails);

export const customerById = (db: Db, customerId: CustomerId): Promise<CustomerTable | undefined> =>
  db.selectFrom('customers').where('id', '=', customerId).selectAll().executeTakeFirst();

/** The customer of somebody who is signed in. */
export const customerOfId = (db: Db, customerId: CustomerId): Promise<CustomerTable> =>
  db.selectFrom('customers').where('id', '=', customerId).selectAll().executeTakeFirstOrThrow();

/** Customers by id. */
export const customersByIds = (
  db: Db,
  customerIds: readonly string[],
): Promise<Map<string, CustomerTable>> => customersBy(db, 'id', customerIds);

/**
 * Codes are read out over the telephone, so they match in any case. Both sides are folded by the
 * database: SQLite leaves letters with accents as they are.
 */
const hasCode = (code: string) => sql<boolean>`upper(customer_code) = upper(${code})`;

export const customerByCode = (db: Db, code: string): Promise<{ id: CustomerId } | undefined> =>
  db.selectFrom('customers').where(hasCode(code)).select('id').executeTakeFirst();

/** Customers after a code, sorted by code. */
export const customersAfterCode = (db: Db, code: string, limit: number): Promise<CustomerTable[]> =>
  db
    .selectFrom('customers')
    .where('customer_code', '>', code)
    .selectAll()
    .orderBy('customer_code')
    .limit(limit)
    .execute();

/** Customers by their exact codes; unknown codes are omitted. */
export const customersByCodes = async (
  db: Db,
  codes: readonly string[],
): Promise<CustomerTable[]> => {
  if (codes.length === 0) return [];
  return db
    .selectFrom('customers')
    .where('customer_code', 'in', codes)
    .selectAll()
    .orderBy('customer_code')
    .execute();
};

/** The customer codes that begin with two letters. */
export async function customerCodesWithPrefix(db: Db, letters: string): Promise<string[]> {
  const rows = await db
    .selectFrom('customers')
    .where(sql`upper(customer_code)`, 'like', `${letters}%`)
    .select('customer_code')
    .execute();
  return rows.map((row) => row.customer_code);
}

export async function addCustomer(db: Db, customer: NewCustomerRow): Promise<void> {
  await db.insertInto('customers').values(customer).execute();
}

/** Adds a customer; returns false if one with the same code or e-mail address exists. */
export async function addCustomerIfAbsent(tx: Db, customer: NewCustomerRow): Promise<boolean> {
  const added = await tx
    .insertInto('customers')
    .values(customer)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** A customer by code, locked until the transaction ends. */
export const lockCustomerByCode = (tx: Db, code: string): Promise<CustomerTable | undefined> =>
  forUpdate(tx, tx.selectFrom('customers').where(hasCode(code)).selectAll()).executeTakeFirst();

/** Changes a locked customer; returns the new version. */
export async function changeCustomerRow(
  tx: Db,
  customerId: CustomerId,
  change: Partial<CustomerTable>,
): Promise<number> {
  const { version } = await tx
    .updateTable('customers')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('id', '=', customerId)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/**
 * Serialises changes to one customer until the transaction ends; SQLite has a single writer anyway.
 * Does not use FOR UPDATE: a transaction that numbers events could wait for that lock, through the
 * foreign key of an order, while the holder of the lock waits for the event numbers.
 */
export async function lockCustomer(tx: Db, customerId: CustomerId): Promise<void> {
  if (!isPostgres(tx)) return;
  const row = tx.selectFrom('customers').select('id').where('id', '=', customerId);
  await row.forNoKeyUpdate().execute();
}

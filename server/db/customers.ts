import { sql, type Insertable } from 'kysely';

import { forUpdate, isPostgres, rowsInChunks, type Db } from './client';
import type { Tables } from './tables';
import type { CustomerTable } from './tables/customers';

export type NewCustomerRow = Insertable<Tables['customers']>;

export const customerByEmail = (db: Db, email: string): Promise<CustomerTable | undefined> =>
  db.selectFrom('customers').where('email', '=', email).selectAll().executeTakeFirst();

export const customerById = (db: Db, customerId: string): Promise<CustomerTable | undefined> =>
  db.selectFrom('customers').where('id', '=', customerId).selectAll().executeTakeFirst();

/** Customers by their ids. */
export async function customersByIds(
  db: Db,
  customerIds: readonly string[],
): Promise<Map<string, CustomerTable>> {
  const customers = await rowsInChunks([...new Set(customerIds)], (ids) =>
    db.selectFrom('customers').where('id', 'in', ids).selectAll(),
  );
  return new Map(customers.map((customer) => [customer.id, customer]));
}

/** Codes are told over the telephone: capitals and small letters are no difference. */
export const customerByCode = (db: Db, code: string): Promise<{ id: string } | undefined> =>
  db
    .selectFrom('customers')
    .where(sql`upper(customer_code)`, '=', code.toUpperCase())
    .select('id')
    .executeTakeFirst();

/** Customers after a code, in the order of their codes. */
export const customersAfterCode = (db: Db, code: string, limit: number): Promise<CustomerTable[]> =>
  db
    .selectFrom('customers')
    .where('customer_code', '>', code)
    .selectAll()
    .orderBy('customer_code')
    .limit(limit)
    .execute();

/** Customers by their codes as they are stored; a code that nobody has is left out. */
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

/** The codes that begin with two letters. */
export async function codesThatBegin(db: Db, letters: string): Promise<string[]> {
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

/** Adds a customer; false where another transaction has just added one of this code or address. */
export async function addCustomerOnce(tx: Db, customer: NewCustomerRow): Promise<boolean> {
  const added = await tx
    .insertInto('customers')
    .values(customer)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** A customer by code, held until the transaction ends. */
export const lockCustomerByCode = (tx: Db, code: string): Promise<CustomerTable | undefined> =>
  forUpdate(
    tx,
    tx
      .selectFrom('customers')
      .where(sql`upper(customer_code)`, '=', code.toUpperCase())
      .selectAll(),
  ).executeTakeFirst();

/** Changes a customer who is held; returns the new version. */
export async function changeCustomerRow(
  tx: Db,
  customerId: string,
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

export async function setPasswordHash(
  db: Db,
  customerId: string,
  passwordHash: string,
): Promise<void> {
  await db
    .updateTable('customers')
    .set({ password_hash: passwordHash })
    .where('id', '=', customerId)
    .execute();
}

/**
 * Makes one customer's changes wait for each other until the transaction ends; SQLite's writers are alone
 * already. Not for update: whoever numbers events could wait for that lock, through the foreign key of an
 * order, while its holder waits for the numbers.
 */
export async function lockCustomer(tx: Db, customerId: string): Promise<void> {
  if (!isPostgres(tx)) return;
  const row = tx.selectFrom('customers').select('id').where('id', '=', customerId);
  await row.forNoKeyUpdate().execute();
}

import { sql } from 'kysely';

import type { Language } from '#domain/languages';

import { isPostgres, type Db } from './client';
import type { CustomerTable } from './tables';

export const customerByEmail = (db: Db, email: string): Promise<CustomerTable | undefined> =>
  db.selectFrom('customers').where('email', '=', email).selectAll().executeTakeFirst();

export const customerById = (db: Db, customerId: string): Promise<CustomerTable | undefined> =>
  db.selectFrom('customers').where('id', '=', customerId).selectAll().executeTakeFirst();

/** Codes are told over the telephone: capitals and small letters are no difference. */
export const customerByCode = (db: Db, code: string): Promise<{ id: string } | undefined> =>
  db
    .selectFrom('customers')
    .where(sql`upper(customer_code)`, '=', code.toUpperCase())
    .select('id')
    .executeTakeFirst();

/** The codes that begin with two letters. */
export async function codesThatBegin(db: Db, letters: string): Promise<string[]> {
  const rows = await db
    .selectFrom('customers')
    .where(sql`upper(customer_code)`, 'like', `${letters}%`)
    .select('customer_code')
    .execute();
  return rows.map((row) => row.customer_code);
}

export async function addCustomer(db: Db, customer: CustomerTable): Promise<void> {
  await db.insertInto('customers').values(customer).execute();
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

export async function setCustomerLanguage(
  db: Db,
  customerId: string,
  lang: Language,
): Promise<void> {
  await db.updateTable('customers').set({ lang }).where('id', '=', customerId).execute();
}

/** Makes one customer's changes wait for each other until the transaction ends; SQLite's writers are alone already. */
export async function lockCustomer(tx: Db, customerId: string): Promise<void> {
  if (!isPostgres(tx)) return;
  const row = tx.selectFrom('customers').select('id').where('id', '=', customerId);
  await row.forUpdate().execute();
}

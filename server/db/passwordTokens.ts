import { forUpdate, type Db } from './client';
import type { PasswordTokenTable } from './tables/customers';

/** Stores a new link, which invalidates the customer's earlier ones. */
export async function replacePasswordToken(tx: Db, token: PasswordTokenTable): Promise<void> {
  await deletePasswordTokens(tx, token.customer_id);
  await tx.insertInto('password_tokens').values(token).execute();
}

/** The token, locked until the transaction ends, so that it can be used only once. */
export const lockPasswordToken = (
  tx: Db,
  tokenHash: string,
): Promise<PasswordTokenTable | undefined> =>
  forUpdate(
    tx,
    tx.selectFrom('password_tokens').where('token_hash', '=', tokenHash).selectAll(),
  ).executeTakeFirst();

/** The customer that an unexpired link belongs to. */
export const customerOfPasswordToken = (db: Db, tokenHash: string, now: string) =>
  db
    .selectFrom('password_tokens')
    .innerJoin('customers', 'customers.id', 'password_tokens.customer_id')
    .where('password_tokens.token_hash', '=', tokenHash)
    .where('password_tokens.expires_at', '>', now)
    .select(['customers.id', 'customers.email', 'customers.owner_name', 'customers.customer_code'])
    .executeTakeFirst();

/** Whether a customer has an unexpired link. */
export async function hasPasswordToken(tx: Db, customerId: string, now: string): Promise<boolean> {
  const unexpired = await tx
    .selectFrom('password_tokens')
    .where('customer_id', '=', customerId)
    .where('expires_at', '>', now)
    .select('customer_id')
    .executeTakeFirst();
  return unexpired !== undefined;
}

export async function deletePasswordTokens(tx: Db, customerId: string): Promise<void> {
  await tx.deleteFrom('password_tokens').where('customer_id', '=', customerId).execute();
}

export async function deleteExpiredPasswordTokens(db: Db, now: string): Promise<void> {
  await db.deleteFrom('password_tokens').where('expires_at', '<', now).execute();
}

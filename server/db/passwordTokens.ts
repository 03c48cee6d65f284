import { forUpdate, type Db } from './client';
import { personById, userIdsOf, type Person } from './customerUsers';
import type { PasswordTokenTable } from './tables/customers';
import type { CustomerId, UserId } from './tables/ids';

/** Stores a new link, which invalidates the person's earlier ones. */
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

/** The person that an unexpired link belongs to. */
export async function personOfPasswordToken(
  db: Db,
  tokenHash: string,
  now: string,
): Promise<Person | undefined> {
  const unexpired = await db
    .selectFrom('password_tokens')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .select('customer_id')
    .executeTakeFirst();
  return unexpired && personById(db, unexpired.customer_id);
}

/** Whether a person has an unexpired link. */
export async function hasPasswordToken(tx: Db, userId: UserId, now: string): Promise<boolean> {
  const unexpired = await tx
    .selectFrom('password_tokens')
    .where('customer_id', '=', userId)
    .where('expires_at', '>', now)
    .select('customer_id')
    .executeTakeFirst();
  return unexpired !== undefined;
}

export async function deletePasswordTokens(tx: Db, userId: UserId): Promise<void> {
  await tx.deleteFrom('password_tokens').where('customer_id', '=', userId).execute();
}

/** Deletes the links of everybody who signs in for a customer. */
export async function deletePasswordTokensOfCustomer(
  tx: Db,
  customerId: CustomerId,
): Promise<void> {
  const userIds = await userIdsOf(tx, customerId);
  await tx.deleteFrom('password_tokens').where('customer_id', 'in', userIds).execute();
}

export async function deleteExpiredPasswordTokens(db: Db, now: string): Promise<void> {
  await db.deleteFrom('password_tokens').where('expires_at', '<', now).execute();
}

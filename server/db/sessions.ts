import { sql } from 'kysely';

import type { Db } from './client';
import { userIdsOf } from './customerUsers';
import { listsOfCustomer } from './priceLists';
import type { CustomerId, UserId } from './tables/ids';

interface NewSession {
  tokenHash: string;
  userId: UserId;
  at: string;
}

export async function addSession(db: Db, { tokenHash, userId, at }: NewSession): Promise<void> {
  await db
    .insertInto('sessions')
    .values({ token_hash: tokenHash, customer_id: userId, created_at: at, last_seen_at: at })
    .execute();
}

/**
 * A session with its customer, with the colleague whose it is unless it is the owner's, and with the
 * price lists of the customer as JSON text.
 */
export const sessionByHash = (db: Db, tokenHash: string) =>
  db
    .selectFrom('sessions')
    .leftJoin('customer_users', 'customer_users.id', 'sessions.customer_id')
    .innerJoin('customers', (join) =>
      join.onRef(
        'customers.id',
        '=',
        sql<string>`coalesce(customer_users.customer_id, sessions.customer_id)`,
      ),
    )
    .where('sessions.token_hash', '=', tokenHash)
    .select([
      'sessions.created_at',
      'sessions.last_seen_at',
      'sessions.customer_id as user_id',
      'customers.id',
      'customers.customer_code',
      'customers.owner_name',
      'customers.email',
      'customers.status',
      'customers.country',
      'customers.lang',
      'customers.buyers_see',
      'customer_users.name as user_name',
      'customer_users.email as user_email',
      'customer_users.lang as user_lang',
      'customer_users.role as user_role',
      'customer_users.status as user_status',
    ])
    .select(listsOfCustomer(db, sql.ref('customers.id'), sql.ref('customers.country')).as('lists'))
    .executeTakeFirst();

export async function touchSession(db: Db, tokenHash: string, at: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: at })
    .where('token_hash', '=', tokenHash)
    .execute();
}

export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** Deletes all sessions of a person except one. */
export async function deleteOtherSessions(
  db: Db,
  userId: UserId,
  exceptHash: string,
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('customer_id', '=', userId)
    .where('token_hash', '!=', exceptHash)
    .execute();
}

export async function deleteAllSessions(db: Db, userId: UserId): Promise<void> {
  await db.deleteFrom('sessions').where('customer_id', '=', userId).execute();
}

/** Deletes the sessions of everybody who signs in for a customer. */
export async function deleteSessionsOfCustomer(tx: Db, customerId: CustomerId): Promise<void> {
  const userIds = await userIdsOf(tx, customerId);
  await tx.deleteFrom('sessions').where('customer_id', 'in', userIds).execute();
}

interface SessionLimits {
  idleSince: string;
  begunBefore: string;
}

/** Active sessions of these people, the last used first. */
export const activeSessionsOf = (
  db: Db,
  userIds: readonly UserId[],
  { idleSince, begunBefore }: SessionLimits,
) =>
  db
    .selectFrom('sessions')
    .where('customer_id', 'in', userIds)
    .where('last_seen_at', '>=', idleSince)
    .where('created_at', '>=', begunBefore)
    .select(['customer_id', 'created_at', 'last_seen_at'])
    .orderBy('last_seen_at', 'desc')
    .execute();

export async function deleteExpiredSessions(
  db: Db,
  { idleSince, begunBefore }: SessionLimits,
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((row) =>
      row.or([row('last_seen_at', '<', idleSince), row('created_at', '<', begunBefore)]),
    )
    .execute();
}

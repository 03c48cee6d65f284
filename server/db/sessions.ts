import { sql } from 'kysely';

import type { Db } from './client';
import { listsOfCustomer } from './priceLists';

interface NewSession {
  tokenHash: string;
  customerId: string;
  at: string;
}

export async function addSession(db: Db, { tokenHash, customerId, at }: NewSession): Promise<void> {
  await db
    .insertInto('sessions')
    .values({ token_hash: tokenHash, customer_id: customerId, created_at: at, last_seen_at: at })
    .execute();
}

/** A session with its customer, and the price lists of the customer as JSON text. */
export const sessionByHash = (db: Db, tokenHash: string) =>
  db
    .selectFrom('sessions')
    .innerJoin('customers', 'customers.id', 'sessions.customer_id')
    .where('sessions.token_hash', '=', tokenHash)
    .select([
      'sessions.created_at',
      'sessions.last_seen_at',
      'customers.id',
      'customers.customer_code',
      'customers.owner_name',
      'customers.email',
      'customers.status',
      'customers.country',
      'customers.lang',
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

/** Deletes all sessions of a customer except one. */
export async function deleteOtherSessions(
  db: Db,
  customerId: string,
  exceptHash: string,
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('customer_id', '=', customerId)
    .where('token_hash', '!=', exceptHash)
    .execute();
}

export async function deleteAllSessions(db: Db, customerId: string): Promise<void> {
  await db.deleteFrom('sessions').where('customer_id', '=', customerId).execute();
}

interface SessionLimits {
  idleSince: string;
  begunBefore: string;
}

/** A customer's active sessions, the last used first. */
export const activeSessionsOf = (
  db: Db,
  customerId: string,
  { idleSince, begunBefore }: SessionLimits,
) =>
  db
    .selectFrom('sessions')
    .where('customer_id', '=', customerId)
    .where('last_seen_at', '>=', idleSince)
    .where('created_at', '>=', begunBefore)
    .select(['created_at', 'last_seen_at'])
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

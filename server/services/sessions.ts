import { readCountry, type Country } from '#domain/countries';
import { readLanguage, type Language } from '#domain/languages';

import { hashToken, newToken } from '../crypto/tokens';
import type { Db } from '../db/client';
import { addSession, deleteSession, sessionByHash, touchSession } from '../db/sessions';

import { unlessMoving } from './unlessMoving';

const MINUTE = 60_000;
const IDLE = 8 * 60 * MINUTE;
const LONGEST = 7 * 24 * 60 * MINUTE;

/** The customer of a valid session token. */
export interface SignedInCustomer {
  id: string;
  ownerName: string;
  email: string;
  customerCode: string;
  country: Country;
  lang: Language;
  /** Identifies this one among the customer's sessions. */
  tokenHash: string;
}

/** Starts a session and returns its token, of which only the hash is stored. */
export async function openSession(db: Db, customerId: string, now: Date): Promise<string> {
  const token = newToken();
  await addSession(db, { tokenHash: hashToken(token), customerId, at: now.toISOString() });
  return token;
}

type StoredSession = NonNullable<Awaited<ReturnType<typeof sessionByHash>>>;

/**
 * How long a session is cached, in milliseconds; for that long, another process may still accept
 * one that has ended here.
 */
const HOLDS = 1_000;
const MOST_HELD = 10_000;

type Held = Map<string, { session: StoredSession; readAt: number }>;
const heldOf = new WeakMap<Db, Held>();

/**
 * Drops the cached sessions of this database; called when one has ended, or its customer has
 * changed.
 */
export const forgetSessions = (db: Db): void => void heldOf.set(db, new Map());

/** Returns a session from the cache, or else from the database. */
async function readSession(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<StoredSession | undefined> {
  if ((heldOf.get(db)?.size ?? MOST_HELD) >= MOST_HELD) forgetSessions(db);
  // Taken before the query: a session that ends while it is being read goes into a discarded map.
  const held = heldOf.get(db);
  const known = held?.get(tokenHash);
  const age = now.getTime() - (known?.readAt ?? 0);
  if (known && age >= 0 && age < HOLDS) return known.session;
  const session = await sessionByHash(db, tokenHash);
  if (session) held?.set(tokenHash, { session, readAt: now.getTime() });
  else held?.delete(tokenHash);
  return session;
}

/**
 * Returns the customer of a token, unless the session has been idle for 8 hours or is 7 days old.
 */
export async function findSession(
  db: Db,
  token: string,
  now: Date,
): Promise<SignedInCustomer | undefined> {
  const tokenHash = hashToken(token);
  const session = await readSession(db, tokenHash, now);
  if (session?.status !== 'active' || isOver(session, now)) return undefined;
  if (isTouchDue(session.last_seen_at, now)) {
    session.last_seen_at = now.toISOString();
    await unlessMoving(touchSession(db, tokenHash, session.last_seen_at));
  }

  return {
    id: session.id,
    ownerName: session.owner_name,
    email: session.email,
    customerCode: session.customer_code,
    country: readCountry(session.country),
    lang: readLanguage(session.lang) ?? '',
    tokenHash,
  };
}

/** The last use of a session is stored at most once a minute. */
export const isTouchDue = (lastSeenAt: string, now: Date): boolean =>
  now.getTime() - Date.parse(lastSeenAt) >= MINUTE;

export async function endSession(db: Db, tokenHash: string): Promise<void> {
  await deleteSession(db, tokenHash);
  forgetSessions(db);
}

/** Sessions started or last used before these times have expired and can be deleted. */
export const sessionLimits = (now: Date) => ({
  idleSince: new Date(now.getTime() - IDLE).toISOString(),
  begunBefore: new Date(now.getTime() - LONGEST).toISOString(),
});

/** Whether a session has been idle for 8 hours or is 7 days old. */
export const isOver = (
  { last_seen_at, created_at }: { last_seen_at: string; created_at: string },
  now: Date,
): boolean =>
  now.getTime() - Date.parse(last_seen_at) > IDLE ||
  now.getTime() - Date.parse(created_at) > LONGEST;

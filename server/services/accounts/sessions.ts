import type { CompanyRole } from '#domain/companyRoles';
import { parseCountry, type Country } from '#domain/countries';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/durations';
import { parseLanguage, type Language } from '#domain/languages';
import { RULES } from '#domain/rules';

import { hashToken, newToken } from '../../crypto/tokens';
import type { Db } from '../../db/client';
import { roleOf } from '../../db/customerUsers';
import { listsInForce } from '../../db/priceLists';
import { addSession, deleteSession, sessionByHash, touchSession } from '../../db/sessions';
import type { CustomerId, UserId } from '../../db/tables/ids';
import { ignoreWhileMoving } from '../actions/ignoreWhileMoving';

const IDLE_LIMIT_MS = RULES.sessionIdleHours * HOUR_MS;
const MAX_AGE_MS = RULES.sessionDays * DAY_MS;

/** The customer of a valid session token, and the person who has signed in. */
export interface SignedInCustomer {
  id: CustomerId;
  userId: UserId;
  role: CompanyRole;
  /** Whether this person sees no orders of the company's other people. */
  seesOwnOrders: boolean;
  /** Name and address of the person. */
  ownerName: string;
  email: string;
  customerCode: string;
  /** Name of the customer's owner. */
  accountName: string;
  country: Country;
  lang: Language;
  /** Codes of the price lists in force, up to a second ago. */
  priceLists: readonly string[];
  /** Identifies this one among the person's sessions. */
  tokenHash: string;
}

/** Starts a session and returns its token, of which only the hash is stored. */
export async function openSession(db: Db, userId: UserId, now: Date): Promise<string> {
  const token = newToken();
  await addSession(db, { tokenHash: hashToken(token), userId, at: now.toISOString() });
  return token;
}

type StoredSession = NonNullable<Awaited<ReturnType<typeof sessionByHash>>>;

/**
 * How long a session is cached, in milliseconds; for that long, another process may still accept
 * one that has ended here.
 */
const CACHE_LIFETIME_MS = 1_000;
const MAX_CACHED = 10_000;

type SessionCache = Map<string, { session: StoredSession; readAt: number }>;
const cacheOf = new WeakMap<Db, SessionCache>();

/**
 * Drops the cached sessions of this database; called when one has ended, or its customer has
 * changed.
 */
export const clearSessionCache = (db: Db): void => void cacheOf.set(db, new Map());

/** Returns a session from the cache, or else from the database. */
async function readSession(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<StoredSession | undefined> {
  if ((cacheOf.get(db)?.size ?? MAX_CACHED) >= MAX_CACHED) clearSessionCache(db);
  // Taken before the query: a session that ends while it is being read goes into a discarded map.
  const cache = cacheOf.get(db);
  const cached = cache?.get(tokenHash);
  const age = now.getTime() - (cached?.readAt ?? 0);
  if (cached && age >= 0 && age < CACHE_LIFETIME_MS) return cached.session;
  const session = await sessionByHash(db, tokenHash);
  if (session) cache?.set(tokenHash, { session, readAt: now.getTime() });
  else cache?.delete(tokenHash);
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
  if (session?.status !== 'active' || isExpired(session, now)) return undefined;
  if ((session.user_status ?? 'active') !== 'active') return undefined;
  if (isTouchDue(session.last_seen_at, now)) {
    session.last_seen_at = now.toISOString();
    await ignoreWhileMoving(touchSession(db, tokenHash, session.last_seen_at));
  }

  const role = session.user_role === null ? 'owner' : roleOf(session.user_role);
  return {
    id: session.id,
    userId: session.user_id,
    role,
    seesOwnOrders: role === 'buyer' && session.buyers_see === 'own',
    ownerName: session.user_name ?? session.owner_name,
    email: session.user_email ?? session.email,
    customerCode: session.customer_code,
    accountName: session.owner_name,
    country: parseCountry(session.country),
    lang: parseLanguage(session.user_lang ?? session.lang) ?? '',
    priceLists: listsInForce(session.lists, now),
    tokenHash,
  };
}

/** The last use of a session is stored at most once a minute. */
export const isTouchDue = (lastSeenAt: string, now: Date): boolean =>
  now.getTime() - Date.parse(lastSeenAt) >= MINUTE_MS;

export async function endSession(db: Db, tokenHash: string): Promise<void> {
  await deleteSession(db, tokenHash);
  clearSessionCache(db);
}

/** Sessions started or last used before these times have expired and can be deleted. */
export const sessionLimits = (now: Date) => ({
  idleSince: new Date(now.getTime() - IDLE_LIMIT_MS).toISOString(),
  begunBefore: new Date(now.getTime() - MAX_AGE_MS).toISOString(),
});

/** Whether a session has been idle for 8 hours or is 7 days old. */
export const isExpired = (
  { last_seen_at, created_at }: { last_seen_at: string; created_at: string },
  now: Date,
): boolean =>
  now.getTime() - Date.parse(last_seen_at) > IDLE_LIMIT_MS ||
  now.getTime() - Date.parse(created_at) > MAX_AGE_MS;

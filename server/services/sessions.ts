import { readCountry, type Country } from '#domain/countries';
import { readLanguage, type Language } from '#domain/languages';

import { hashToken, newToken } from '../crypto/tokens';
import type { Db } from '../db/client';
import { addSession, deleteSession, sessionByHash, touchSession } from '../db/sessions';

const MINUTE = 60_000;
const IDLE = 8 * 60 * MINUTE;
const LONGEST = 7 * 24 * 60 * MINUTE;

/** The customer behind a living token. */
export interface SignedInCustomer {
  id: string;
  ownerName: string;
  email: string;
  customerCode: string;
  country: Country;
  lang: Language;
  /** Which of the customer's sessions this is. */
  tokenHash: string;
}

/** Starts a session and returns its token, which is stored nowhere. */
export async function openSession(db: Db, customerId: string, now: Date): Promise<string> {
  const token = newToken();
  await addSession(db, { tokenHash: hashToken(token), customerId, at: now.toISOString() });
  return token;
}

/** The customer of a token, unless the session has been idle for 8 hours or is 7 days old. */
export async function findSession(
  db: Db,
  token: string,
  now: Date,
): Promise<SignedInCustomer | undefined> {
  const tokenHash = hashToken(token);
  const session = await sessionByHash(db, tokenHash);
  if (session?.status !== 'active' || isOver(session, now)) return undefined;
  if (isTouchDue(session.last_seen_at, now)) await touchSession(db, tokenHash, now.toISOString());

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

/** When a session was used is written down once a minute at most. */
export const isTouchDue = (lastSeenAt: string, now: Date): boolean =>
  now.getTime() - Date.parse(lastSeenAt) >= MINUTE;

export const endSession = (db: Db, tokenHash: string): Promise<void> =>
  deleteSession(db, tokenHash);

/** Sessions that began or were last used before these moments are dead and can be cleared away. */
export const sessionLimits = (now: Date) => ({
  idleSince: new Date(now.getTime() - IDLE).toISOString(),
  begunBefore: new Date(now.getTime() - LONGEST).toISOString(),
});

/** True for a session that has been idle for 8 hours or is 7 days old. */
export function isOver(
  { last_seen_at, created_at }: { last_seen_at: string; created_at: string },
  now: Date,
): boolean {
  const { idleSince, begunBefore } = sessionLimits(now);
  return last_seen_at < idleSince || created_at < begunBefore;
}

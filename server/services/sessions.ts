import { createHash, randomBytes } from 'node:crypto';

import { readCountry, type Country } from '#domain/countries';
import { readLanguage, type Language } from '#domain/languages';

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

/** Tokens are random enough to need no salt; a stolen table of hashes opens no session. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Starts a session and returns its token, which is stored nowhere. */
export async function openSession(db: Db, customerId: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await addSession(db, { tokenHash: hashOf(token), customerId, at: now.toISOString() });
  return token;
}

/** The customer of a token, unless the session has been idle for 8 hours or is 7 days old. */
export async function findSession(
  db: Db,
  token: string,
  now: Date,
): Promise<SignedInCustomer | undefined> {
  if (token === '' || token.length > 200) return undefined;
  const tokenHash = hashOf(token);
  const session = await sessionByHash(db, tokenHash);
  if (!session || session.standing !== 'active') return undefined;

  const idle = now.getTime() - Date.parse(session.last_seen_at);
  const age = now.getTime() - Date.parse(session.created_at);
  if (idle > IDLE || age > LONGEST) return undefined;
  if (idle >= MINUTE) await touchSession(db, tokenHash, now.toISOString());

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

export const endSession = (db: Db, tokenHash: string): Promise<void> =>
  deleteSession(db, tokenHash);

/** Sessions that began or were last used before these moments are dead and can be cleared away. */
export const sessionLimits = (now: Date) => ({
  idleSince: new Date(now.getTime() - IDLE).toISOString(),
  begunBefore: new Date(now.getTime() - LONGEST).toISOString(),
});

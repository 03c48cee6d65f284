import { hashToken } from '../../crypto/tokens';
import { inTransaction, type Db } from '../../db/client';
import { lockWrongPasswords, setWrongPasswords } from '../../db/wrongPasswords';
import { Refusal } from '../actions/refusal';

/**
 * Window in milliseconds, and wrong passwords allowed within it per account and per network
 * address.
 */
export const ATTEMPT_WINDOW_MS = 15 * 60_000;
const MAX_PER_ACCOUNT = 10;
const MAX_PER_ADDRESS = 50;

interface Attempt {
  account: string;
  address?: string;
  at: Date;
}

interface Limit {
  guesserHash: string;
  maxAttempts: number;
  /** Meanwhile, a customer can still sign in through the link for a forgotten password. */
  messageKey: 'signIn.tooMany' | 'signIn.tooManyStaff';
}

/**
 * Runs a password comparison unless too many have failed; returns whether the password was right.
 */
export type PasswordAttempts = (
  attempt: Attempt,
  compare: () => Promise<boolean>,
) => Promise<boolean>;

/**
 * Counts wrong passwords in the database, for all servers that share it. An attempt is counted from
 * its start, so that parallel guesses count too, and is uncounted if the password was right.
 * Existing sessions are never ended by it.
 */
export function makePasswordAttempts(db: Db, whose: 'customer' | 'staff'): PasswordAttempts {
  const limit = (guesser: string, maxAttempts: number): Limit => ({
    guesserHash: hashToken(`${whose} ${guesser}`),
    maxAttempts,
    messageKey: whose === 'customer' ? 'signIn.tooMany' : 'signIn.tooManyStaff',
  });

  return async ({ account, address, at }, compare) => {
    // Always in this order, to prevent deadlocks.
    const limits = [limit(`account ${account}`, MAX_PER_ACCOUNT)];
    if (address !== undefined) limits.push(limit(`address ${address}`, MAX_PER_ADDRESS));

    await countAttempt(db, limits, at);
    const isRight = await compare();
    if (isRight) await uncountAttempt(db, limits, at);
    return isRight;
  };
}

const countAttempt = (db: Db, limits: readonly Limit[], at: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    const now = at.getTime();
    for (const { guesserHash, maxAttempts, messageKey } of limits) {
      const all = await lockWrongPasswords(tx, guesserHash, at.toISOString());
      const times = all.filter((time) => Math.abs(now - time) < ATTEMPT_WINDOW_MS);
      if (times.length >= maxAttempts)
        throw tooMany(messageKey, ATTEMPT_WINDOW_MS - (now - (times.at(-maxAttempts) ?? now)));
      await setWrongPasswords(tx, guesserHash, [...times, now]);
    }
  });

const uncountAttempt = (db: Db, limits: readonly Limit[], at: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    for (const { guesserHash } of limits) {
      const times = await lockWrongPasswords(tx, guesserHash, at.toISOString());
      const index = times.indexOf(at.getTime());
      await setWrongPasswords(
        tx,
        guesserHash,
        times.filter((_time, other) => other !== index),
      );
    }
  });

function tooMany(messageKey: Limit['messageKey'], wait: number): Refusal {
  // A clock that was set back makes nobody wait longer than the window.
  const cappedWait = Math.min(wait, ATTEMPT_WINDOW_MS);
  return new Refusal(429, messageKey, {
    params: { minutes: Math.ceil(cappedWait / 60_000) },
    retryAfter: Math.ceil(cappedWait / 1000),
  });
}

import { hash, verify, type Options } from '@node-rs/argon2';

import { limitConcurrency } from '../files/limitConcurrency';

/** argon2id with 19 MiB, two passes, one lane (OWASP Password Storage Cheat Sheet). */
const STRENGTH: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Maximum number of concurrent hashes: each takes 19 MiB and a core. */
const AT_ONCE = 4;
const inTurn = limitConcurrency(AT_ONCE);

export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(password, STRENGTH));

/** Computed once at the same strength, for an e-mail address without an account. */
let nobodysHash: Promise<string> | undefined;

/** Stored in place of a hash for an account whose owner has not chosen a password yet. */
export const NO_PASSWORD = '';

/**
 * Compares for as long for an unknown customer as for a known one, so that timing reveals nothing.
 */
export async function isPassword(
  password: string,
  passwordHash: string | undefined,
): Promise<boolean> {
  nobodysHash ??= hashPassword('an address that nobody has');
  const compared = passwordHash || (await nobodysHash);
  const isRight = await inTurn(() => verify(compared, password));
  return isRight && compared === passwordHash;
}

import { hash, verify, type Options } from '@node-rs/argon2';

import { limitConcurrency } from '../files/limitConcurrency';

/** argon2id with 19 MiB, two passes, one lane (OWASP Password Storage Cheat Sheet). */
const ARGON2_OPTIONS: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Maximum number of concurrent hashes: each takes 19 MiB and a core. */
const MAX_CONCURRENT_HASHES = 4;
const withHashSlot = limitConcurrency(MAX_CONCURRENT_HASHES);

export const hashPassword = (password: string): Promise<string> =>
  withHashSlot(() => hash(password, ARGON2_OPTIONS));

/** Computed once at the same strength, for an e-mail address without an account. */
let dummyHash: Promise<string> | undefined;

/**
 * Compares for as long for an unknown customer as for a known one, so that timing reveals nothing.
 */
export async function isPassword(
  password: string,
  passwordHash: string | undefined,
): Promise<boolean> {
  dummyHash ??= hashPassword('an address that nobody has');
  const comparedHash = passwordHash || (await dummyHash);
  const isRight = await withHashSlot(() => verify(comparedHash, password));
  return isRight && comparedHash === passwordHash;
}

import { createHash } from 'node:crypto';

/** A short name that changes when any of these does. */
export const tagFor = (facts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 32);

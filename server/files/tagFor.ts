import { createHash } from 'node:crypto';

/** Returns a short hash that changes with any of the values. */
export const tagFor = (facts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 32);

import { setTimeout } from 'node:timers/promises';

import { isConflict } from './failures';

/**
 * Maximum number of attempts, and the maximum delay in milliseconds before the second and before
 * any later one.
 */
export const MAX_ATTEMPTS = 10;
const FIRST_DELAY_MS = 20;
const MAX_DELAY_MS = 640;

/**
 * Retries work after a conflict with another transaction, with exponential backoff and jitter. Side
 * effects outside the database would be repeated too, so they belong after the call.
 */
export async function retryOnConflict<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isConflict(error)) throw error;
    }
    await setTimeout(Math.random() * Math.min(FIRST_DELAY_MS * 2 ** (attempt - 1), MAX_DELAY_MS));
  }
}

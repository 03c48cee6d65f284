import { setTimeout } from 'node:timers/promises';

import { isConflict } from './failures';

/**
 * Maximum number of attempts, and the maximum delay in milliseconds before the second and before
 * any later one.
 */
export const MOST_TRIES = 10;
const PAUSE = 20;
const LONGEST = 640;

/**
 * Retries work after a conflict with another transaction, with exponential backoff and jitter. Side
 * effects outside the database would be repeated too, so they belong after the call.
 */
export async function retryOnConflict<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === MOST_TRIES || !isConflict(error)) throw error;
    }
    await setTimeout(Math.random() * Math.min(PAUSE * 2 ** (tries - 1), LONGEST));
  }
}

import { setTimeout } from 'node:timers/promises';

import { isConflict } from './failures';

/** How often work is tried, and the most milliseconds before the second and before any later time. */
export const MOST_TRIES = 10;
const PAUSE = 20;
const LONGEST = 640;

/**
 * Does work anew that another transaction was in the way of, after a pause by chance, so that two do not
 * meet again. What it does outside the database it would do each time: such work does it afterwards.
 */
export async function repeated<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === MOST_TRIES || !isConflict(error)) throw error;
    }
    await setTimeout(Math.random() * Math.min(PAUSE * 2 ** (tries - 1), LONGEST));
  }
}

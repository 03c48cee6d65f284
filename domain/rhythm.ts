import { addDays } from './days';
import { RULES } from './rules';

/** How often a standing list is ordered, in weeks. */
export const MAX_RHYTHM_WEEKS = 26;

/** When a standing list is to be ordered; days are YYYY-MM-DD, `paused_until` is the last day. */
export interface Rhythm {
  every_weeks: number;
  next_on: string;
  paused_from: string | null;
  paused_until: string | null;
}

/** Returns the first day of a rhythm after today, counted from its present one. */
export function dayAfterThis({ every_weeks, next_on }: Rhythm, today: string): string {
  let day = addDays(next_on, 7 * every_weeks);
  while (day <= today) day = addDays(day, 7 * every_weeks);
  return day;
}

export const isPaused = ({ paused_from, paused_until }: Rhythm, today: string): boolean =>
  paused_from !== null && paused_from <= today && (paused_until === null || today <= paused_until);

/** Whether a list waits to be ordered. */
export const isDue = (rhythm: Rhythm, today: string): boolean =>
  rhythm.next_on <= today && !isPaused(rhythm, today);

/** Lists whose day was then or before move on by themselves today. */
export const lastAnswerDay = (today: string): string => addDays(today, -RULES.standingAnswerDays);

/** Whether nobody has answered for so long that a list moves on by itself. */
export const isUnanswered = (rhythm: Rhythm, today: string): boolean =>
  isDue(rhythm, today) && rhythm.next_on <= lastAnswerDay(today);

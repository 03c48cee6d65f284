import { Refusal } from './refusal';

/**
 * Refuses with 412 what was decided on another version than the current one; a caller who has not
 * said which one was seen may change any.
 */
export function refuseStale(
  seen: number | undefined,
  current: number,
  code: Refusal['code'],
  details?: Refusal['details'],
): void {
  if (seen !== undefined && seen !== current) throw new Refusal(412, code, details);
}

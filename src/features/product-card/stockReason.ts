import { isAhead } from '#domain/expectedDay';
import { COMING_SOON } from '#domain/quantity';

import type { Formats } from '../../i18n/formats';

/** Why there is no stock count to show; undefined if there is one. */
export function stockReason(classCode: string, available: number) {
  if (classCode === COMING_SOON) return 'soon';
  if (available < 0) return 'unavailable';
  return available === 0 ? 'none' : undefined;
}

/**
 * The day, YYYY-MM-DD, when more is expected, on one line of a row; undefined once it has passed.
 */
export const shownDay = (format: Formats, day: string | undefined): string | undefined =>
  day && isAhead(day, new Date())
    ? format.dayOfYear(`${day}T12:00`).replace(/\s/g, '\u00a0')
    : undefined;

import type { UnknownAction } from '@reduxjs/toolkit';

import { sessionEnded } from '../../slices/events';
import { sheetClosed, sheetDiscarded } from '../../slices/worksheets/worksheets';

/**
 * Matches the end of an open sheet: its screen was left, it was closed for good, or the session
 * ended.
 */
export const isEndOf =
  (sheet: string) =>
  (action: UnknownAction): boolean =>
    sessionEnded.match(action) ||
    ((sheetClosed.match(action) || sheetDiscarded.match(action)) && action.payload.sheet === sheet);

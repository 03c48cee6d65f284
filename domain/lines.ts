import { RULES } from './rules';

/**
 * Outcome of one requested line: `ok` only in a check (nothing was changed), `added` and `merged`
 * in full, `rounded` and `clamped` with a different quantity, the rest not at all.
 */
export const LINE_OUTCOMES = [
  'ok',
  'added',
  'merged',
  'rounded',
  'clamped',
  'unavailable',
  'unknown',
  'ambiguous',
  'invalid',
] as const;
export type LineOutcome = (typeof LINE_OUTCOMES)[number];

/** Maximum number of lines in one upload. */
export const MAX_UPLOAD_LINES = RULES.fileLines;

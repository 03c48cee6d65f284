/**
 * What became of one line that was asked for: `ok` only in a check (nothing was changed),
 * `added` and `merged` went in whole, `rounded` and `clamped` in another quantity, the rest not at all.
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

/** Most lines that one upload may have. */
export const MAX_UPLOAD_LINES = 50_000;

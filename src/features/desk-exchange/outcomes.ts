/** Possible outcomes of a row, in display order. */
export const OUTCOMES = [
  'added',
  'changed',
  'unchanged',
  'stale',
  'superseded',
  'conflict',
  'needs_confirmation',
  'error',
] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** What can become of a row, in the order in which it is told. */
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

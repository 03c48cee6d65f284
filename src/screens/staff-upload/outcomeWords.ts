import type { Outcome } from '../../features/desk-exchange/outcomes';

/** Whether an outcome is one that the screen has a word for. */
export const isOutcome = (name: string): name is Exclude<Outcome, 'unchanged'> =>
  ['added', 'changed', 'stale', 'superseded', 'conflict', 'needs_confirmation', 'error'].includes(
    name,
  );

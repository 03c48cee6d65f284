import { OUTCOMES, type Outcome } from '../../features/desk-exchange/outcomes';

/** Whether the screen has a label for an outcome. */
export const isOutcome = (name: string): name is Exclude<Outcome, 'unchanged'> =>
  name !== 'unchanged' && OUTCOMES.some((outcome) => outcome === name);

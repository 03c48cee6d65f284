import type { MessageParams } from '#domain/formatMessage';

import type { Change } from '../../import/tellChanges';
import type { MessageKey } from '../../messages/translate';

/** What became of a row that somebody sent, in the order in which the rows were sent. */
export interface RowOutcome {
  /** Counts from 1. */
  row: number;
  /** What it was about: a product in a country, a customer. */
  key: string;
  outcome:
    | 'added'
    | 'changed'
    | 'unchanged'
    /** Older than what is known. */
    | 'stale'
    /** Something else stands there than was expected. */
    | 'conflict'
    /** A later row of the same batch says it anew. */
    | 'superseded'
    | 'needs_confirmation'
    | 'error';
  code?: MessageKey;
  field?: string;
  params?: MessageParams;
  /** What it changes of what is there, where that is asked for. */
  changes?: Change[];
  /** What it stood on, where `changes` do not say so. */
  basis?: string;
}

export type Outcomes = readonly RowOutcome[];

export type OutcomeCounts = Partial<Record<RowOutcome['outcome'], number>>;

export function countOutcomes(outcomes: Outcomes): OutcomeCounts {
  const counts: OutcomeCounts = {};
  for (const { outcome } of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

/** Outcomes of rows that could not be used. */
const BAD: ReadonlySet<RowOutcome['outcome']> = new Set<RowOutcome['outcome']>([
  'conflict',
  'needs_confirmation',
  'error',
]);

export const isBad = ({ outcome }: RowOutcome): boolean => BAD.has(outcome);

export const hasNews = (outcomes: Outcomes): boolean =>
  outcomes.some(({ outcome }) => outcome === 'added' || outcome === 'changed');

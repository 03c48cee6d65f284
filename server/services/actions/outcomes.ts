import type { Change } from '../../catalogue-writing/listChanges';
import type { ServerMessageKey, TranslateParams } from '../../messages/translate';

/** The outcome of one row; outcomes are in the order in which the rows were sent. */
export interface KeyedOutcome {
  /** Row number, starting at 1. */
  row: number;
  /** What the row is about: a product in a country, a customer. */
  key: string;
  outcome:
    | 'added'
    | 'changed'
    | 'unchanged'
    /** Older than the stored data. */
    | 'stale'
    /** The stored value is not the expected one. */
    | 'conflict'
    /** Superseded by a later row of the same batch. */
    | 'superseded'
    | 'needs_confirmation'
    | 'error';
  code?: ServerMessageKey;
  field?: string;
  params?: TranslateParams;
  /** The changes it makes to stored fields, if requested. */
  changes?: Change[];
  /** The state it is based on, if `changes` do not show it. */
  basis?: string;
}

/** Why a row was not applied, or what else it changed. */
export type Reason = Pick<KeyedOutcome, 'code' | 'field' | 'params'>;

export type Outcomes = readonly KeyedOutcome[];

export type OutcomeCounts = Partial<Record<KeyedOutcome['outcome'], number>>;

export function countOutcomes(outcomes: Outcomes): OutcomeCounts {
  const counts: OutcomeCounts = {};
  for (const { outcome } of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

/** Outcomes of rows that could not be used. */
const FAILED_OUTCOMES: ReadonlySet<KeyedOutcome['outcome']> = new Set<KeyedOutcome['outcome']>([
  'conflict',
  'needs_confirmation',
  'error',
]);

export const isBad = ({ outcome }: KeyedOutcome): boolean => FAILED_OUTCOMES.has(outcome);

export const hasChanges = (outcomes: Outcomes): boolean =>
  outcomes.some(({ outcome }) => outcome === 'added' || outcome === 'changed');

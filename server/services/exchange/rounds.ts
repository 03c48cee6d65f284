import { mergeChanges, NO_CHANGES, type ChangedProducts } from '../../catalogue/version';
import type { Db } from '../../db/client';
import type { Action } from '../actions/action';
import type { KeyedOutcome } from '../actions/outcomes';

import type { BatchOptions, BatchResult, DataKind, ImpactEstimate, KeyedRow } from './dataKind';

/** Splits rows so that each key occurs once in a round, and its rows are in their order. */
function roundsOf<Content>(rows: readonly KeyedRow<Content>[]): KeyedRow<Content>[][] {
  const rounds: KeyedRow<Content>[][] = [];
  const occurrences = new Map<string, number>();
  for (const row of rows) {
    const occurrence = occurrences.get(row.key) ?? 0;
    occurrences.set(row.key, occurrence + 1);
    (rounds[occurrence] ??= []).push(row);
  }
  return rounds;
}

/** Applies rows of a kind, those with the same key one after the other. */
export async function takeRows<Content>(
  action: Action,
  kind: DataKind<Content>,
  rows: readonly KeyedRow<Content>[],
  options: BatchOptions,
): Promise<BatchResult> {
  const outcomes: KeyedOutcome[] = [];
  let seen: ChangedProducts = NO_CHANGES;
  for (const round of roundsOf(rows)) {
    const taken = await kind.take(action, round, options);
    outcomes.push(...taken.outcomes);
    seen = mergeChanges(seen, taken.seen);
  }
  return { outcomes, seen };
}

/** Counts the effects of rows that need confirmation, before anything is written. */
export async function estimateRows<Content>(
  tx: Db,
  kind: DataKind<Content>,
  rows: readonly KeyedRow<Content>[],
  options: BatchOptions,
  estimate: ImpactEstimate,
): Promise<void> {
  for (const round of roundsOf(rows)) await kind.estimateImpact(tx, round, options, estimate);
}

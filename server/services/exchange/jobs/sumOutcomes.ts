import type { Db } from '../../../db/client';
import { jobCountsSince } from '../../../db/jobs';

import { progressOf } from './progress';

interface Sum {
  kind: string;
  outcome: string;
  rows: number;
}

/** Counts rows by kind and outcome, over the jobs created since a given time. */
export async function sumOutcomes(db: Db, since: string): Promise<Sum[]> {
  const sums = new Map<string, Sum>();
  for (const { kind, counts } of await jobCountsSince(db, since)) {
    for (const [outcome, rows] of Object.entries(progressOf({ counts }).outcomes)) {
      const key = `${kind} ${outcome}`;
      const before = sums.get(key)?.rows ?? 0;
      sums.set(key, { kind, outcome, rows: before + rows });
    }
  }
  return [...sums.values()];
}

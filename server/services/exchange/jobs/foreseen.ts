import type { Db } from '../../../db/client';
import { outcomesOfPart } from '../../../db/jobs';
import type { JobPartTable } from '../../../db/tables/jobs';
import type { Outcomes, KeyedOutcome } from '../../actions/outcomes';

/** Skipped rows and their outcomes, by row number. */
export type MovedRows = Map<number, KeyedOutcome>;

/**
 * Thrown if rows no longer have the foreseen outcome; rolls back what was written of their part.
 */
class OutcomeChanged extends Error {
  constructor(readonly rows: readonly KeyedOutcome[]) {
    super('Some of the affected data has changed since the preview.');
  }
}

/** Applies a part, and retries it without the rows whose outcome differs from the foreseen one. */
export async function retryWithoutMoved<Result>(
  take: (moved: MovedRows) => Promise<Result>,
): Promise<Result> {
  const moved: MovedRows = new Map();
  for (;;) {
    try {
      return await take(moved);
    } catch (error) {
      if (!(error instanceof OutcomeChanged)) throw error;
      for (const row of error.rows) moved.set(row.row, row);
    }
  }
}

/** Throws if a row of the part that was written differs from what a dry run foresaw. */
export async function assertForeseen(
  tx: Db,
  dryRunId: string,
  { number }: JobPartTable,
  outcomes: Outcomes,
): Promise<void> {
  const foreseen = byRow(await outcomesOfPart(tx, dryRunId, number));
  const moved = outcomes.filter(
    (rowOutcome) => isWritten(rowOutcome) && !isSame(rowOutcome, foreseen.get(rowOutcome.row)),
  );
  if (moved.length > 0) throw new OutcomeChanged(moved.map(conflictOf));
}

const byRow = (outcomes = '[]') =>
  new Map(
    (JSON.parse(outcomes) as KeyedOutcome[]).map((rowOutcome) => [rowOutcome.row, rowOutcome]),
  );

const isWritten = ({ outcome }: KeyedOutcome): boolean =>
  outcome === 'added' || outcome === 'changed';

/** A row set aside in the dry run is written once it is confirmed. */
const isSame = (one: KeyedOutcome, other: KeyedOutcome | undefined): boolean =>
  other !== undefined &&
  (one.outcome === other.outcome || other.outcome === 'needs_confirmation') &&
  basisOf(one) === basisOf(other);

const basisOf = ({ basis, changes = [] }: KeyedOutcome): string =>
  basis ?? JSON.stringify(changes.map(({ field, before }) => [field, before]));

const conflictOf = ({ row, key, changes }: KeyedOutcome): KeyedOutcome => ({
  row,
  key,
  outcome: 'conflict',
  code: 'upload.moved',
  ...(changes && { changes }),
});

import type { Language } from '#domain/languages';

import type { Db } from '../db/client';
import { finishedPartsFrom } from '../db/jobs';
import { translate, type ServerMessageKey } from '../messages/translate';
import type { KeyedOutcome } from '../services/actions/outcomes';
import type { Cell, ExportColumnKind, ExportTable } from '../spreadsheets/sheet';

import { presentOutcome } from './v1/presentOutcome';

/** Number of job parts read at once. */
const BATCH = 20;

const COLUMNS: readonly (readonly [ServerMessageKey, ExportColumnKind, number])[] = [
  ['job.row', 'number', 8],
  ['job.key', 'text', 24],
  ['job.outcome', 'code', 18],
  ['job.field', 'text', 18],
  ['job.code', 'code', 24],
  ['job.message', 'text', 60],
];

/**
 * Outcomes of a job's rows, in row order; outcomes of unchanged rows are not stored. `lines` maps
 * row numbers to lines of the uploaded file.
 */
export function jobResults(
  db: Db,
  jobId: string,
  language: Language,
  lines: readonly number[] = [],
): ExportTable {
  async function* batches() {
    let from: number | undefined = 1;
    while (from !== undefined) {
      const parts = await finishedPartsFrom(db, jobId, from, BATCH + 1);
      yield parts.slice(0, BATCH).flatMap(({ outcomes }) =>
        (JSON.parse(outcomes ?? '[]') as KeyedOutcome[]).map((rowOutcome): Cell[] => {
          const { row, key, outcome, field, code, message } = presentOutcome(language, rowOutcome);
          return [lines[row - 1] ?? row, key, outcome, field ?? '', code ?? '', message ?? ''];
        }),
      );
      from = parts[BATCH]?.first_row;
    }
  }
  return {
    name: translate(language, 'job.results'),
    columns: COLUMNS.map(([key, kind, width]) => ({
      title: translate(language, key),
      kind,
      width,
    })),
    batches: batches(),
  };
}

import type { JobPartTable } from '../../../db/tables/jobs';
import type { DataKind } from '../dataKind';
import { readRows } from '../readRows';

interface PartInput {
  rows: readonly unknown[];
  /** Numbers of those that a row of a later part says anew. */
  superseded: readonly number[];
}

/** How the rows of a part are kept until they are taken. */
export const writeInput = ({ rows, superseded }: PartInput): string =>
  JSON.stringify(superseded.length === 0 ? rows : { rows, superseded });

export function readInput({ input }: Pick<JobPartTable, 'input'>): PartInput {
  const read = JSON.parse(input ?? '[]') as unknown[] | PartInput;
  return Array.isArray(read) ? { rows: read, superseded: [] } : read;
}

/** The rows of a part that are to be taken, and those that are left. */
export function readPart<Content extends object>(kind: DataKind<Content>, part: JobPartTable) {
  const { rows, superseded } = readInput(part);
  return readRows(kind, rows, { firstRow: part.first_row, superseded });
}

import type { JobPartTable } from '../../../db/tables/jobs';
import type { DataKind } from '../dataKind';
import { readRows } from '../readRows';

interface PartInput {
  rows: readonly unknown[];
  /** Numbers of the rows superseded by a row of a later part. */
  superseded: readonly number[];
}

/** Serialises the rows of a part, for storage until they are applied. */
export const writeInput = ({ rows, superseded }: PartInput): string =>
  JSON.stringify(superseded.length === 0 ? rows : { rows, superseded });

export function readInput({ input }: Pick<JobPartTable, 'input'>): PartInput {
  const read = JSON.parse(input ?? '[]') as unknown[] | PartInput;
  return Array.isArray(read) ? { rows: read, superseded: [] } : read;
}

/** Returns the rows of a part to apply, and those to skip. */
export function readPart<Content extends object>(kind: DataKind<Content>, part: JobPartTable) {
  const { rows, superseded } = readInput(part);
  return readRows(kind, rows, { firstRow: part.first_row, superseded });
}

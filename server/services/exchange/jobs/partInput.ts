import type { JobPartTable } from '../../../db/tables/jobs';
import type { DataKind } from '../dataKind';
import { readRows } from '../readRows';

interface PartInput {
  rows: readonly unknown[];
  /** Numbers of the rows superseded by a row of a later part. */
  superseded: readonly number[];
}

/** Serialises the rows of a part, for storage until they are applied. */
export const serialiseInput = ({ rows, superseded }: PartInput): string =>
  JSON.stringify(superseded.length === 0 ? rows : { rows, superseded });

export function parseInput({ input }: Pick<JobPartTable, 'input'>): PartInput {
  const parsed = JSON.parse(input ?? '[]') as unknown[] | PartInput;
  return Array.isArray(parsed) ? { rows: parsed, superseded: [] } : parsed;
}

/** Returns the rows of a part to apply, and those to skip. */
export function readPart<Content extends object>(kind: DataKind<Content>, part: JobPartTable) {
  const { rows, superseded } = parseInput(part);
  return readRows(kind, rows, { firstRow: part.first_row, superseded });
}

import { isRecord } from '#domain/isRecord';

import { EXTRA_CELLS } from '../../table-files/typedRows';

import type { SchemaCheck } from './compileSchema';
import type { Fault } from './refusal';
import { toFaults } from './toFaults';

/**
 * Returns the faults of one row, so that it alone is refused: more cells than its table has
 * headings, those of its schema, or a character that no database can store.
 */
export function rowFaults(check: SchemaCheck, row: unknown): Fault[] {
  if (isRecord(row) && isRecord(row[EXTRA_CELLS])) {
    const { cells, headings } = row[EXTRA_CELLS];
    return [
      { code: 'row.extraCells', params: { cells: Number(cells), headings: Number(headings) } },
    ];
  }
  if (!check.fits(row)) return toFaults(check.errorsOf(row));
  const [field] = Object.entries(row as object).find(([, value]) => hasUnstorableText(value)) ?? [];
  return field === undefined ? [] : [{ code: 'field.form', field }];
}

/** Lone surrogates, which UTF-8 cannot encode. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** PostgreSQL cannot store NUL. */
const hasUnstorableText = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.includes('\0') || LONE_SURROGATE.test(value)
    : typeof value === 'object' && value !== null && Object.values(value).some(hasUnstorableText);

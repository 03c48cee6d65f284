import type { Validator } from 'typebox/compile';

import { readFaults } from './readFaults';
import type { Fault } from './refusal';

/**
 * Returns the faults of one row, so that it alone is refused: those of its schema, or a character
 * that no database can store.
 */
export function rowFaults(check: Validator, row: unknown): Fault[] {
  if (!check.Check(row)) return readFaults(check.Errors(row));
  const [field] = Object.entries(row as object).find(([, value]) => holdsNoText(value)) ?? [];
  return field === undefined ? [] : [{ code: 'field.form', field }];
}

/** Lone surrogates, which UTF-8 cannot encode. */
const HALF = /\p{Surrogate}/u;

/** PostgreSQL cannot store NUL. */
const holdsNoText = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.includes('\0') || HALF.test(value)
    : typeof value === 'object' && value !== null && Object.values(value).some(holdsNoText);

import type { Validator } from 'typebox/compile';

import { readFaults } from './readFaults';
import type { Fault } from './refusal';

/** What is wrong with one row of many, so that it alone is refused: its form, or a sign that no database keeps as it is. */
export function rowFaults(check: Validator, row: unknown): Fault[] {
  if (!check.Check(row)) return readFaults(check.Errors(row));
  const [field] = Object.entries(row as object).find(([, value]) => holdsNoText(value)) ?? [];
  return field === undefined ? [] : [{ code: 'field.form', field }];
}

/** Half of a character, which UTF-8 does not have. */
const HALF = /\p{Surrogate}/u;

/** PostgreSQL stores no NUL. */
const holdsNoText = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.includes('\0') || HALF.test(value)
    : typeof value === 'object' && value !== null && Object.values(value).some(holdsNoText);
